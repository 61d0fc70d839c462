/** The words of the knobs of Thieves, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  firstLead: knobWords.firstLead,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
} as const;

export const turned = {
  exactBonus: {
    why: {
      exact:
        '{team} took exactly the bid: a bonus of {knob.exactBonus}, and only {team} scored tricks; thieves always score.',
    },
  },
  missPenalty: {
    why: {
      missed:
        '{team} took fewer than the bid and lost {knob.missPenalty}; {others} scored tricks; thieves always score.',
    },
    missed: 'fewer: −{knob.missPenalty}, and only {others} score tricks',
  },
} as const;
