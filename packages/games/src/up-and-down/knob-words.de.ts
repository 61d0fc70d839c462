/** The words of the knobs of Up and Down, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  lowestLetter: { name: 'Niedrigste Karte der oberen Hälfte', text: 'Karten ab {value} gehören zur oberen Hälfte.' },
  bet: {
    name: 'Münzen einer Runde',
    text: 'Alle Gegner zahlen oder bekommen {value} Münzen: Ein Paar bekommt je anderthalbmal so viel, verliert es, zahlt die Eröffnung dreimal so viel.',
  },
  takeBackCoins: { name: 'Preis fürs Hinwerfen', text: 'Wer hinwirft, zahlt allen anderen je {value}.' },
  lowestBid: knobWords.lowestBid,
};

export const turned: WordsOf<typeof english.turned> = {
  mustFollow: {
    trumpMore:
      'In jeder Hälfte eines Stichs gewinnt der höchste Trumpf darin: Ein hoher Trumpf bewirkt in der unteren Hälfte nichts. Niemand muss bedienen.',
  },
  bet: {
    leadNote: 'Ihre Farbe ist Trumpf. Alle Gegner zahlen oder bekommen je {knob.bet} Münzen.',
    why: {
      made: '{team}: mehr als die Hälfte. Die anderen zahlen je {knob.bet} Münzen, die sich die beiden teilen.',
      missed: '{team}: nicht mehr als die Hälfte. Die Eröffnung zahlt den drei anderen je {knob.bet} Münzen.',
      madeAlone: '{team}: allein mehr als die Hälfte. Das bringt je {knob.bet} Münzen von allen anderen.',
      missedAlone: '{team}: allein nicht mehr als die Hälfte. Das kostet je {knob.bet} Münzen an alle anderen.',
    },
  },
  takeBackCoins: {
    acts: { takeBack: 'Hinwerfen (allen je {knob.takeBackCoins} zahlen)' },
    takeBackNote: 'Münzen für alle anderen: je {knob.takeBackCoins}.',
    whyTookBack: 'Hinwerfen kostet den Geber je {knob.takeBackCoins} an alle anderen.',
  },
};
