/** The words of the knobs of Bishop, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  highestBid: knobWords.highestBid,
  playOut: knobWords.playOut,
  partnerFactor: { name: 'Punkte des Partners', text: 'Der Partner bekommt {value} mal ein geschafftes Gebot.' },
  missFactor: {
    name: 'Punkte nach einem verfehlten Gebot',
    text: 'Ein verfehltes Gebot bringt allen anderen {value} mal das Gebot.',
  },
  aloneFactor: {
    name: 'Punkte ohne Partner',
    text: 'Ohne Partner bringt ein geschafftes Gebot {value} mal das Gebot.',
  },
};

export const turned: WordsOf<typeof english.turned> = {
  playOut: {
    pointCards: { stopMore: 'Mit {n} stoppen die anderen das Gebot. Die Runde geht bis zum letzten Stich.' },
    missed: '{team}: {points} bei Gebot {bid}.',
    missedShort: 'Verfehlt: {points} bei Gebot {bid}.',
  },
  partnerFactor: {
    why: {
      made: '{team}: Gebot geschafft. Wer geboten hat, bekommt es, der Partner {knob.partnerFactor} mal so viel.',
    },
  },
  missFactor: {
    why: {
      missed: 'Das Gebot {bid} ist verfehlt, also bekommen alle anderen {knob.missFactor} mal so viel.',
      missedAlone:
        '{team} {team|hattest|hatte} keinen Partner und {team|hast|hat} das Gebot {bid} verfehlt, also bekommen alle anderen {knob.missFactor} mal so viel.',
    },
  },
  aloneFactor: {
    why: {
      madeAlone:
        '{team} {team|hast|hat} das Gebot ohne Partner geschafft und {team|bekommst|bekommt} {knob.aloneFactor} mal so viel.',
    },
  },
};

export const acts: WordsOf<typeof english.acts> = {
  knights: 'Ritter und Matrosen',
  bishops: 'Bischöfe und Bauern',
};
