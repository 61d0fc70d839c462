/** What can be turned in Speed Run. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 6, 12, 12, 'SPEEDRUN-DEAL-1'),
  mustFollowKnob('SPEEDRUN-PLAY-3'),
  numberKnob('perfectPoints', -10, -1, -2, 'SPEEDRUN-SCORE-3'),
  numberKnob('offPoints', 1, 2, 1, 'SPEEDRUN-SCORE-3'),
  numberKnob('revealFactor', 2, 3, 2, 'SPEEDRUN-REVEAL-3'),
  numberKnob('passes', 1, 3, (_players, { length }) => (length === 'short' ? 1 : 2), 'SPEEDRUN-SETUP-3'),
];
