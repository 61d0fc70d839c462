/** The words of the knobs of Speed Run, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';
import { table } from './words.de.ts';

const SHOWN = { revealing: 'Aufgedeckt zählt {knob.revealFactor}-fach, im Guten wie im Schlechten.' };

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  perfectPoints: { name: 'Punkte für einen Volltreffer', text: 'Ein genau getroffener Kontrakt bringt {value}.' },
  offPoints: { name: 'Punkte für Stiche daneben', text: 'Jeder Stich neben dem Kontrakt kostet {value}.' },
  revealFactor: { name: 'Faktor fürs Aufdecken', text: 'Ein aufgedeckter Kontrakt zählt {value}-fach.' },
  passes: { name: 'Passe-Karten', text: 'Alle haben {value} der Passe-Karten.' },
};

export const turned: WordsOf<typeof english.turned> = {
  perfectPoints: { goals: SHOWN },
  offPoints: { goals: SHOWN },
  revealFactor: {
    double: '{contract} ×{knob.revealFactor}',
    why: {
      doubled:
        'Jeder Stich neben dem Kontrakt kostet {knob.offPoints}, genau getroffen bringt {knob.perfectPoints}, und Aufgedecktes zählt {knob.revealFactor}-fach.',
    },
    reveal: 'Kontrakt aufdecken für {knob.revealFactor}-fache Punkte oder verdeckt lassen?',
    goals: SHOWN,
    revealNote: 'Er zählt {knob.revealFactor}-fach, im Guten wie im Schlechten.',
  },
};

export const acts: VariantWords['acts'] = {
  ...table.contracts,
  ...table.modes,
  ranking: 'Rangordnung',
  choose: 'wählen',
  reveal: 'Ansage zeigen',
  conceal: 'verdeckt lassen',
};
