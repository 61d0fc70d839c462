/** The simple bot: rules of thumb for each game, no search. It answers at once and is the yardstick for the others. */
import type { Random } from '@followsuit/engine';
import { type Bot, legalMoves, showsTricks } from '../bot.ts';
import { bishop } from './bishop.ts';
import { chevalier } from './chevalier.ts';
import { coralon } from './coralon.ts';
import { coralonPartners } from './coralon-partners.ts';
import { ducksAndGeese } from './ducks-and-geese.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat.ts';
import { general } from './general.ts';
import { Reading } from './reading.ts';
import { speedRun } from './speed-run.ts';
import { steppingStones } from './stepping-stones.ts';
import { stones } from './stones.ts';
import { thief } from './thief.ts';
import { thieves } from './thieves.ts';
import { upAndDown } from './up-and-down.ts';

/** Chooses one of several legal moves (listed in canonical order). */
type Player = (reading: Reading, legal: readonly number[], random: Random) => number;

const players: Readonly<Record<string, Player>> = {
  bishop,
  baronet: bishop,
  chevalier,
  coralon,
  'coralon-partners': coralonPartners,
  'ducks-and-geese': ducksAndGeese,
  'ducks-and-geese-cutthroat': ducksAndGeeseCutthroat,
  'speed-run': speedRun,
  'stepping-stones': steppingStones,
  stones,
  thief,
  thieves,
  'up-and-down': upAndDown,
};

export const simple: Bot = {
  name: 'simple',
  choose(view, random) {
    const legal = Array.from(legalMoves(view));
    if (legal.length === 1) return legal[0];
    if (!showsTricks(view)) return legal[random.below(legal.length)];
    const player = players[view.rules.game.id] ?? general;
    return player(new Reading(view), legal, random);
  },
};
