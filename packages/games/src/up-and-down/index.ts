/** Up and Down in plain JSON: `import { upAndDown } from '@followsuit/games/up-and-down'`. */
import { playable } from '../playable.ts';
import { upAndDown as game, type UpAndDownView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { UpAndDownView } from './rules.ts';
export const upAndDown = playable<UpAndDownView>(game, sentences);
