/** Ducks and Geese in plain JSON: `import { ducksAndGeese } from '@followsuit/games/ducks-and-geese'`. */
import { playable } from '../playable.ts';
import { type DucksAndGeeseView, ducksAndGeese as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { DucksAndGeeseView } from './rules.ts';
export const ducksAndGeese = playable<DucksAndGeeseView>(game, sentences);
