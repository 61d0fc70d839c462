/** The words of the knobs of Coralon Partners, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
  zeroPoints: knobWords.zeroPoints,
  doubleZeroPoints: knobWords.doubleZeroPoints,
} as const;

export const turned = {
  missPenalty: {
    why: {
      missed: '{team} took fewer than the bid and lost {knob.missPenalty}; {others} scored a point a trick.',
      zeroMissed: '{who} took a trick, so {team} lost {knob.missPenalty}; {others} scored a point a trick.',
      doubleMissed: '{team} took a trick and lost {knob.missPenalty}; {others} scored a point a trick.',
    },
    missed: 'missed: −{knob.missPenalty}, and a point a trick for {others}',
  },
} as const;
