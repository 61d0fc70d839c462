/** The words of Chevalier, in English. */
export const table = {
  explain:
    'Say how many points your side will make: a point for every trick without poison, and 2 for each poisoned one if you take all the poison.',
  poison: 'Poison',
  poisons: { tars: 'Tars', sevens: '7s' },
  poisonCard: 'poison',
  poisonMore:
    'A trick with poison in it counts nothing, unless one side takes all the poison in play: then each is worth 2 for the bidders, 1 for the others.',
  poisonedLabel: '{team}: {tricks}',
  poisonedTrick: ['poisoned trick', 'poisoned tricks'],
  tricksOf: '{team}: {clean} face down, poisoned ones face up: {n}',
  sweptBy: '{team}: {clean} face down, and all the poison, swept: {n}',
  cleanTricks: 'clean tricks',
  cleanOf: '{count} clean',
  bidMore: 'Tricks without poison; a sweep can still add to them. Points above the bid count.',
  tricks: 'Clean, ☠',
  points: 'Points',
  sweep: 'sweep',
  ending: 'Hand {hand}: how it came out',
  endingSweep: 'Hand {hand}: a sweep!',
  cleanStep: 'clean {n}',
  deadStep: '☠ {n} × 0',
  poisonMark: '☠',
  worthStep: '0 → {each}',
  makes: '= {n}',
  bidStep: 'bid {bid}: {result}',
  bumpStep: '+ bump {bid}',
  withSweep: ', with sweep {n}',
  noSweep: ', no sweep in this hand',
  swept: '{team} took all the poison, a sweep: poisoned tricks ({n}) 0 → {each} each.',
  made: '{team} made {points} on a bid of {bid}: both sides score their points.',
  missed: '{team} made {points} on a bid of {bid}: missed. The others score their points and {bid} more.',
  forget:
    'Not all the poison is in play. The other side’s sweep is only 1 a trick. Points above the bid count. Spoil rivals’ tricks with poison, not your partner’s.',
} as const;

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
