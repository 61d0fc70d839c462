/** The words of Ducks and Geese, cutthroat, in English. */
export const lesson = {
  bidding:
    'Everyone plays alone, with eight cards. Deuces (ducks) and Farmers (geese) are a point each for everybody; tricks are a point each for the highest bidder only. You have two ducks of your own and four locks: try 6.',
  youLead:
    'You won the auction: the suit of your first card is trump. Locks are your long suit; the Knight of locks is a good beginning.',
  otherLeads: '{name} won the auction; the suit of the first card, {trump}, is trump.',
  ownDuck:
    'Your own duck is safe when you lead it, or follow suit with it: you keep it, whoever takes the trick. Thrown on another suit it goes with the trick.',
  later:
    'You have {tricks}. A bidder who hits the bid exactly scores alone, so stop there if you can; one who misses loses the bid from the score.',
  exact: 'The bid was hit exactly: the bidder scores it, and nobody else scores.',
  over: 'The bid was made with points to spare: the bidder scores all of them, and the others their birds.',
  missedOwn: 'The bid was missed, and it is lost from your score. The others score their birds.',
  missed: 'The bid was missed, and it is lost from the bidder’s score. The others score their birds.',
} as const;

export const home = {
  sentence: 'Ducks and Geese with everyone for themselves, and a way to keep your own duck safe.',
  minutes: '30–45',
  cards: ['2l', '2c', 'Fa'],
} as const;

export const options = {
  scoring: { values: { capped: 'The bid only', coralon: 'As in Coralon' } },
} as const;

export const presets = { blind: 'Blind bids', capped: 'The bid only' } as const;
