/** Hearts in plain JSON: `import { hearts } from '@followsuit/games/hearts'`. */
import { playable } from '../playable.ts';
import { hearts as game, type HeartsView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { HeartsView } from './rules.ts';
export const hearts = playable<HeartsView>(game, sentences);
