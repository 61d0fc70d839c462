/** What can be turned in Coralon. */
import type { Knob } from '@followsuit/engine';
import { vines } from '../parts/decks.ts';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 5, 18, (players) => Math.floor(vines.cards.length / players), 'CORALON-DEAL-1'),
  mustFollowKnob('VINES-PLAY-3'),
  numberKnob('lowestBid', 1, 5, 2, 'CORALON-BID-3'),
  numberKnob('exactBonus', 0, 20, 0, 'CORALON-SCORE-1'),
  numberKnob('missPenalty', 0, 20, 0, 'CORALON-SCORE-3'),
];
