/** What can be turned in Skat. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('needed', 46, 90, 61, 'SKAT-POINTS-2'),
  numberKnob('schneider', 0, 45, 30, 'SKAT-POINTS-3'),
  numberKnob('lostFactor', 1, 4, 2, 'SKAT-SCORE-2'),
  numberKnob('wonBonus', 0, 100, 50, 'SKAT-SCORE-4'),
  numberKnob('lostPenalty', 0, 100, 50, 'SKAT-SCORE-4'),
  numberKnob('rivalsBonus', 0, 100, 40, 'SKAT-SCORE-4'),
  mustFollowKnob('SKAT-PLAY-3'),
];
