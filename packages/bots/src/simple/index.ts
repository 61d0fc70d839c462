/** The simple bot: rules of thumb for each game, no search. It answers at once and is the yardstick for the others. */
import type { Random } from '@followsuit/engine';
import { type Bot, legalMoves } from '../bot.ts';
import { bishop } from './bishop.ts';
import { coralon } from './coralon.ts';
import { general } from './general.ts';
import { Reading } from './reading.ts';
import { speedRun } from './speed-run.ts';
import { stones } from './stones.ts';

/** Chooses one of several legal moves (listed in canonical order). */
type Player = (reading: Reading, legal: readonly number[], random: Random) => number;

const players: Readonly<Record<string, Player>> = { bishop, coralon, 'speed-run': speedRun, stones };

export const simple: Bot = {
  name: 'simple',
  choose(view, random) {
    const legal = Array.from(legalMoves(view));
    if (legal.length === 1) return legal[0];
    const player = players[view.rules.game.id] ?? general;
    return player(new Reading(view), legal, random);
  },
};
