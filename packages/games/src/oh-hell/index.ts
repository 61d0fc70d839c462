/** Oh Hell in plain JSON: `import { ohHell } from '@followsuit/games/oh-hell'`. */
import { playable } from '../playable.ts';
import { ohHell as game, type OhHellView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { OhHellView } from './rules.ts';
export const ohHell = playable<OhHellView>(game, sentences);
