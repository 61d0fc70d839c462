/** The words of the knobs of Spades, in English. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  lowestBid: { name: knobWords.lowestBid.name, text: 'The lowest bid besides nil is {value}.' },
  behind: { name: 'Behind, for a blind nil', text: 'A side may bid nil blind when it is {value} points behind.' },
  mustFollow: knobWords.mustFollow,
  trickPoints: { name: 'Points for a trick bid', text: 'Each trick of a bid counts {value}, won or lost.' },
  bagPoints: { name: 'Points for a bag', text: 'Each trick above the bid counts {value}.' },
  nilPoints: { name: 'Points for a nil', text: 'A nil is worth {value}, won or lost.' },
  blindNilPoints: { name: 'Points for a blind nil', text: 'A blind nil is worth {value}, won or lost.' },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  blindNil: 'blind nil',
} as const;
