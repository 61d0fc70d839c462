/** The words of the knobs of Ducks and Geese, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  forfeitPoints: {
    name: 'Punkte für eine aufgegebene Runde',
    text: 'Wer die Runde aufgibt, schenkt den anderen {value}.',
  },
  zeroPoints: knobWords.zeroPoints,
  doubleZeroPoints: knobWords.doubleZeroPoints,
};
