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

export const lesson = {
  bidding:
    'Your partner sits opposite. Deuces are ducks and Farmers are geese: each of these birds is a point for the side that takes it. Tricks are points as well, but only for the side with the highest bid. Bid the points of both together; with three aces, try 8.',
  box: 'Take the open card, the Farmer of anchors, and anchors are trump; or refuse it and play without trump. It is a goose, and you hold two more anchors: take it.',
  away: 'Put one card away for the one you took: the Tar of locks makes you void in locks.',
  weBid: 'Seven tricks. Lead your aces while the others can still follow: birds fall into them.',
  theyBid:
    'The others made the highest bid. For your side only birds count now, and every trick you take is one less for them.',
  later: 'Give a bird to your partner’s trick when it is sure to be taken, never to the others’.',
  missed: 'The bid was missed: the bidders score nothing, and the others get the bid on top of their birds.',
  made: 'The bid was made: the bidders score exactly the bid, never more, and the others score their birds.',
} as const;

export const home = {
  sentence: 'Partners bid for tricks and for the birds in them: deuces are ducks, Farmers are geese.',
  minutes: '25–40',
  cards: ['2t', 'Ft', 'Fc'],
} as const;

export const options = {
  pointCards: { name: 'The birds', values: { 'ducks-and-geese': 'Deuces and Farmers', dog: 'Tars (Dog)' } },
  zeroBids: { values: { 'zero-and-free-double': 'Zero, and double zero at any turn' } },
} as const;

export const presets = { tavern: 'Tavern rules', dog: 'Dog' } as const;
