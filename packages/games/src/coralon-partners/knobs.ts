/** What can be turned in Coralon Partners. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 5, 2, 'CORALON-PARTNERS-BID-3'),
  numberKnob('exactBonus', 0, 20, 0, 'CORALON-PARTNERS-SCORE-1'),
  numberKnob('missPenalty', 0, 20, 0, 'CORALON-PARTNERS-SCORE-3'),
  numberKnob('zeroPoints', 0, 50, 10, 'CORALON-PARTNERS-SCORE-4'),
  numberKnob('doubleZeroPoints', 0, 50, 25, 'CORALON-PARTNERS-SCORE-5'),
];
