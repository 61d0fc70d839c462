/** What can be turned in Spades. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('lowestBid', 1, 4, 1, 'SPADES-BID-2'),
  numberKnob('behind', 0, 300, 100, 'SPADES-BLIND-1'),
  mustFollowKnob('SPADES-PLAY-3'),
  numberKnob('trickPoints', 1, 20, 10, 'SPADES-SCORE-1'),
  numberKnob('bagPoints', -10, 10, 1, 'SPADES-SCORE-3'),
  numberKnob('nilPoints', 0, 300, 100, 'SPADES-SCORE-4'),
  numberKnob('blindNilPoints', 0, 500, 200, 'SPADES-SCORE-4'),
];
