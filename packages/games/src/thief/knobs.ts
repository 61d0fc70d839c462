/** What can be turned in Thief. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 5, 18, (players) => [12, 13, 11, 9][players - 3], 'THIEF-DEAL-1'),
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 5, (_players, { bidIn }) => (bidIn === 'points' ? 3 : 2), 'THIEF-BID-3'),
  numberKnob('exactBonus', 0, 20, 0, 'THIEF-SCORE-1'),
  numberKnob('missPenalty', 0, 20, 0, 'THIEF-SCORE-3'),
];
