import type { Game, TrickGame } from '@followsuit/engine';
import { baronet } from './baronet/rules.ts';
import { bishop } from './bishop/rules.ts';
import { chevalier } from './chevalier/rules.ts';
import { coralon } from './coralon/rules.ts';
import { coralonPartners } from './coralon-partners/rules.ts';
import { ducksAndGeese } from './ducks-and-geese/rules.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat/rules.ts';
import { listedExamples } from './examples/index.ts';
import { piecepackSteppingStones } from './piecepack-stepping-stones/rules.ts';
import { speedRun } from './speed-run/rules.ts';
import { steppingStones } from './stepping-stones/rules.ts';
import { stones } from './stones/rules.ts';
import { thief } from './thief/rules.ts';
import { thieves } from './thieves/rules.ts';
import { upAndDown } from './up-and-down/rules.ts';

const listed: readonly TrickGame[] = [
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

/** The trick-taking games, in the order in which they are listed; an example gives way to a game of the same id. */
export const trickGames: readonly TrickGame[] = [
  ...listed,
  ...listedExamples.filter(({ id }) => listed.every((game) => game.id !== id)),
];

/** All games. */
export const games: readonly Game[] = [...trickGames, piecepackSteppingStones];

/** The game with an id. @example gameOf('coralon')?.name === 'Coralon' */
export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

export { codesOf, handOf, pokerName, pokerScore } from './poker.ts';
export { rulesFor } from './rules-cache.ts';
