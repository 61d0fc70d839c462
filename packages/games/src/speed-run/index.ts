/** Speed Run in plain JSON: `import { speedRun } from '@followsuit/games/speed-run'`. */
import { playable } from '../playable.ts';
import { speedRun as game, type SpeedRunView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { SpeedRunView } from './rules.ts';
export const speedRun = playable<SpeedRunView>(game, sentences);
