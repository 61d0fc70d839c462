/** Euchre in plain JSON: `import { euchre } from '@followsuit/games/euchre'`. */
import { playable } from '../playable.ts';
import { type EuchreView, euchre as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { EuchreView } from './rules.ts';
export const euchre = playable<EuchreView>(game, sentences);
