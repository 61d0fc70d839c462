/** The words of the knobs of Oh Hell, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

const scored = {
  scoring: {
    ten: 'Exactly: {knob.bonus}, and {knob.perTrick} for each trick. Else minus {knob.missPenalty}.',
    tricks:
      'Each trick is worth {knob.perTrick}; exactly your bid {knob.bonus} more, anything else {knob.missPenalty} less.',
    squares:
      'Exactly: {knob.bonus} and the square of your bid. Else minus {knob.missPenalty} and the square of the difference.',
  },
  whys: {
    ten: 'Exactly the bid is worth {knob.bonus}, and {knob.perTrick} for each trick bid; everything else costs {knob.missPenalty}.',
    tricks:
      'Each trick is worth {knob.perTrick}; exactly the bid {knob.bonus} more, everything else {knob.missPenalty} less.',
    squares:
      'Exactly the bid is worth {knob.bonus} and its square; everything else costs {knob.missPenalty} and the square of the difference.',
  },
} as const;

export const knobs = {
  lowestBid: { name: knobWords.lowestBid.name, text: 'The lowest bid is {value}, or all tricks of a smaller hand.' },
  firstLead: {
    name: knobWords.firstLead.name,
    values: knobWords.firstLead.values,
    text: { left: knobWords.firstLead.text.left, bidder: 'The first of those who bid most leads the first trick.' },
  },
  mustFollow: knobWords.mustFollow,
  bonus: { name: knobWords.exactBonus.name, text: 'Exactly the bid is worth {value}, besides its tricks.' },
  perTrick: { name: 'Points for a trick', text: 'Each trick that scores counts {value}; squares stay as they are.' },
  missPenalty: knobWords.missPenalty,
} as const;

export const turned = { bonus: scored, perTrick: scored, missPenalty: scored } as const;
