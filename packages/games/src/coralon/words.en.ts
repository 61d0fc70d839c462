/** The words of Coralon, in English. */
export const table = {
  explain:
    'Say how many tricks you will take. Exactly that many: only you score. More: everybody scores. Fewer: all but you.',
  zero: 'You take no trick at all.',
  less: 'You take none, and the earlier zero bidders take at least one each.',
  bidMore: 'Exactly the bid shuts the others out: they want the bidder over it as much as under it.',
  zeroMore: 'Not a single trick for the bidder: then nobody else scores.',
  lessMore: 'The bidder takes no trick, and each of these must take one: {names}.',
  took: '{who} bid {bid} and took {n}.',
  lessMissed: 'But {names} took none either.',
  exact: 'exactly {bid}: points for {who} alone',
  zeroMade: 'made: points for {who} alone, one for every trick of the hand',
  over: 'More: everybody scores a point a trick',
  missed: 'missed: nothing for {who}, a point a trick for everybody else',
} as const;

export const lesson = {
  away: 'Five suits; the ace is high, then Knight, Bishop, Farmer, Tar, and the numbers from 7 down. You have one card too many: put one away. A low card of a short suit is best, such as the Four of cups.',
  bidding:
    'How many of the 13 tricks will you take? Everybody speaks once, and a bid must be higher than those before. The highest bidder makes trump. With five anchors and their ace, and high cards beside them, 6 is a fair bid.',
  youLead:
    'You won the auction. The suit of the first card you lead is trump for the whole hand: lead an anchor, and a high one.',
  otherLeads: 'The highest bid is {name}’s. The suit of the first card is trump: {trump}.',
  yours:
    'You have {tricks}. Exactly your bid is best: then nobody else scores. Once you have it, try to lose the rest.',
  others: 'If the bidder takes exactly the bid, only the bidder scores. So all others want it to be more, or less.',
  exactOwn: 'Your bid was hit exactly: the bidder scores it, and nobody else anything.',
  exact: '{name}’s bid was hit exactly: the bidder scores it, and nobody else anything.',
  over: 'That is more than the bid: everybody, the bidder too, scores a point a trick.',
  underOwn: 'Your bid was missed: everybody but the bidder scores a point a trick.',
  under: '{name}’s bid was missed: everybody but the bidder scores a point a trick.',
} as const;

export const home = {
  sentence: 'Say how many tricks you will take. Hit it exactly, and nobody else scores.',
  minutes: '30–45',
  cards: ['Al', 'Ac', '7t'],
} as const;

export const options = {
  zeroBids: { values: { 'zero-and-less': 'Zero and “less”' } },
  repeatZero: { name: 'Zero after zero' },
} as const;
