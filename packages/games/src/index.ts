import type { Game, TrickGame } from '@followsuit/engine';
import { baronet } from './baronet.ts';
import { bishop } from './bishop.ts';
import { chevalier } from './chevalier.ts';
import { coralon } from './coralon.ts';
import { coralonPartners } from './coralon-partners.ts';
import { ducksAndGeese } from './ducks-and-geese.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat.ts';
import { piecepackSteppingStones } from './piecepack/rules.ts';
import { speedRun } from './speed-run.ts';
import { steppingStones } from './stepping-stones.ts';
import { stones } from './stones.ts';
import { thief } from './thief.ts';
import { thieves } from './thieves.ts';
import { upAndDown } from './up-and-down.ts';

/** The games of tricks, in the order in which they are listed. */
export const trickGames: readonly TrickGame[] = [
  coralon,
  coralonPartners,
  thief,
  thieves,
  ducksAndGeese,
  ducksAndGeeseCutthroat,
  bishop,
  baronet,
  chevalier,
  upAndDown,
  stones,
  steppingStones,
  speedRun,
];

/** All games. */
export const games: readonly Game[] = [...trickGames, piecepackSteppingStones];

/** The game of an id. @example gameOf('coralon')?.name === 'Coralon' */
export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

export { vines } from './parts/decks.ts';
export { codesOf, handOf, pokerName, pokerScore } from './poker.ts';
