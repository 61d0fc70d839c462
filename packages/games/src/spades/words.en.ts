/** The words of Spades, in English. */
export const table = {
  explain:
    'With your partner take at least as many tricks as you two bid: {knob.trickPoints} for each, and {knob.bagPoints} for each beyond, which is a bag. Missed: minus {knob.trickPoints} for each trick bid.',
  explainNil: 'Nil: bid 0 and take no trick, for {knob.nilPoints}.',
  bidSum: '{count} tricks bid so far.',
  blindNote: 'Take no trick, without having seen your cards: {knob.blindNilPoints}, or {knob.blindNilPoints} less.',
  lookNote: 'Then bid as usual.',
  look: 'Look at your cards, or bid nil blind?',
  blindAct: 'Bid blind nil',
  bidPrompt: 'Say how many tricks you will take.',
  bids: 'Bids',
  bidsMore: 'All bids together, out of the tricks in the hand.',
  spades: 'Spades',
  broken: 'broken',
  closed: 'closed',
  brokenMore: 'Spades are trump, and may be led.',
  closedMore: 'Spades are trump. They may not be led before one has been played, unless you hold nothing else.',
  brokenNews: 'Spades are broken!',
  bag: ['bag', 'bags'],
  bags: 'bags {n}',
  bagsLabel: '{name}: {bags}',
  bagsCost: '{name}: {bags}; {limit} cost {points} points',
  nilTaken: '{n}/∅',
  blindNilTaken: '{n}/∅ blind',
  nil: 'nil',
  blindNil: 'blind nil',
  did: 'bid {bid} · {n}',
  took: '{name} bid {bid} and took {n}',
  result: '{took}: {points}, {bags}.',
  bidTogether: 'All bids together: {bid} of {n} tricks.',
  penalty: '{limit} bags: {n}',
  boxes: 'Each box: bids · tricks, points, total, bags. Bags carry over.',
  boxesCost: '{limit} bags cost {points} points.',
  headlines: {
    nil: '{names} made nil!',
    both: 'Both sides made it',
    none: 'Both sides missed',
    set: '{names} missed',
  },
  /** Why the points of one side are what they are: SPADES-SCORE-1 to -7. */
  whys: {
    made: '{team} reached the bid: {knob.trickPoints} for each trick bid, and {knob.bagPoints} for each trick more.',
    missed: '{team} took fewer tricks than bid: minus {knob.trickPoints} for each trick bid.',
    nilMade: 'A nil without a trick is worth {knob.nilPoints}, a blind one {knob.blindNilPoints}.',
    nilFailed: 'A nil with a trick costs {knob.nilPoints}, a blind one {knob.blindNilPoints}.',
    bags: '{team} had {limit} bags, which cost {points} points.',
  },
  /** What a player is trying to do. */
  goals: {
    bid: 'Bid what you can make: a missed bid costs {knob.trickPoints} a trick.',
    look: 'Blind nil wins or loses {knob.blindNilPoints} points.',
    take: 'With {name}, take at least {bid}: you have {n}.',
    takeAlone: 'Take at least {bid}: you have {n}.',
    made: 'Your bid is made. Each trick more is a bag, for {knob.bagPoints}.',
    lost: 'Your {bid} is out of reach: stop the others.',
    nil: 'Take no trick at all.',
    nilLost: 'Nil is lost: each of your tricks is only a bag.',
    cover: '{name} bid nil: take the tricks they would win.',
    watch: 'Each pair wants at least the tricks it bid.',
  },
} as const;

export const lesson = {
  goal: 'You and your partner across the table say how many tricks you will take, and take at least that many. A trick is one card from everybody.',
  hand: 'A hand is 13 tricks. If you two take what you bid, every trick bid is worth 10 points. If not, each costs you 10.',
  game: 'Hands go on until a pair has 500 points; the higher score wins.',
  bids: 'Everybody bids once, any number. Count your aces and kings, and your long spades. Your bid and your partner’s are added up. Bid {bid}.',
  trump:
    'Spades are trump: a spade beats every other suit. But they may not be led before somebody has played one on another suit.',
  partner: 'The tricks of your partner count for you both. No need to beat their ace.',
  void: 'You have no {led}, so you may play anything. A spade takes the trick, unless somebody plays a higher one.',
  broken: 'A spade has been played: spades are broken, and from now on they may be led.',
  later: 'Together you have {n} of the {bid} you bid. Each trick more is a point and a bag; ten bags cost 100.',
  scored: 'A bid that is made scores 10 a trick, and 1 for each trick too many. A missed bid costs 10 a trick.',
  nil: 'A bid of 0 is nil: take no trick at all, for 100 points; take one, and it costs 100.',
  blind: 'A pair that is 100 points behind may bid nil blind, before looking at the cards: 200 points, or 200 less.',
} as const;

export const home = {
  sentence: 'Bid with your partner, and make it with spades as trump. Mind the bags.',
  minutes: '45–60',
  kinds: ['pairs', 'bidding'],
  level: 'medium',
  cards: ['As', 'Kh', '2c'],
} as const;

export const options = {
  nil: { name: 'Nil' },
  blindNil: { name: 'Blind nil', values: { behind: 'When 100 behind' } },
  bags: { name: 'Bags', values: { 10: 'Ten cost 100', 5: 'Five cost 50', off: 'Cost nothing' } },
  breaking: { name: 'Spades must be broken' },
  firstTrick: { name: 'First trick', values: { free: 'Any card', clubs: '2 of clubs opens' } },
} as const;

export const howTo = {
  goal: 'Two pairs. Say how many tricks you will take; together take at least what you two bid.',
  win: 'First to {target} points wins.',
  trick: 'Hearts are led, and you have none. Your 3 of spades beats them all: spades are trump.',
  scoring: 'Tricks beyond the bid are bags. Ten bags, over all hands, cost 100.',
  twist: 'Nil: bid 0, and take no trick. Your partner still plays for their own bid, and protects your nil.',
  more: 'Follow suit if you can; if not, play any card. Spades may not be led before one has been played.',
  labels: {
    together: 'together',
    exact: 'Exactly: 10 a trick',
    over: 'More: 1 for each, and a bag',
    missed: 'Fewer: minus 10 a trick',
    points: 'Points',
    nil: 'nil',
    none: 'no trick: +100',
  },
} as const;
