/** The words of the knobs of Coralon, in German; `turned` replaces texts of `table` while a knob is turned. */
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
  missPenalty: {
    why: {
      missed:
        '{who} {who|hast|hat} weniger Stiche als geboten und {who|verlierst|verliert} {knob.missPenalty}; alle anderen bekommen 1 Punkt pro Stich.',
      zeroMissed:
        '{who} {who|hast|hat} einen Stich gemacht und {who|verlierst|verliert} {knob.missPenalty}; alle anderen bekommen 1 Punkt pro Stich.',
      lessMissed:
        'Außer {who|dir|{who}} durfte niemand ohne Stich bleiben; das kostet {knob.missPenalty}, und alle anderen bekommen 1 Punkt pro Stich.',
    },
    missed: 'verfehlt: −{knob.missPenalty} für {who|dich|{who}}, 1 Punkt pro Stich für alle anderen',
  },
};
