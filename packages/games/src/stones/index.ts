/** Stones in plain JSON: `import { stones } from '@followsuit/games/stones'`. */
import { playable } from '../playable.ts';
import { stones as game, type StonesView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { StonesView } from './rules.ts';
export const stones = playable<StonesView>(game, sentences);
