/** What can be turned in Up and Down. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  mustFollowKnob('VINES-PLAY-3'),
  choiceKnob('lowestLetter', ['T', '6', '7', 'F', 'B'], 'UPDOWN-PLAY-3'),
  { id: 'bet', values: [2, 4, 6, 8], standard: () => 2, rule: 'UPDOWN-COIN-2' },
  numberKnob('takeBackCoins', 0, 5, 1, 'UPDOWN-FORMAL-3'),
  numberKnob('lowestBid', 1, 10, 3, 'UPDOWN-BID-2'),
];
