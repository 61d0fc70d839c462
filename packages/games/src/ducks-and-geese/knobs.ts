/** What can be turned in Ducks and Geese. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob, suitsKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 4, 13, 7, 'DUCKS-DEAL-1'),
  suitsKnob('DUCKS-DEAL-1'),
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 6, (_players, { pointCards }) => (pointCards === 'dog' ? 2 : 3), 'DUCKS-BID-2'),
  numberKnob('forfeitPoints', 0, 10, 3, 'DUCKS-BID-4'),
  numberKnob('zeroPoints', 0, 30, 5, 'DUCKS-SCORE-4'),
  numberKnob('doubleZeroPoints', 0, 30, 12, 'DUCKS-SCORE-5'),
];
