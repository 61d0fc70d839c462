/** The words of the knobs of Coralon, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
} as const;

export const turned = {
  missPenalty: {
    why: {
      missed: '{who} took fewer than the bid and lost {knob.missPenalty}, and everybody else scored a point a trick.',
      zeroMissed: '{who} took a trick and lost {knob.missPenalty}, and everybody else scored a point a trick.',
      lessMissed:
        '{who} had to be the only one without a trick and lost {knob.missPenalty}; the others scored a point a trick.',
    },
    missed: 'missed: −{knob.missPenalty} for {who}, a point a trick for everybody else',
  },
} as const;
