/** Skat in plain JSON: `import { skat } from '@followsuit/games/skat'`. */
import { playable } from '../playable.ts';
import { skat as game, type SkatView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { SkatView } from './rules.ts';
export const skat = playable<SkatView>(game, sentences);
