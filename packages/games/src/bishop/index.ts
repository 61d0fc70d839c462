/** Bishop in plain JSON: `import { bishop } from '@followsuit/games/bishop'`. */
import { playable } from '../playable.ts';
import { type BishopView, bishop as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { BishopView } from './rules.ts';
export const bishop = playable<BishopView>(game, sentences);
