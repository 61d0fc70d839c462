/** The words of the knobs of Baronet, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

const STAKES =
  '{names} gegen alle anderen. Pro gebotenem Punkt zahlen alle Gegner {knob.coinsPerPoint} Münzen oder bekommen sie; der Partner hat daran einen von {knob.partnerShare} Teilen.';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  highestBid: knobWords.highestBid,
  playOut: knobWords.playOut,
  coinsPerPoint: {
    name: 'Münzen pro gebotenem Punkt',
    text: 'Der Einsatz einer Runde: {value} Münzen pro gebotenem Punkt.',
  },
  partnerShare: {
    name: 'Anteil des Partners',
    text: 'Der Partner bekommt oder zahlt einen von {value} Teilen des Topfs.',
  },
};

export const turned: WordsOf<typeof english.turned> = {
  playOut: {
    pointCards: { stopMore: 'Mit {n} stoppen die anderen das Gebot. Die Runde geht bis zum letzten Stich.' },
    missed: '{team}: {points} bei Gebot {bid}.',
    missedShort: 'Verfehlt: {points} bei Gebot {bid}.',
  },
  coinsPerPoint: {
    explain:
      'Mit dem höchsten Gebot bestimmst du Trumpf und welche zehn zählen. Pro gebotenem Punkt zahlen alle Gegner {knob.coinsPerPoint} Münzen – oder bekommen sie.',
    biddersMore: STAKES,
  },
  partnerShare: {
    biddersMore: STAKES,
    why: {
      made: 'Das Gebot ist geschafft, also zahlen alle anderen je {coins}: Der Partner bekommt einen von {knob.partnerShare} Teilen, den Rest, wer geboten hat.',
      missed:
        'Das Gebot ist verfehlt, also bekommen alle anderen je {coins}: Der Partner zahlt einen von {knob.partnerShare} Teilen, den Rest, wer geboten hat.',
    },
  },
};

export const acts: WordsOf<typeof english.acts> = {
  knights: 'Ritter und Matrosen',
  bishops: 'Bischöfe und Bauern',
};
