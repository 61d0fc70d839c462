import type { Game, Options, Play, TrickGame } from '@followsuit/engine';
import { baronet } from './baronet/rules.ts';
import { bishop } from './bishop/rules.ts';
import { chevalier } from './chevalier/rules.ts';
import { coralon } from './coralon/rules.ts';
import { coralonPartners } from './coralon-partners/rules.ts';
import { ducksAndGeese } from './ducks-and-geese/rules.ts';
import { ducksAndGeeseCutthroat } from './ducks-and-geese-cutthroat/rules.ts';
import { euchre } from './euchre/rules.ts';
import { listedExamples } from './examples/index.ts';
import { hearts } from './hearts/rules.ts';
import { ohHell } from './oh-hell/rules.ts';
import { piecepackSteppingStones } from './piecepack-stepping-stones/rules.ts';
import { setUpOnce } from './rules-cache.ts';
import { skat } from './skat/rules.ts';
import { spades } from './spades/rules.ts';
import { speedRun } from './speed-run/rules.ts';
import { steppingStones } from './stepping-stones/rules.ts';
import { stones } from './stones/rules.ts';
import { thief } from './thief/rules.ts';
import { thieves } from './thieves/rules.ts';
import { upAndDown } from './up-and-down/rules.ts';
import { whist } from './whist/rules.ts';

const own: readonly TrickGame[] = [
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

const classics: readonly TrickGame[] = [whist, hearts, spades, ohHell, euchre, skat];

const listed = [...own, ...classics];

/** An example gives way to a game of the same id. */
const examples = listedExamples.filter(({ id }) => listed.every((game) => game.id !== id));

/** The trick-taking games, in the order in which they are listed. */
export const trickGames: readonly TrickGame[] = [...listed, ...examples];

/** All games. */
export const games: readonly Game[] = [...own, piecepackSteppingStones, ...classics, ...examples];

/** The game with an id. @example gameOf('coralon')?.name === 'Coralon' */
export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

/** A game, set up; equal setups share their rules. @example rulesFor('coralon', 3, options) */
export function rulesFor(id: string, players: number, options: Options): Play {
  const game = gameOf(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return setUpOnce(game, players, options);
}

export { codesOf, handOf, pokerName, pokerScore } from './poker.ts';
