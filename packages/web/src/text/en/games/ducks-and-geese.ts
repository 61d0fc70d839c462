export const ducksAndGeese = {
  explain:
    'Say how many points your side will make: your tricks and the birds in them. Make it and you score the bid, no more; miss it and the others get the bid besides their birds.',
  zero: 'You take no trick, and your partner sits out: 5 points.',
  doubleZero: 'Neither of you takes a trick: 12 points.',
  forfeit: '3 points for the other side.',
  tars: 'Tars',
  ducksAndGeese: '2s, Farmers',
  birds: 'Birds',
  birdsMore: 'Each is a point for the side that takes it in a trick. Tricks count for the bidders only.',
  birdsOf: 'Birds of {team}',
  bidMore: 'Tricks and birds of the bidders. The bid is a ceiling as well as a floor; the others score birds only.',
  tricks: 'Tricks',
  capped: 'made {n}, scores {scores}',
  took: '{team} bid {bid} and took {tricks} with {birds}: {outcome}',
  made: 'made. They score what they bid for, the others their birds.',
  madeBlind: 'made, and blind: the others score nothing.',
  missed: 'missed. They score nothing.',
  forget:
    'The defenders’ tricks are worth nothing. A bird on your partner’s winning trick is safe. {n} cards are not in play.',
  forfeited: 'The dealer gave the hand up: 3 points for the other side.',
} as const;
