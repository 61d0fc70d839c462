/** The words of the knobs of Whist, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  book: { name: 'Tricks that score nothing', text: 'Each trick beyond {value} is a point.' },
  lowestRank: knobWords.lowestRank,
  firstLead: {
    name: knobWords.firstLead.name,
    values: knobWords.firstLead.values,
    text: { left: knobWords.firstLead.text.left, dealer: 'The dealer leads the first trick.' },
  },
  mustFollow: knobWords.mustFollow,
} as const;

export const turned = {
  handSize: { headlines: { all: '{team}: all the tricks!' } },
  book: {
    tricksMore: 'The tricks of both sides. Each beyond {knob.book} is a point.',
    headlines: { more: '{team}: {n} beyond {knob.book}' },
    whys: {
      tricks: '{team} scored 1 point for each trick beyond {knob.book}.',
      honours: 'Tricks beyond {knob.book} are 1 point each; three honours are 2 points, four are 4.',
    },
    goals: {
      first: 'With {name}, take more tricks than {knob.book}: you have {n}.',
      watch: 'Each pair wants more tricks than {knob.book}.',
    },
  },
} as const;
