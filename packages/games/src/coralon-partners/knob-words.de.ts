/** The words of the knobs of Coralon Partners, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
  zeroPoints: knobWords.zeroPoints,
  doubleZeroPoints: knobWords.doubleZeroPoints,
};

export const turned: WordsOf<typeof english.turned> = {
  missPenalty: {
    why: {
      missed: '{team}: weniger Stiche als geboten, also −{knob.missPenalty}, und 1 Punkt pro Stich fürs Paar {others}.',
      zeroMissed:
        '{who} {who|hast|hat} einen Stich gemacht, also −{knob.missPenalty} fürs Paar {team}, und 1 Punkt pro Stich fürs Paar {others}.',
      doubleMissed:
        '{team}: nicht ohne Stich geblieben, also −{knob.missPenalty}, und 1 Punkt pro Stich fürs Paar {others}.',
    },
    missed: 'verfehlt: −{knob.missPenalty}, und 1 Punkt pro Stich fürs Paar {others}',
  },
};
