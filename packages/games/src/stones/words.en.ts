/** The words of Stones, in English. */
export const table = {
  explain:
    'Take at least as many tricks as you bid: 10 points for each, and one for each beyond, which is a bag. Nil: take none, for 150.',
  partners: 'Partners’ bids are added up, and so are their tricks; a nil stands by itself, and its tricks do not help.',
  missedNothing: 'Fewer tricks than bid: nothing.',
  missedMinus: 'Fewer tricks than bid: minus 10 for each trick bid.',
  bidSum: '{count} tricks bid so far.',
  bids: 'Bids',
  bidsMore: 'All bids together, and the tricks there are.',
  rock: 'Rock',
  broken: 'broken',
  unbroken: 'closed',
  rockMore:
    'Rock beats everything. It may not be led before it has been played, nor thrown into the first trick, unless there is nothing else.',
  ghost: 'Ghost hand',
  ghostCards: '{n} cards',
  ghostMore: 'One more hand was dealt; nobody sees it or plays it.',
  bag: ['bag', 'bags'],
  bags: 'bags {n}',
  bagsDanger: '{bags} !',
  bagsLabel: '{name}: {bags}',
  bagsCost: '{name}: {bags}; ten cost 100 points',
  nilTaken: '{n} of ∅',
  /** Who opens, and why, by the way in which the card was found: STONES-PLAY-1 to -3. */
  opening: {
    two: 'You open with the 2 of paper.',
    joker: 'You open with the lowest paper in play: the joker.',
    lowest: 'You open with the lowest paper in play: the {card}.',
  },
  opens: 'The 2 of paper opens, or else the lowest paper in play: waiting for {names}.',
  opensGhost: 'The lowest paper in play opens: waiting for {names}.',
  opened: {
    two: '{name} opened: 2 of paper',
    joker: '{name} opened with the lowest paper in play: the joker',
    lowest: '{name} opened with the lowest paper in play: the {card}',
    none: 'No paper in play: {name} opened with the {card}',
  },
  follow: 'Follow suit: play one of your {suit} cards.',
  bidPrompt: 'Say how many tricks you will take.',
  turnedNews: 'A joker turns the ring!',
  turnedLast: 'The last card, a joker, turned the ring!',
  joker: 'joker: turns the ring round for its trick',
  did: 'bid {bid} · {n}',
  tenBags: 'ten bags: {n}',
  /** What each side bid and took, and how its points came about: STONES-SCORE-1 to -6. */
  took: '{name} bid {bid} and took {n}',
  result: '{took}: {why}: {points}, {bags}.',
  exact: 'exact, 10 × {bid}',
  made: 'made, 10 × {bid} + {over}',
  missed: 'missed',
  minus: 'missed, −10 × {bid}',
  nilMade: 'nil made, 150',
  nilFailed: 'nil failed, its tricks are bags',
  boxes: 'Each box: bid · tricks, points, total, bags. Bags carry over, and a nil’s tricks are bags.',
  penalty: 'Ten bags cost 100 points.',
  ringIdle: 'each suit is beaten by the next two in the ring',
  ringIdleRock: 'rock beats everything; other suits are beaten by the next two in the ring',
  ring: '{led} is led: {beating}.',
  ringAlone: '{led} is led: nothing else can take the trick.',
  cannotWin: '{suits} cannot win.',
  cannotWinYet: '{suits} cannot win unless a joker turns the ring.',
  roles: { led: 'led', beats: 'beats it', both: 'beats both', all: 'beats all', weak: 'weak' },
} as const;

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
