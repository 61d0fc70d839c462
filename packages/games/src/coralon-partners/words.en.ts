/** The words of Coralon Partners, in English. */
export const table = {
  explain:
    'Say how many tricks your team will take. Exactly that many: only your team scores. More: both score. Fewer: only the others.',
  zero: 'You alone take no trick, and your partner sits out: 10 points.',
  doubleZero: 'You and {name} both take nothing: 25 points.',
  bidMore: 'The bid is for the team. Exactly the bid shuts the others out.',
  zeroMore: 'Not a single trick for the bidder, who plays alone: then the others score nothing.',
  doubleZeroMore: 'Not a single trick for the team: then the others score nothing.',
  tricks: 'Tricks',
  took: '{who} bid {bid}; {team} took {n}.',
  exact: 'exactly {bid}: only {team} score',
  zeroMade: 'made: only {team} score',
  over: 'More: both teams score a point a trick',
  missed: 'missed: only {others} score, a point a trick',
} as const;
