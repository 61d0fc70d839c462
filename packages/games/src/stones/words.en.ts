/** The words of Stones, in English. */
export const lesson = {
  bids: 'Say how many of the 14 tricks you will take, at least; everybody bids once. Each trick of a bid that is made scores 10. Two aces, two queens, and no lizard at all: 3 is a fair bid.',
  ring: 'There is no trump. The suits stand in a ring: rock, water, paper, lizard, scissors, and rock again. Whatever is led, the next suit in the ring beats it, and the one after beats both. The other two cannot win, unless a joker turns the ring: that comes next.',
  joker:
    'A joker is the lowest card of its suit, but it turns the ring round for its trick: then the two suits before the led one are the stronger.',
  later:
    'Your tricks so far: {n}; your bid: {bid}. Tricks beyond your bid are one point each, and a bag each: ten bags cost 100.',
  scored:
    'A bid that is made scores 10 a trick, and 1 for each trick too many. A bid that is missed scores nothing. Bidding nil, and taking nothing, is worth 150.',
  none: 'You have no {led}, so any card goes. These beat it: {good}, and best {best}. The rest is thrown away.',
  noneTurned:
    'You have no {led}, so any card goes. These beat it, with a joker in the trick: {good}, and best {best}. The rest is thrown away.',
} as const;

export const home = {
  sentence: 'No suit is always best: rock, water, paper, lizard and scissors beat each other in a ring.',
  minutes: '45–90',
  cards: ['Ar', 'Xw', '9s'],
} as const;

export const options = {
  jokers: { name: 'Jokers' },
  rockBreaksEverything: { name: 'Rock breaks everything' },
  ghostHand: { name: 'Ghost hand' },
  partners: { name: 'Two pairs' },
  bagPenalty: { name: 'Penalty for ten bags' },
  missedBid: { name: 'A missed bid', values: { zero: 'Scores nothing', minus: 'Costs 10 a trick' } },
} as const;

export const presets = { pairs: 'Two pairs' } as const;
