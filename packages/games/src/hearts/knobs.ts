/** What can be turned in Hearts. Everything stays above zero so that a game ends and a moon can be told. */
import type { Knob } from '@followsuit/engine';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('heartPoints', 1, 5, 1, 'HEARTS-SCORE-1'),
  numberKnob('queenPoints', 2, 26, 13, 'HEARTS-SCORE-2'),
  numberKnob('jackPoints', 2, 10, 10, 'HEARTS-SCORE-3'),
  numberKnob('moonPoints', 0, 100, 26, 'HEARTS-SCORE-4'),
  numberKnob('passCount', 1, 4, 3, 'HEARTS-PASS-2'),
  mustFollowKnob('HEARTS-PLAY-3'),
];
