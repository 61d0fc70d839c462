/** What can be turned in Thieves. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 5, 2, 'THIEVES-BID-3'),
  choiceKnob('firstLead', ['bidder', 'left'], 'THIEVES-PLAY-1'),
  numberKnob('exactBonus', 0, 20, 0, 'THIEVES-SCORE-2'),
  numberKnob('missPenalty', 0, 20, 0, 'THIEVES-SCORE-4'),
];
