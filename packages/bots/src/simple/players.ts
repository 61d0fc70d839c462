/** The simple player of each game, by its id. The web app loads them game by game: packages/web/build/models.ts. */
import type { Random } from '@followsuit/engine';
import { baronet } from './baronet.ts';
import { bishop } from './bishop.ts';
import { chevalier } from './chevalier.ts';
import { coralon } from './coralon.ts';
import { coralonPartners } from './coralon-partners.ts';
import { ducksAndGeese } from './ducks-and-geese.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat.ts';
import type { Reading } from './reading.ts';
import { speedRun } from './speed-run.ts';
import { steppingStones } from './stepping-stones.ts';
import { stones } from './stones.ts';
import { thief } from './thief.ts';
import { thieves } from './thieves.ts';
import { upAndDown } from './up-and-down.ts';

/** Chooses one of several legal moves (listed in canonical order). */
export type Player = (reading: Reading, legal: readonly number[], random: Random) => number;

export const simplePlayers: Readonly<Record<string, Player | undefined>> = {
  baronet,
  bishop,
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
