/** The words of the knobs of Ducks and Geese, cutthroat, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  suits: knobWords.suits,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  keptDeuce: {
    name: 'Zwei der ausgespielten Farbe',
    text: {
      on: 'Wer die 2 der ausgespielten Farbe spielt, behält sie.',
      off: 'Jede 2 gehört zu ihrem Stich.',
    },
    values: { on: 'bleibt bei ihrem Spieler', off: 'geht mit ihrem Stich' },
  },
  bidsLost: { name: 'Strafe fürs verfehlte Gebot', text: 'Ein verfehltes Gebot kostet {value} mal das Gebot.' },
};

export const turned: WordsOf<typeof english.turned> = {
  keptDeuce: {
    forget:
      'Stiche zählen nur fürs höchste Gebot. {made} Zweien gehören zu ihrem Stich. {n} Karten sind nicht im Spiel.',
  },
  bidsLost: {
    explain:
      'Sag an, wie viele Punkte du allein machst: deine Stiche und deine Vögel. {made} Verfehlt: Du verlierst {knob.bidsLost} mal das Gebot.',
    missed:
      '{who} {who|hast|hat} das Gebot verfehlt: {knob.bidsLost} mal so viel ist verloren, und die anderen bekommen ihre Vögel.',
  },
};
