/** The words of the knobs of Chevalier, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  lowestRank: knobWords.lowestRank,
  firstLead: knobWords.firstLead,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  biddersSweep: {
    name: 'Kehraus des bietenden Paars',
    text: 'Nach einem Kehraus des bietenden Paars zählt jeder seiner vergifteten Stiche {value}.',
  },
  othersSweep: {
    name: 'Kehraus des anderen Paars',
    text: 'Nach einem Kehraus des anderen Paars zählt jeder seiner vergifteten Stiche {value}.',
  },
  bidsLost: {
    name: 'Strafe für ein verfehltes Gebot',
    text: 'Ein verfehltes Gebot kostet das bietende Paar {value} mal das Gebot.',
  },
  bumpFactor: {
    name: 'Zuschlag nach einem verfehlten Gebot',
    text: 'Ein verfehltes Gebot bringt den anderen {value} mal das Gebot.',
  },
};

export const turned: WordsOf<typeof english.turned> = {
  bidsLost: {
    whyMissed: '{team}: Gebot verfehlt, also {lost} verloren; {others}: die eigenen Punkte und {bump} dazu.',
  },
};
