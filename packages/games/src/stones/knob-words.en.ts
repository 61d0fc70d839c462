/** The words of the knobs of Stones, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: { name: 'Cards in hand', text: 'Everybody gets {value} cards; the rest lies aside, unseen.' },
  mustFollow: knobWords.mustFollow,
  trickPoints: { name: 'Points for a trick bid', text: 'Each trick of a bid counts {value}, won or lost.' },
  bagPoints: { name: 'Points for a bag', text: 'Each trick above the bid counts {value}.' },
  nilPoints: { name: 'Points for a nil', text: 'A nil that is made scores {value}.' },
  tenBagsCost: { name: 'Penalty for ten bags', text: 'Ten bags cost {value} points.' },
} as const;
