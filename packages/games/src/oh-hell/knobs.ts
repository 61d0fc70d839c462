/** What can be turned in Oh Hell. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('lowestBid', 0, 3, 0, 'OHHELL-BID-2'),
  choiceKnob('firstLead', ['left', 'bidder'], 'OHHELL-PLAY-2'),
  mustFollowKnob('OHHELL-PLAY-3'),
  numberKnob('bonus', 0, 30, 10, 'OHHELL-SCORE-1'),
  numberKnob('perTrick', 0, 10, 1, 'OHHELL-SCORE-1'),
  numberKnob('missPenalty', 0, 20, 0, 'OHHELL-SCORE-2'),
];
