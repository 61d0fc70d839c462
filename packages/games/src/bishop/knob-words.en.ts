/** The words of the knobs of Bishop, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  highestBid: knobWords.highestBid,
  playOut: knobWords.playOut,
  partnerFactor: { name: 'The partner’s score', text: 'The partner scores {value} times a bid that is made.' },
  missFactor: {
    name: 'Score for a missed bid',
    text: 'A missed bid scores {value} times itself for each of the others.',
  },
  aloneFactor: { name: 'Score without a partner', text: 'A bidder alone scores {value} times a bid that is made.' },
} as const;

export const turned = {
  playOut: {
    pointCards: { stopMore: 'The others stop the bid with {n}. The hand is played to its last trick.' },
    missed: '{team} took {points} on a bid of {bid}.',
    missedShort: 'Missed: {points} on a bid of {bid}.',
  },
  partnerFactor: {
    why: { made: 'The bid was made by {team}: the bidder scored it, the partner {knob.partnerFactor} times as much.' },
  },
  missFactor: {
    why: {
      missed: 'The bid of {bid} was missed, so each of the others scored {knob.missFactor} times as much.',
      missedAlone:
        '{team} had no partner and missed the bid of {bid}, so each of the others scored {knob.missFactor} times as much.',
    },
  },
  aloneFactor: {
    why: { madeAlone: '{team} made the bid without a partner, and scored {knob.aloneFactor} times as much.' },
  },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  knights: 'Knights and Tars',
  bishops: 'Bishops and Farmers',
} as const;
