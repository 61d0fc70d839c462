/** The words of the knobs of Ducks and Geese, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  forfeitPoints: {
    name: 'Points for a hand given up',
    text: 'A dealer who gives the hand up gives the other side {value}.',
  },
  zeroPoints: knobWords.zeroPoints,
  doubleZeroPoints: knobWords.doubleZeroPoints,
} as const;
