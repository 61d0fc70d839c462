/** Whist in plain JSON: `import { whist } from '@followsuit/games/whist'`. */
import { playable } from '../playable.ts';
import { whist as game, type WhistView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { WhistView } from './rules.ts';
export const whist = playable<WhistView>(game, sentences);
