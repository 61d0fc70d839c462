/** The words of Chevalier, in English. */
export const lesson = {
  bidding:
    'Your partner sits opposite. Ten tricks, a point each; but a trick with a 7 in it is poisoned and worth nothing. Bid the points your side will make. You have three locks, and the open card is their ace: try 4.',
  box: 'Take the open card, and its suit, locks, is trump; or play without trump. You have three locks already: take it.',
  away: 'Put one card away: a low tree is of no use.',
  partnerBid: 'Your partner leads. Take tricks that have no 7 in them, and throw your own 7 into one of theirs.',
  youBid: 'You lead. Take tricks that have no 7 in them, and throw your own 7 into one of theirs.',
  theyBid: 'The others made the highest bid. A 7 thrown into one of their tricks makes it worthless.',
  sweep:
    'If one side takes every 7 that is in play, that is a sweep: its poisoned tricks count 2 each for the bidders, 1 each for the others.',
  made: 'The bid was made: both sides score what they took.',
  missed: 'The bid was missed: the bidders score nothing; the others score what they took, and the bid on top.',
} as const;

export const home = {
  sentence: 'A seven poisons the trick it falls in, unless one side sweeps them all.',
  minutes: '25–35',
  cards: ['7c', 'Kc', '7t'],
} as const;

export const options = {
  poison: { name: 'Poison', values: { sevens: 'Sevens', tars: 'Tars (Buccaneer)' } },
  buried: {
    name: 'Poison that the bidder put away',
    values: { out: 'Is out of play', blocks: 'Rules out every sweep' },
  },
} as const;

export const presets = { buccaneer: 'Buccaneer' } as const;
