/** The words of the knobs of Spades, in German. */
import type { VariantWords } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';

export const knobs: VariantWords['knobs'] = {
  lowestBid: { name: knobWords.lowestBid.name, text: 'Das niedrigste Gebot außer Null ist {value}.' },
  behind: {
    name: 'Rückstand für eine blinde Null',
    text: 'Blind Null bieten darf ein Paar bei {value} Punkten Rückstand.',
  },
  mustFollow: knobWords.mustFollow,
  trickPoints: {
    name: 'Punkte für einen gebotenen Stich',
    text: 'Jeder gebotene Stich zählt {value}, im Guten wie im Schlechten.',
  },
  bagPoints: { name: 'Punkte für einen Überstich', text: 'Jeder Stich über dem Gebot zählt {value}.' },
  nilPoints: { name: 'Punkte für eine Null', text: 'Eine Null bringt oder kostet {value}.' },
  blindNilPoints: { name: 'Punkte für eine blinde Null', text: 'Eine blinde Null bringt oder kostet {value}.' },
};

export const acts: VariantWords['acts'] = {
  blindNil: 'blinde Null',
};
