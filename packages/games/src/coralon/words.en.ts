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
