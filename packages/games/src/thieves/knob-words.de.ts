/** The words of the knobs of Thieves, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  firstLead: knobWords.firstLead,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
};

export const turned: WordsOf<typeof english.turned> = {
  exactBonus: {
    why: {
      exact:
        '{team}: genau das Gebot, also {knob.exactBonus} dazu, und die Stiche zählen nur für dieses Paar. Diebe zählen immer.',
    },
  },
  missPenalty: {
    why: {
      missed:
        '{team}: weniger als das Gebot, also −{knob.missPenalty}, und die Stiche zählen nur fürs Paar {others}. Diebe zählen immer.',
    },
    missed: 'weniger: −{knob.missPenalty}, und Stiche zählen nur fürs Paar {others}',
  },
};
