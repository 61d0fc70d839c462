/** Ducks and Geese, cutthroat in plain JSON: `import { ducksAndGeeseCutthroat } from '@followsuit/games/ducks-and-geese-cutthroat'`. */
import { playable } from '../playable.ts';
import { type DucksAndGeeseCutthroatView, ducksAndGeeseCutthroat as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { DucksAndGeeseCutthroatView } from './rules.ts';
export const ducksAndGeeseCutthroat = playable<DucksAndGeeseCutthroatView>(game, sentences);
