/** Spades in plain JSON: `import { spades } from '@followsuit/games/spades'`. */
import { playable } from '../playable.ts';
import { spades as game, type SpadesView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { SpadesView } from './rules.ts';
export const spades = playable<SpadesView>(game, sentences);
