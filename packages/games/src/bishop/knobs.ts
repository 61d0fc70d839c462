/** What can be turned in Bishop. */
import type { Knob } from '@followsuit/engine';
import { numberKnob } from '../parts/knobs.ts';
import { pointCardKnobs } from '../parts/point-cards-knobs.ts';

export const knobs: readonly Knob[] = [
  ...pointCardKnobs,
  numberKnob('partnerFactor', 0, 2, 1, 'BISHOP-SCORE-1'),
  numberKnob('missFactor', 0, 3, 1, 'BISHOP-SCORE-2'),
  numberKnob('aloneFactor', 1, 3, 1, 'BISHOP-SCORE-3'),
];
