/** What can be turned in Stones. */
import type { Deck, Knob, Options } from '@followsuit/engine';
import { janken, jankenWithoutJokers } from '../parts/decks.ts';
import { mustFollowKnob, numberKnob } from '../parts/knobs.ts';

export const deckOf = ({ jokers }: Options): Deck => (jokers === 'on' ? janken : jankenWithoutJokers);

/** As many cards as there are for everybody. */
const fullHand = (players: number, options: Options): number =>
  Math.floor(deckOf(options).cards.length / (players + (options.ghostHand === 'on' ? 1 : 0)));

export const knobs: readonly Knob[] = [
  numberKnob('handSize', 4, 23, fullHand, 'STONES-DEAL-2'),
  mustFollowKnob('STONES-PLAY-4'),
  numberKnob('trickPoints', 1, 20, 10, 'STONES-SCORE-1'),
  numberKnob('bagPoints', -10, 10, 1, 'STONES-SCORE-1'),
  numberKnob('nilPoints', 0, 300, 150, 'STONES-SCORE-3'),
  numberKnob('tenBagsCost', 0, 300, 100, 'STONES-SCORE-5'),
];
