/** Stepping Stones in plain JSON: `import { steppingStones } from '@followsuit/games/stepping-stones'`. */
import { playable } from '../playable.ts';
import { steppingStones as game, type SteppingStonesView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { SteppingStonesView } from './rules.ts';
export const steppingStones = playable<SteppingStonesView>(game, sentences);
