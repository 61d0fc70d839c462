/** The words of the knobs of Hearts, in German. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  heartPoints: { name: 'Punkte für ein Herz', text: 'Jedes genommene Herz zählt {value}.' },
  queenPoints: { name: 'Punkte für die Dame', text: 'Die Pik-Dame zählt {value}.' },
  jackPoints: { name: 'Abzug für den Buben', text: 'Der Karo-Bube nimmt, wo er zählt, {value} weg.' },
  moonPoints: { name: 'Punkte für den Durchmarsch', text: 'Ein Durchmarsch ist {value} wert.' },
  passCount: { name: 'Weitergegebene Karten', text: 'Karten, die alle vor dem Spiel weitergeben: {value}.' },
  mustFollow: knobWords.mustFollow,
};

export const turned: WordsOf<typeof english.turned> = {
  heartPoints: {
    heartMark: 'Herz: {knob.heartPoints} Punkte',
    whys: {
      usual: 'Jedes Herz kostet {knob.heartPoints} Punkte, die Pik-Dame {knob.queenPoints}.',
      jack: 'Jedes Herz kostet {knob.heartPoints} Punkte, die Pik-Dame {knob.queenPoints}, und der Karo-Bube nimmt {knob.jackPoints} weg.',
    },
  },
  passCount: { passPrompt: 'Wähle, was {name} bekommt. Karten: {knob.passCount}.' },
};

export const acts: WordsOf<typeof english.acts> = {
  pass: 'Karten weitergeben',
};
