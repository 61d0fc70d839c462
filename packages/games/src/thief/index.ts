/** Thief in plain JSON: `import { thief } from '@followsuit/games/thief'`. */
import { playable } from '../playable.ts';
import { thief as game, type ThiefView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { ThiefView } from './rules.ts';
export const thief = playable<ThiefView>(game, sentences);
