/** The words of the knobs of Euchre, in German. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  needed: { name: 'Nötige Stiche', text: 'Wer Trumpf macht, braucht mindestens {value} der fünf Stiche.' },
  made: { name: 'Punkte fürs Schaffen', text: 'Genug Stiche, aber nicht alle, geben {value}.' },
  march: { name: 'Punkte für den Durchmarsch', text: 'Alle fünf Stiche geben {value}.' },
  aloneMarch: { name: 'Punkte für den Durchmarsch allein', text: 'Alle fünf Stiche allein geben {value}.' },
  euchred: { name: 'Punkte nach einem Verlust', text: 'Wer mit eigenem Trumpf verliert, gibt den anderen {value}.' },
};

export const turned: WordsOf<typeof english.turned> = {
  needed: {
    trumpOpen: 'Wer Trumpf macht, braucht zu zweit mindestens {knob.needed} der fünf Stiche.',
    makersMore:
      'Nötige Stiche: {knob.needed}, sie geben {knob.made}; alle fünf geben {knob.march}. Bei weniger bekommen die anderen {knob.euchred}.',
    aloneMore:
      'Alle fünf Stiche allein geben {knob.aloneMarch}, {knob.needed} geben {knob.made}, bei weniger bekommen die anderen {knob.euchred}.',
    goals: {
      bidding: 'Mach nur Trumpf, wenn ihr zu zweit {knob.needed} der fünf Stiche macht.',
      take: 'Macht zu zweit {knob.needed} der fünf Stiche: Es fehlen noch {n}.',
      takeAlone: 'Mach allein {knob.needed} der fünf Stiche: Es fehlen noch {n}.',
      march: 'Ihr habt genug. Alle fünf Stiche geben {points} Punkte.',
      safe: 'Es ist geschafft: Der Rest ist nichts wert.',
      stop: 'Weniger als {knob.needed} der fünf Stiche für {names|dich|{names}}: {knob.euchred} für euch.',
      stopMarch: 'Sie haben genug: Ein Stich für euch verhindert den Durchmarsch.',
      othersSafe: 'Sie haben es geschafft: Der Rest ist nichts wert.',
      watch: 'Mindestens {knob.needed} der fünf Stiche braucht: {names}.',
    },
    when: { made: 'Mindestens {knob.needed}', euchred: 'Weniger als {knob.needed}' },
    ways: {
      made: 'mindestens {knob.needed} der fünf Stiche: {points} für {who|dich|{who}}',
      euchred: 'weniger als {knob.needed} der fünf Stiche: {points} für {who|dich|{who}}',
    },
    why: {
      made: '{makers}: mindestens {knob.needed} der fünf Stiche, also {points}.',
      euchred: '{makers}: weniger als {knob.needed} der fünf Stiche, also {points} für die anderen, {others}.',
    },
  },
};
