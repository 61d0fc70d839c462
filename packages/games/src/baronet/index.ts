/** Baronet in plain JSON: `import { baronet } from '@followsuit/games/baronet'`. */
import { playable } from '../playable.ts';
import { type BaronetView, baronet as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { BaronetView } from './rules.ts';
export const baronet = playable<BaronetView>(game, sentences);
