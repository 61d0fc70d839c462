/** The simple bot: rules of thumb for each game, no search. It answers at once and is the yardstick for the others. */
import { type Bot, legalMoves, showsTricks } from '../bot.ts';
import { general } from './general.ts';
import { simplePlayers } from './players.ts';
import { Reading } from './reading.ts';

export const simple: Bot = {
  name: 'simple',
  choose(view, random) {
    const legal = Array.from(legalMoves(view));
    if (legal.length === 1) return legal[0];
    if (!showsTricks(view)) return legal[random.below(legal.length)];
    const player = simplePlayers[view.rules.game.id] ?? general;
    return player(new Reading(view), legal, random);
  },
};
