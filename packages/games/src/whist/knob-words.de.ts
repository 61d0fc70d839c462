/** The words of the knobs of Whist, in German. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  book: { name: 'Stiche ohne Punkt', text: 'Jeder Stich über {value} ist ein Punkt.' },
  lowestRank: knobWords.lowestRank,
  firstLead: {
    name: knobWords.firstLead.name,
    values: knobWords.firstLead.values,
    text: { left: knobWords.firstLead.text.left, dealer: 'Wer gegeben hat, spielt zum ersten Stich aus.' },
  },
  mustFollow: knobWords.mustFollow,
};

export const turned: WordsOf<typeof english.turned> = {
  handSize: { headlines: { all: '{team}: alle Stiche!' } },
  book: {
    tricksMore: 'Die Stiche beider Paare. Jeder über {knob.book} ist ein Punkt.',
    headlines: { more: '{team}: {n} über {knob.book}' },
    whys: {
      tricks: 'Für jeden Stich über {knob.book} bekommt das Paar 1 Punkt: {team}.',
      honours: 'Stiche über {knob.book} bringen je 1 Punkt; drei Honneurs 2 Punkte, vier 4.',
    },
    goals: {
      first: 'Mach mit {name} mehr Stiche als {knob.book}: Ihr habt {n}.',
      watch: 'Jedes Paar will mehr Stiche als {knob.book}.',
    },
  },
};
