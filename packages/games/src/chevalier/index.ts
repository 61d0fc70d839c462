/** Chevalier in plain JSON: `import { chevalier } from '@followsuit/games/chevalier'`. */
import { playable } from '../playable.ts';
import { type ChevalierView, chevalier as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { ChevalierView } from './rules.ts';
export const chevalier = playable<ChevalierView>(game, sentences);
