/** Coralon in plain JSON: `import { coralon } from '@followsuit/games/coralon'`. */
import { playable } from '../playable.ts';
import { type CoralonView, coralon as game } from './rules.ts';
import { sentences } from './sentences.ts';

export type { CoralonView } from './rules.ts';
export const coralon = playable<CoralonView>(game, sentences);
