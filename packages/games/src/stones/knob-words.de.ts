/** The words of the knobs of Stones, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: { name: 'Karten pro Blatt', text: 'Alle bekommen {value} Karten; der Rest liegt verdeckt beiseite.' },
  mustFollow: knobWords.mustFollow,
  trickPoints: {
    name: 'Punkte pro gebotenem Stich',
    text: 'Jeder gebotene Stich zählt {value}, geschafft oder verfehlt.',
  },
  bagPoints: { name: 'Punkte für einen Überstich', text: 'Jeder Stich über dem Gebot zählt {value}.' },
  nilPoints: { name: 'Punkte für eine Null', text: 'Eine geschaffte Null bringt {value}.' },
  tenBagsCost: { name: 'Strafe für zehn Überstiche', text: 'Zehn Überstiche kosten {value} Punkte.' },
};
