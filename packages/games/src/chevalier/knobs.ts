/** What can be turned in Chevalier. */
import type { Knob } from '@followsuit/engine';
import { choiceKnob, lowestRankKnob, mustFollowKnob, numberKnob, suitsKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 5, 13, 10, 'CHEVALIER-DEAL-1'),
  lowestRankKnob('234567', 'CHEVALIER-DEAL-1'),
  suitsKnob('CHEVALIER-DEAL-1'),
  choiceKnob('firstLead', ['bidder', 'left'], 'CHEVALIER-PLAY-1'),
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('biddersSweep', 0, 9, 2, 'CHEVALIER-SCORE-3'),
  numberKnob('othersSweep', 0, 9, 1, 'CHEVALIER-SCORE-3'),
  numberKnob('bidsLost', 0, 3, 0, 'CHEVALIER-SCORE-5'),
  numberKnob('bumpFactor', 0, 3, 1, 'CHEVALIER-SCORE-5'),
];
