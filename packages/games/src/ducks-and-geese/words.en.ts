/** The words of Ducks and Geese, in English. */

import { birds } from '../parts/birds-words.en.ts';

export const table = {
  birds,
  explain:
    'Say how many points your side will make: your tricks and the birds in them ({birds}). Make it and you score the bid, no more; miss it and the others get the bid besides their birds.',
  zero: 'You take no trick, and your partner sits out: {knob.zeroPoints} points.',
  doubleZero: 'Neither of you takes a trick: {knob.doubleZeroPoints} points.',
  forfeit: '{knob.forfeitPoints} points for the other side.',
  goalBidding: 'Make your bid together with tricks and birds.',
  goals: {
    own: {
      under: 'Make {bid} with tricks and birds: you have {n}.',
      hit: 'You have your {bid}: now keep birds from the others.',
      over: 'You have your {bid}: now keep birds from the others.',
      zeroLost: 'The zero is lost: keep birds from the others.',
    },
    others: {
      under: 'Take birds, and keep {names} under {bid}.',
      hit: '{names} made {bid}: only birds count for you.',
      over: '{names} made {bid}: only birds count for you.',
      zeroLost: 'The zero is broken: each bird is 2 points for you.',
    },
  },
  tars: 'Tars',
  ducksAndGeese: '2s and Farmers',
  birdsName: 'Birds',
  zeroMore: 'Not a single trick for the bidding side: then the others score nothing.',
  bidMore:
    'Tricks and birds of the bidders. Made: the bidders score the bid and no more, the others {others}. Missed: the others score the bid and their birds.',
  othersBirds: 'their birds',
  othersNothing: 'nothing, since it was bid blind',
  tricks: 'Tricks',
  capped: 'took {n}, scores {scores}',
  took: '{team} bid {bid} and took {tricks} with {birds}.',
  made: 'Tricks and birds reached the bid, so {team} scored what they bid for, and {others} their birds.',
  madeBlind: 'A blind bid was made, so {team} scored what they bid for, and {others} nothing.',
  madeZero: '{team} took no trick, so they scored {points}, and {others} nothing.',
  missed: 'Tricks and birds fell short of the bid, so {team} scored nothing, and {others} the bid and their birds.',
  missedZero: '{team} took a trick, so they scored nothing, and {others} 2 for each of their birds.',
  gaveUp: 'Hand given up',
  forfeit3: 'Giving the hand up is worth {knob.forfeitPoints} points to the other side.',
  forget:
    'The defenders’ tricks are worth nothing. A bird on your partner’s winning trick is safe. {n} cards are not in play.',
  forfeited: 'Nobody bid, and the dealer gave the hand up.',
} as const;

export const lesson = {
  goal: 'Your partner sits opposite. Deuces are ducks and Farmers are geese: each bird you take is a point. Tricks are points too, but only for the bidders.',
  hand: 'A hand is seven tricks. If the bid is made, the bidders score exactly the bid. If not, they score nothing, and the others get the bid on top of their birds.',
  game: 'Hands go on until one side has 30 points. Then the higher score wins the game.',
  bidding:
    'Everybody speaks once: bid how many points your side will make, tricks and birds together, or pass. The open card can make trump: an ace, and you hold the Knight. Bid 7.',
  box: 'Take the open card, the Ace of anchors, and anchors are trump; or refuse it, and play without trump. You hold two more: take it.',
  away: 'Put one card away for it: a low card that will take nothing, the Three of locks.',
  weBid:
    'The bidder leads, and the others must follow suit if they can. Lead your aces early: birds fall into them. First the Ace of anchors.',
  theyBid:
    'The others made the highest bid. For your side only birds count now, and every trick you take is one less for them.',
  duck: 'A duck! The deuce fell into your ace: one point for the trick, and one for the bird.',
  goose:
    'A goose: your partner gave you a Farmer, because your ace was sure to take the trick. Do the same for your partner.',
  later:
    'Never give a bird to a trick of the others. More points than the bid are worth nothing, so now only the bid matters.',
  missed: 'The bid was missed: the bidders score nothing, and the others get the bid on top of their birds.',
  made: 'The bid was made: the bidders score exactly the bid, never more, and the others score their birds.',
} as const;

export const home = {
  sentence: 'Bid tricks and birds with your partner, even before you look.',
  minutes: '25–40',
  kinds: ['pairs'],
  level: 'medium',
  cards: ['2t', 'Ft', 'Fc'],
} as const;

export const options = {
  pointCards: { name: 'The birds', values: { 'ducks-and-geese': 'Deuces and Farmers', dog: 'Tars (Dog)' } },
  zeroBids: { values: { 'zero-and-free-double': 'Zero, and double zero at any turn' } },
} as const;

export const presets = { tavern: 'Tavern rules', dog: 'Dog' } as const;

export const howTo = {
  goal: 'You play with the person opposite. Deuces are ducks and Farmers are geese: a point each for the side that takes them. Bid the points you two will make.',
  win: 'First side to {target} points wins.',
  trick:
    'Your partner’s Ace takes the trick, and the birds in it. For the bidding side that is 3 points: the trick, a duck and a goose. For the others only the birds count.',
  twist:
    'The bidder may take the open card: its suit is trump, and one card is put away. Or leaves it: no trump. Birds go to whoever takes the trick, so throw yours on your partner’s winners.',
  more: 'Follow suit if you can; if not, play any card. The bidder leads.',
  labels: {
    duck: 'ducks',
    goose: 'geese',
    plus: '+1',
    made: 'Made: the bid, never more',
    missed: 'Missed: the others get the bid and their birds',
    bidders: 'Bidders',
    others: 'Others',
    open: 'open card',
    trump: 'is trump',
    or: 'or no trump',
  },
} as const;
