/** The words of the knobs of Baronet, in English; `turned` replaces texts of `table` while a knob is turned. */
import { knobWords } from '../parts/knob-words.en.ts';

const STAKES =
  '{names} against the rest. For each point bid every opponent pays {knob.coinsPerPoint} coins, or gets them; one part in {knob.partnerShare} is the partner’s.';

export const knobs = {
  mustFollow: knobWords.mustFollow,
  highestBid: knobWords.highestBid,
  playOut: knobWords.playOut,
  coinsPerPoint: { name: 'Coins for each point bid', text: 'The bet of a hand is {value} coins for each point bid.' },
  partnerShare: { name: 'The partner’s share', text: 'The partner gets, or pays, one part in {value} of the pot.' },
} as const;

export const turned = {
  playOut: {
    pointCards: { stopMore: 'The others stop the bid with {n}. The hand is played to its last trick.' },
    missed: '{team} took {points} on a bid of {bid}.',
    missedShort: 'Missed: {points} on a bid of {bid}.',
  },
  coinsPerPoint: {
    explain:
      'If you win, you name trump and which ten count. For each point of your bid every opponent pays {knob.coinsPerPoint} coins, or gets them.',
    biddersMore: STAKES,
  },
  partnerShare: {
    biddersMore: STAKES,
    why: {
      made: 'The bid was made, so each of the others paid {coins}: one part in {knob.partnerShare} for the partner, the rest for the bidder.',
      missed:
        'The bid was missed, so each of the others got {coins}: one part in {knob.partnerShare} from the partner, the rest from the bidder.',
    },
  },
} as const;

/** The words of its acts, for reports of the laboratory. */
export const acts = {
  knights: 'Knights and Tars',
  bishops: 'Bishops and Farmers',
} as const;
