/** The words of Ducks and Geese, in English. */
import { birds } from '../parts/birds-words.en.ts';

export const table = {
  birds,
  explain:
    'Say how many points your side will make: your tricks and the birds in them. Make it and you score the bid, no more; miss it and the others get the bid besides their birds.',
  zero: 'You take no trick, and your partner sits out: 5 points.',
  doubleZero: 'Neither of you takes a trick: 12 points.',
  forfeit: '3 points for the other side.',
  tars: 'Tars',
  ducksAndGeese: '2s, Farmers',
  birdsName: 'Birds',
  birdsMore: 'Each is a point for the side that takes it in a trick. Tricks count for the bidders only.',
  zeroMore: 'Not a single trick for the bidding side: then the others score nothing.',
  bidMore:
    'Tricks and birds of the bidders. Made: the bidders score the bid and no more, the others {others}. Missed: the others score the bid and their birds.',
  othersBirds: 'their birds',
  othersNothing: 'nothing, since it was bid blind',
  tricks: 'Tricks',
  capped: 'took {n}, scores {scores}',
  took: '{team} bid {bid} and took {tricks} with {birds}: {outcome}',
  made: 'made. The bidders score what they bid for, the others their birds.',
  madeBlind: 'made, and blind: the others score nothing.',
  madeZero: 'made. The bidders score {points}, the others nothing.',
  missed: 'missed. The bidders score nothing; the others score the bid and their birds.',
  missedZero: 'missed. The bidders score nothing; the others score 2 for each of their birds.',
  forget:
    'The defenders’ tricks are worth nothing. A bird on your partner’s winning trick is safe. {n} cards are not in play.',
  forfeited: 'The dealer gave the hand up: 3 points for the other side.',
} as const;
