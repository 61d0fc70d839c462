/** The words of Coralon, in English. */

export const table = {
  explain:
    'Say how many tricks you will take. Exactly that many: only you score. More: everybody scores. Fewer: all but you.',
  zero: 'You take no trick at all.',
  less: 'You take none, and the earlier zero bidders take at least one each.',
  bidMore: 'Exactly the bid shuts the others out: they want the bidder over it as much as under it.',
  zeroMore: 'Not a single trick for the bidder: then nobody else scores.',
  lessMore: 'The bidder takes no trick, and each of these must take one: {names}.',
  goalLess: 'Take no trick, and give one to {names}.',
  took: '{who} bid {bid} and took {n}.',
  lessMissed: 'But {names} took none either.',
  notAlone: '{who}: not the only one',
  why: {
    exact: '{who} hit the bid exactly, so only {who} scored: {points}.',
    over: '{who} took more than the bid, so everybody scored a point a trick.',
    missed: '{who} took fewer than the bid, so everybody else scored a point a trick.',
    zeroMade: '{who} took no trick, so only {who} scored: {points}, one for every trick of the hand.',
    zeroMissed: '{who} took a trick, so everybody else scored a point a trick.',
    lessMissed: '{who} had to be the only one without a trick, so everybody else scored a point a trick.',
  },
  exact: 'exactly {bid}: points for {who} alone',
  zeroMade: 'made: points for {who} alone, one for every trick of the hand',
  over: 'More: everybody scores a point a trick',
  missed: 'missed: nothing for {who}, a point a trick for everybody else',
} as const;

export const lesson = {
  goal: 'Say how many tricks you will take, then take exactly that many. A trick is one card from everybody; the best card takes it.',
  hand: 'A hand is 13 tricks. If the bidder takes exactly the bid, only the bidder scores. More: everybody scores a point a trick. Fewer: everybody but the bidder.',
  game: 'Hands go on until somebody has 40 points. Then the highest score wins the game.',
  away: 'The ace is high, then Knight, Bishop, Farmer, Tar, and 7 down to 2. You have one card too many: put away the Four of anchors, low and in a short suit.',
  bidding:
    'Everybody speaks once: bid higher than those before, or pass. The highest bidder makes trump. Six crowns from the ace down, and two more aces: bid 7.',
  youLead:
    'Your bid is the highest, so you lead. The suit of this first card is trump for the whole hand, and trumps beat all other suits. Lead the Ace of crowns.',
  otherLeads:
    'The highest bid is {name}’s, who leads. The suit of that first card is trump for the whole hand: {trump}.',
  yours:
    'You have {tricks}. Exactly your bid is best: then nobody else scores. The others will try to give you too many, or too few.',
  others: 'If the bidder takes exactly the bid, only the bidder scores. So all others want it to be more, or less.',
  stop: 'You have exactly your bid now. One more trick, and everybody scores. Play cards that cannot win, and lose the rest.',
  exactOwn: 'Your bid was hit exactly: you score it, and nobody else scores anything.',
  exact: '{name}’s bid was hit exactly: the bidder scores it, and nobody else anything.',
  over: 'That is more than the bid: everybody, the bidder too, scores a point a trick.',
  underOwn: 'Your bid was missed: everybody but you scores a point a trick.',
  under: '{name}’s bid was missed: everybody but the bidder scores a point a trick.',
  forced: 'If everybody has passed, the dealer, who speaks last, must bid.',
} as const;

export const home = {
  sentence: 'Say how many tricks you will take. Hit it exactly, and nobody else scores.',
  minutes: '30–45',
  kinds: ['bidding'],
  level: 'easy',
  cards: ['Al', 'Ac', '7t'],
} as const;

export const options = {
  zeroBids: { values: { 'zero-and-less': 'Zero and “less”' } },
  repeatZero: { name: 'Zero after zero' },
} as const;

export const howTo = {
  goal: 'Bid a number of tricks, once round. Whoever bids most has to take exactly that many.',
  win: 'First to {target} points wins (with {players} players).',
  trick: 'Crowns are led, and you have none. You play a lock: locks are trump, and any trump beats every other suit.',
  twist:
    'The bidder leads, and the suit of that first card is trump. The others want you to miss, or to take one too many.',
  more: 'Follow suit if you can; if not, play any card. First of all, all but the dealer put one card away.',
  labels: {
    tricks: 'tricks',
    exact: 'Exactly: only the bidder scores',
    over: 'More: everybody, a point a trick',
    missed: 'Fewer: everybody else, a point a trick',
    bidder: 'Bidder',
    others: 'The others',
    first: 'first card',
    trump: 'is trump',
  },
} as const;
