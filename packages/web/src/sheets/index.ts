/** What each game adds to the plain table. */
import type { Touch } from '../table/scene.ts';
import { baronet } from './baronet.tsx';
import { bishop } from './bishop.tsx';
import { chevalier } from './chevalier.tsx';
import { coralon } from './coralon.tsx';
import { coralonPartners } from './coralon-partners.tsx';
import { ducksAndGeese } from './ducks-and-geese.tsx';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat.tsx';
import { speedRun } from './speed-run.tsx';
import { steppingStones } from './stepping-stones.tsx';
import { stones } from './stones.tsx';
import { thief } from './thief.tsx';
import { thieves } from './thieves.tsx';
import { upAndDown } from './up-and-down.tsx';

export const touches: Readonly<Record<string, Touch>> = {
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

const NOTHING: Touch = {};

/** @example touchOf('bishop').sheet */
export const touchOf = (game: string): Touch => touches[game] ?? NOTHING;
