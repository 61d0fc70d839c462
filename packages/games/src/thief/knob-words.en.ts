/** The words of the knobs of Thief, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  handSize: knobWords.handSize,
  mustFollow: knobWords.mustFollow,
  lowestBid: knobWords.lowestBid,
  exactBonus: knobWords.exactBonus,
  missPenalty: knobWords.missPenalty,
} as const;

export const turned = {
  exactBonus: {
    whyTricks: {
      exact:
        '{who} took exactly the bid: a bonus of {knob.exactBonus}, and nobody else scored tricks; thieves always score.',
    },
  },
  missPenalty: {
    whyPoints: {
      missed: '{who} had fewer than the bid and lost {knob.missPenalty}; everybody else scored tricks and thieves.',
    },
    whyTricks: {
      missed:
        '{who} took fewer than the bid and lost {knob.missPenalty}; everybody else scored tricks; thieves always score.',
    },
    points: { missed: 'fewer: −{knob.missPenalty} for {who}, everybody else scores tricks and thieves' },
    tricks: { missed: 'fewer: −{knob.missPenalty} for {who}, the others score tricks; thieves score for all' },
  },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  thief: 'the thief',
} as const;
