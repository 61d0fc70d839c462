/** The words of the knobs of Thief, in German; `turned` replaces texts of `table` while a knob is turned. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

export const knobs: VariantWords['knobs'] = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
};

export const turned: WordsOf<typeof english.turned> = {
  exactBonus: {
    whyTricks: {
      exact:
        '{who} {who|hast|hat} genau so viele Stiche wie geboten: {knob.exactBonus} dazu, und sonst punktet niemand mit Stichen; Diebe zählen immer.',
    },
  },
  missPenalty: {
    whyPoints: {
      missed:
        '{who} {who|hast|hat} weniger als das Gebot und {who|verlierst|verliert} {knob.missPenalty}; alle anderen punkten mit Stichen und Dieben.',
    },
    whyTricks: {
      missed:
        '{who} {who|hast|hat} weniger Stiche als geboten und {who|verlierst|verliert} {knob.missPenalty}; alle anderen punkten mit Stichen; Diebe zählen immer.',
    },
    points: {
      missed: 'weniger: −{knob.missPenalty} für {who|dich|{who}}, alle anderen punkten mit Stichen und Dieben',
    },
    tricks: {
      missed: 'weniger: −{knob.missPenalty} für {who|dich|{who}}, Stiche zählen für die anderen, Diebe für alle',
    },
  },
};

export const acts: WordsOf<typeof english.acts> = {
  thief: 'der Dieb',
};
