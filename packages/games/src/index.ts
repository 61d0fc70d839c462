import type { Game } from '@followsuit/engine';
import { bishop } from './bishop.ts';
import { coralon } from './coralon.ts';
import { speedRun } from './speed-run.ts';
import { stones } from './stones.ts';

/** All games, in the order in which they are listed. */
export const games: readonly Game[] = [coralon, bishop, stones, speedRun];

/** The game of an id. @example gameOf('coralon')?.name === 'Coralon' */
export const gameOf = (id: string): Game | undefined => games.find((game) => game.id === id);

export { vines } from './parts/decks.ts';
export { handOf, pokerName, pokerScore } from './poker.ts';
