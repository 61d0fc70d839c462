/** What can be turned in Whist. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, lowestRankKnob, mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 5, 13, 13, 'WHIST-DEAL-1'),
  numberKnob('book', 0, 9, 6, 'WHIST-SCORE-1'),
  lowestRankKnob('2345678', 'WHIST-PLAY-4'),
  choiceKnob('firstLead', ['left', 'dealer'], 'WHIST-PLAY-2'),
  mustFollowKnob('WHIST-PLAY-3'),
];
