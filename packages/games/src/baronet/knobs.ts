/** What can be turned in Baronet. */
import type { Knob } from '@followsuit/engine';
import { numberKnob } from '../parts/knobs.ts';
import { pointCardKnobs } from '../parts/point-cards-knobs.ts';

export const knobs: readonly Knob[] = [
  ...pointCardKnobs,
  numberKnob('coinsPerPoint', 1, 10, 1, 'BARONET-COIN-2'),
  numberKnob('partnerShare', 2, 6, 3, 'BARONET-PAY-1'),
];
