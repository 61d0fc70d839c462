/** The words of Oh Hell, in English. */
export const table = {
  explain: 'Take exactly as many tricks as you bid. {scoring}',
  scoring: {
    ten: 'Exactly: 10 points and your bid. Else nothing.',
    tricks: 'Each trick is 1 point, and exactly your bid 10 more.',
    squares: 'Exactly: 10 points and the square of your bid. Else minus the square of the difference.',
  },
  hooked: 'You bid last: the bids may not add up to {n}.',
  bidSum: 'Bid so far: {count}.',
  bidSumTrump: 'Trump: {suit}. Bid so far: {count}.',
  bidPrompt: 'Say exactly how many tricks you will take.',
  bids: 'Bids',
  over: '{count}, over',
  under: '{count}, under',
  bidsMore:
    'All bids together, out of the tricks in the hand. Over: everybody fights for tricks. Under: nobody wants them.',
  turned: 'The {card} was turned up: {suit} are trump.',
  noTrump: 'There is no trump: the highest card of the led suit takes the trick.',
  did: '{bid} · {n}',
  took: '{name} bid {bid} and took {n}: {points}.',
  text: 'Tricks: {n}. All bids together: {bid}.',
  headlines: { all: 'Everybody hit it', none: 'Nobody hit it', some: 'Exactly: {names}' },
  whys: {
    ten: 'Hitting the bid exactly scores 10 points and 1 for each trick bid; anything else scores nothing.',
    tricks: 'Each trick is 1 point, and hitting the bid exactly 10 more.',
    squares:
      'Hitting the bid exactly scores 10 points and its square; anything else costs the square of the difference.',
  },
  boxes: 'Each box: bid · tricks, points, total.',
  ends: 'The game has {n} hands; then the highest total wins.',
  goals: {
    bid: 'Bid exactly what you will take.',
    take: 'Take exactly {bid}: you have {n}.',
    hit: 'You have your {bid}: lose the rest.',
    over: 'You are past your {bid}: spoil the others’ bids.',
    lost: 'Your {bid} cannot be made: spoil the others’ bids.',
    none: 'Take no trick at all.',
    watch: 'Everybody wants exactly the tricks they bid.',
  },
} as const;

export const lesson = {
  goal: 'Say how many tricks you will take, and take exactly that many. A trick is one card from everybody; the best card takes it.',
  hand: 'In this hand everybody has 10 cards. Exactly your bid scores 10 points and 1 for each trick; anything else scores nothing.',
  game: 'The next hand has one card fewer, down to a single card, and then hands grow again. The highest total wins.',
  bids: 'The card that was turned up makes trump: a trump beats every other suit. Count your aces and high trumps, and bid {bid}.',
  tricks: 'All bids add up to {bid}, and there are {n} tricks. So not everybody can be right.',
  later: 'You have {n} of your {bid}. Once you have them all, play cards that cannot win.',
  scored: 'Whoever hit the bid exactly scores 10 and the bid. All others score nothing.',
  hook: 'The dealer bids last, and may not make the bids add up to the tricks: somebody must fail.',
} as const;

export const home = {
  sentence: 'Say exactly how many tricks you will take. Somebody must be wrong.',
  minutes: '45–60',
  kinds: ['bidding', 'trump'],
  level: 'easy',
  cards: ['Ac', 'Jh', '2s'],
} as const;

export const options = {
  most: { name: 'Largest hand' },
  order: {
    name: 'Order of hands',
    values: { 'down-up': 'Down and up', 'up-down': 'Up and down', down: 'Down', up: 'Up' },
  },
  trump: { name: 'Trump', values: { turned: 'Card turned up', none: 'None' } },
  hook: { name: 'Dealer is hooked' },
  scoring: { values: { ten: '10 and the bid', tricks: 'Tricks, and 10', squares: 'Squares' } },
} as const;

export const presets = { kind: 'Without the hook' } as const;

export const howTo = {
  goal: 'Say how many tricks you will take, and take exactly that many.',
  win: 'The highest total after the last hand wins.',
  trick: 'Clubs are led, and you have none. Your 5 of diamonds takes the trick: diamonds are trump.',
  twist: 'The hands shrink to a single card, and then grow again.',
  more: 'Follow suit if you can; if not, play any card. The dealer may not make the bids add up to the tricks.',
  labels: {
    tricks: 'exactly',
    exact: 'Exactly: 10 and the bid',
    fewer: 'Fewer: nothing',
    more: 'More: nothing',
    points: 'Points',
    cards: 'cards each',
  },
} as const;
