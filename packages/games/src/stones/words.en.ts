/** The words of Stones, in English. */

export const table = {
  explain:
    'Take at least as many tricks as you bid: {knob.trickPoints} points for each, and {knob.bagPoints} for each beyond, which is a bag. Nil: take none, for {knob.nilPoints}.',
  partners: 'Partners’ bids are added up, and so are their tricks; a nil stands by itself, and its tricks do not help.',
  missedNothing: 'Fewer tricks than bid: nothing.',
  missedMinus: 'Fewer tricks than bid: minus {knob.trickPoints} for each trick bid.',
  bidSum: '{count} tricks bid so far.',
  bids: 'Bids',
  bidsMore: 'All bids together, out of the tricks in the hand.',
  rock: 'Rock',
  broken: 'broken',
  unbroken: 'closed',
  rockMore:
    'Rock beats everything. It may not be led before it has been played, nor thrown into the first trick, unless there is nothing else.',
  ghost: 'Ghost hand',
  ghostCards: '{n} cards',
  ghostMore: 'One extra hand was dealt. Nobody sees it or plays it.',
  bag: ['bag', 'bags'],
  bags: 'bags {n}',
  bagsDanger: '{bags} !',
  bagsLabel: '{name}: {bags}',
  bagsCost: '{name}: {bags}; ten cost {knob.tenBagsCost} points',
  nilTaken: '{n}/∅',
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
  bidTogether: 'All bids together: {bid} of {n} tricks.',
  headlines: {
    nil: '{names} made nil!',
    all: 'Everybody made it',
    none: 'Everybody missed',
    missed: '{names} missed',
    made: 'Only {names} made it',
  },
  /** Why the points of one side are what they are: STONES-SCORE-1 to -5. */
  whys: {
    made: '{team} reached the bid: {knob.trickPoints} points for each trick bid, and {knob.bagPoints} for each trick more.',
    missed: '{team} took fewer tricks than bid, and scored nothing.',
    minus: '{team} took fewer tricks than bid: minus {knob.trickPoints} for each trick bid.',
    nilMade: '{team} bid nil and took no trick: {knob.nilPoints} points.',
    nilFailed: '{team} bid nil and took a trick: nothing for the nil, and each of its tricks is a bag.',
    tenBags: '{team} had ten bags, which cost {knob.tenBagsCost} points.',
  },
  exact: 'exact, {knob.trickPoints} × {bid}',
  made: 'made, {knob.trickPoints} × {bid} + {over}',
  missed: 'missed',
  minus: 'missed, −{knob.trickPoints} × {bid}',
  nilMade: 'nil made, {knob.nilPoints}',
  nilFailed: 'nil failed, its tricks are bags',
  boxes: 'Each box: bid · tricks, points, total, bags. Bags carry over, and a nil’s tricks are bags.',
  penalty: 'Ten bags cost {knob.tenBagsCost} points.',
  ringIdle: 'each suit is beaten by the next two in the ring',
  ringIdleRock: 'rock beats everything; other suits are beaten by the next two in the ring',
  ring: '{led} is led: {beating}.',
  ringAlone: '{led} is led: nothing else can take the trick.',
  cannotWin: '{suits} cannot win.',
  cannotWinYet: '{suits} cannot win unless a joker turns the ring.',
  ringShort: 'An arrow points from a suit to one that it beats. Whatever is led, two suits beat it.',
  more: '8+',
  fewer: '1–7',
  /** What a player is trying to do. */
  goals: {
    bid: 'Bid what you can make: a missed bid scores nothing.',
    bidMinus: 'Bid what you can make: a miss costs {knob.trickPoints} a trick.',
    take: 'Take at least {bid}: you have {n}.',
    takeBoth: 'With {name}, take at least {bid}: you have {n}.',
    made: 'Your bid is made. Each trick more is a bag, for {knob.bagPoints}.',
    lost: 'Your bid of {bid} is out of reach: stop the others.',
    nil: 'Take no trick at all: nil is worth {knob.nilPoints}.',
    nilLost: 'Nil is lost: each of your tricks is only a bag.',
    watch: 'Everybody wants at least the tricks they bid.',
  },
  roles: { led: 'led', beats: 'beats it', both: 'beats both', all: 'beats all', weak: 'weak' },
} as const;

export const lesson = {
  goal: 'Say how many tricks you will take, and take at least that many. No suit is always best: the five suits beat each other in a ring.',
  hand: 'A hand is 14 tricks. If you take your bid, every trick you bid is worth 10 points. If you take fewer, you score nothing.',
  game: 'Everybody plays alone. Hands go on until somebody has 500 points; the highest score wins.',
  bids: 'Everybody bids once, any number. An ace, a King and a Queen, and no scissors at all: you can beat them with other suits. Bid 3.',
  opens:
    'Whoever holds the Two of paper opens with it. That is you. The highest paper will take it, unless somebody has none.',
  none: 'You have no {led}, so any card goes. Of the other suits, {good} beats {led}, and {best} beats both. The rest is thrown away.',
  noneTurned:
    'You have no {led}, so any card goes. A joker is in the trick: {good} beats {led}, and {best} beats both. The rest is thrown away.',
  ring: 'The ring is rock, water, paper, lizard, scissors, and rock again. The next suit beats the one that was led, and the one after that beats both.',
  joker:
    'A joker turns the ring round for this trick: now the two suits before the led one beat it. The joker itself is the lowest card of its suit.',
  later:
    'Your tricks so far: {n}; your bid: {bid}. Tricks beyond your bid are one point each, and a bag each: ten bags cost 100.',
  scored: 'A bid that is made scores 10 a trick, and 1 for each trick too many. A bid that is missed scores nothing.',
  nil: 'A bid of 0 is nil: take no trick at all, and score 150. Take one, and you score nothing.',
} as const;

export const home = {
  sentence: 'Five suits beat each other in a ring, and a joker turns it round.',
  minutes: '45–90',
  kinds: ['no trump'],
  level: 'hard',
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

export const howTo = {
  goal: 'Say how many tricks you will take, and take at least that many. There is no trump.',
  win: 'First to {target} points wins.',
  trick:
    'Paper is led. Lizard beats paper, and scissors beat both: your 2 wins. Rock can do nothing here, not even the Ace.',
  scoring: 'Tricks beyond the bid are bags. Ten bags, over all hands, cost 100.',
  twist:
    'Five suits in a ring: the next suit beats the one that is led, the one after that beats both. A joker in the trick turns the ring round, for that trick.',
  more: 'Follow suit if you can; if not, play any card. The 2 of paper opens the hand.',
  labels: {
    tricks: 'or more',
    exact: 'Exactly: 10 a trick',
    over: 'More: 1 for each, and a bag',
    missed: 'Fewer: nothing',
    nil: 'Nil: bid 0, take none',
    points: 'Points',
    ring: 'paper is led',
    turned: 'the same, with a joker',
  },
} as const;
