/** What can be turned in Euchre. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  mustFollowKnob('EUCHRE-PLAY-3'),
  numberKnob('needed', 1, 5, 3, 'EUCHRE-SCORE-1'),
  numberKnob('made', 1, 5, 1, 'EUCHRE-SCORE-1'),
  numberKnob('march', 1, 10, 2, 'EUCHRE-SCORE-2'),
  numberKnob('aloneMarch', 1, 10, 4, 'EUCHRE-SCORE-3'),
  numberKnob('euchred', 0, 10, 2, 'EUCHRE-SCORE-4'),
];
