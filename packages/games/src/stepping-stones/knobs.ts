/** What can be turned in Stepping Stones. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 6, 12, 12, 'STEPPING-DEAL-1'),
  mustFollowKnob('STEPPING-PLAY-3'),
  numberKnob('lateFrom', 2, 12, 7, 'STEPPING-SCORE-1'),
  { id: 'beatPoints', values: [2, 4, 6, 8], standard: () => 2, rule: 'STEPPING-SCORE-4' },
  numberKnob('rowPoints', -5, 5, -1, 'STEPPING-SCORE-4'),
  numberKnob('redoTokens', 1, 3, 1, 'STEPPING-SETUP-4'),
];
