/** The knobs that Bishop and Baronet share. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, mustFollowKnob, numberKnob } from './knobs.ts';

export const pointCardKnobs: readonly Knob[] = [
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('highestBid', 5, 10, 10, 'BISHOP-BID-2'),
  choiceKnob('playOut', ['off', 'on'], 'BISHOP-PLAY-2'),
];
