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

export const lesson = {
  bidding:
    'Your partner sits opposite, and you score together. Bid how many of the 13 tricks the two of you will take. The open card in the middle, a cup, shows the only suit that can be trump. You have four cups with the ace: try 8.',
  box: 'Your bid is the highest. Take the box of three cards, and the open card’s suit is trump; or leave it, and play without trump. You have four cups: take it.',
  away: 'You hold three cards too many. Put away low cards of short suits: being out of a suit lets you trump it.',
  weBid:
    'The bidder leads. High trumps first take the others’ trumps out; then your aces are safe. Remember that your partner’s tricks count as yours.',
  theyBid:
    'The others made the highest bid. Spoil it: they must take exactly as many tricks as they said to shut you out.',
  later:
    'Your side has {tricks}. Exactly the bid: only the bidders score. More: both sides score their tricks. Fewer: only the other side does.',
  exact: 'Exactly the bid: only the bidding side scores its tricks.',
  over: 'More than the bid: both sides score a point a trick.',
  under: 'Fewer than the bid: only the other side scores its tricks.',
} as const;

export const home = {
  sentence: 'Two pairs bid for a box of three cards; the one that lies open may become trump.',
  minutes: '30–45',
  cards: ['Kt', 'At', 'Bu'],
} as const;
