/** What can be turned in Ducks and Geese, cutthroat. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, mustFollowKnob, numberKnob, suitsKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 4, 13, 8, 'DUCKSCUT-DEAL-1'),
  suitsKnob('DUCKSCUT-DEAL-1'),
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 6, 2, 'DUCKSCUT-BID-2'),
  choiceKnob('keptDeuce', ['on', 'off'], 'DUCKSCUT-PLAY-3'),
  numberKnob('bidsLost', 0, 3, 1, 'DUCKSCUT-SCORE-3'),
];
