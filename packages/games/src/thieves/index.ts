/** Thieves in plain JSON: `import { thieves } from '@followsuit/games/thieves'`. */
import { playable } from '../playable.ts';
import { thieves as game, type ThievesView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { ThievesView } from './rules.ts';
export const thieves = playable<ThievesView>(game, sentences);
