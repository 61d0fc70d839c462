/** The words of the knobs of Oh Hell, in German. */
import type { VariantWords, WordsOf } from '@followsuit/present';
import { knobWords } from '../parts/knob-words.de.ts';
import type * as english from './knob-words.en.ts';

const scored = {
  scoring: {
    ten: 'Genau: {knob.bonus}, und {knob.perTrick} je Stich. Sonst minus {knob.missPenalty}.',
    tricks:
      'Jeder Stich bringt {knob.perTrick}; genau dein Gebot {knob.bonus} mehr, alles andere {knob.missPenalty} weniger.',
    squares:
      'Genau: {knob.bonus} und das Quadrat des Gebots. Sonst minus {knob.missPenalty} und das Quadrat der Abweichung.',
  },
  whys: {
    ten: 'Genau das Gebot bringt {knob.bonus} und {knob.perTrick} je gebotenem Stich; alles andere kostet {knob.missPenalty}.',
    tricks:
      'Jeder Stich bringt {knob.perTrick}; genau das Gebot {knob.bonus} mehr, alles andere {knob.missPenalty} weniger.',
    squares:
      'Genau das Gebot bringt {knob.bonus} und sein Quadrat; sonst kostet es {knob.missPenalty} und das Quadrat der Abweichung.',
  },
};

export const knobs: VariantWords['knobs'] = {
  lowestBid: {
    name: knobWords.lowestBid.name,
    text: 'Das niedrigste Gebot ist {value}, in kleineren Runden alle Stiche.',
  },
  firstLead: {
    name: knobWords.firstLead.name,
    values: knobWords.firstLead.values,
    text: { left: knobWords.firstLead.text.left, bidder: knobWords.firstLead.text.bidder },
  },
  mustFollow: knobWords.mustFollow,
  bonus: { name: knobWords.exactBonus.name, text: 'Genau das Gebot bringt {value}, dazu seine Stiche.' },
  perTrick: { name: 'Punkte für einen Stich', text: 'Jeder Stich, der zählt, bringt {value}; Quadrate bleiben.' },
  missPenalty: knobWords.missPenalty,
};

export const turned: WordsOf<typeof english.turned> = { bonus: scored, perTrick: scored, missPenalty: scored };
