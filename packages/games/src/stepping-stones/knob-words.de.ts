/** The words of the knobs of Stepping Stones, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';
import { table } from './words.de.ts';

const LATE = {
  contracts: { 'win-last-6': 'Späte Stiche holen (ohne Trumpf)' },
  cards: { 'win-last-6': ['Späte holen', 'Ohne Trumpf'] },
  heads: { 'win-last-6': ['Holen', 'späte'] },
} as const;

const PRIZES = {
  prizes:
    'Haben alle drei einen Kontrakt gespielt: {knob.beatPoints} Punkte pro geschlagener Person, die Hälfte bei Gleichstand, und {knob.rowPoints} für alle.',
  explain:
    'Deine Stiche kommen ins Feld. Haben alle drei den Kontrakt gespielt: {knob.beatPoints} Punkte pro geschlagener Person und {knob.rowPoints} für alle.',
  why: {
    full: 'Alle drei haben diesen Kontrakt gespielt: {knob.beatPoints} Punkte pro geschlagener Person und {knob.rowPoints} für alle.',
  },
};

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  lateFrom: { name: 'Erster später Stich', text: 'Bei „Letzte 6 holen“ zählen die Stiche ab Nummer {value}.' },
  beatPoints: {
    name: 'Punkte pro geschlagener Person',
    text: 'In einer vollen Zeile bringt jede geschlagene Person {value}, Gleichstand die Hälfte.',
  },
  rowPoints: { name: 'Punkte für alle in einer Zeile', text: 'Eine volle Zeile bringt außerdem allen {value}.' },
  redoTokens: { name: 'Nochmal-Marken', text: 'Mit Nochmal-Marken beginnen alle mit {value}.' },
};

export const turned: WordsOf<typeof english.turned> = {
  handSize: LATE,
  lateFrom: {
    ...LATE,
    goals: {
      late: 'Stiche vor Nummer {knob.lateFrom} zählen nicht: Spar starke Karten auf.',
      stopLate: 'Stiche vor Nummer {knob.lateFrom} zählen nicht: Spar Karten auf, um {name} zu stoppen.',
    },
  },
  beatPoints: PRIZES,
  rowPoints: PRIZES,
};

export const acts: VariantWords['acts'] = {
  ...table.contracts,
};
