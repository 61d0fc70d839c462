/** The words of Coralon Partners, in English. */

export const table = {
  explain:
    'Say how many tricks your team will take. Exactly that many: only your team scores. More: both score. Fewer: only the others.',
  zero: 'You alone take no trick, and your partner sits out: {knob.zeroPoints} points.',
  doubleZero: 'You and {name} both take nothing: {knob.doubleZeroPoints} points.',
  bidMore: 'The bid is for the team. Exactly the bid shuts the others out.',
  zeroMore: 'Not a single trick for the bidder, who plays alone: then the others score nothing.',
  doubleZeroMore: 'Not a single trick for the team: then the others score nothing.',
  tricks: 'Tricks',
  why: {
    exact: '{team} hit the bid exactly, so only {team} scored: {points}.',
    over: '{team} took more than the bid, so both teams scored a point a trick.',
    missed: '{team} took fewer than the bid, so only {others} scored, a point a trick.',
    zeroMade: '{who} took no trick, so only {team} scored: {points}.',
    zeroMissed: '{who} took a trick, so only {others} scored, a point a trick.',
    doubleMade: '{team} took no trick, so only {team} scored: {points}.',
    doubleMissed: '{team} took a trick, so only {others} scored, a point a trick.',
  },
  took: '{who} bid {bid}; {team} took {n}.',
  exact: 'exactly {bid}: only {team} score',
  zeroMade: 'made: only {team} score',
  over: 'More: both teams score a point a trick',
  missed: 'missed: only {others} score, a point a trick',
} as const;

export const lesson = {
  goal: 'Your partner sits opposite, and you score together. Say how many tricks the two of you will take, then take exactly that many.',
  hand: 'A hand is 13 tricks. If the bidders take exactly their bid, only they score. More: both sides score a point a trick. Fewer: only the other side.',
  game: 'Hands go on until one side has 60 points. Then the higher score wins the game.',
  bidding:
    'Everybody speaks once: bid higher than those before, or pass. Only the suit of the open card can be trump: locks. You have three with the Knight, and an ace: 8.',
  box: 'Your bid is the highest. Take the box of three cards, and locks, the suit of the open card, are trump. Or leave it, and play without trump. Take it.',
  away: 'You hold three cards too many. Put away your three low crowns: without any crown you can trump that suit.',
  weBid:
    'The bidder leads. Begin with a low lock: your partner may have the ace, and your partner’s tricks count as yours.',
  theyBid:
    'The others have the highest bid. Spoil it: if they take exactly as many tricks as they said, you score nothing.',
  later:
    'Your side has {tricks}. Exactly the bid: only the bidders score. More: both sides score their tricks. Fewer: only the other side does.',
  exact: 'Exactly the bid: only the bidding side scores its tricks.',
  over: 'More than the bid: both sides score a point a trick.',
  under: 'Fewer than the bid: only the other side scores its tricks.',
  forced: 'If everybody has passed, the dealer, who speaks last, must bid.',
} as const;

export const home = {
  sentence: 'Two pairs bid for a box, and its open card may become trump.',
  minutes: '30–45',
  kinds: ['pairs'],
  level: 'medium',
  cards: ['Kt', 'At', 'Bu'],
} as const;

export const howTo = {
  goal: 'You play with the person opposite. Bid how many tricks you two will take. The highest bid has to be hit exactly.',
  win: 'First team to {target} points wins.',
  trick:
    'Trees are led. Your partner has none and plays a cup: cups are trump, and any trump beats even the Ace of trees.',
  twist:
    'Three cards lie in the box, one of them face up. The bidder takes them and puts three away: the open suit is trump. Or leaves them: no trump.',
  more: 'Follow suit if you can; if not, play any card. The bidder leads.',
  labels: {
    you: 'you',
    partner: 'partner',
    exact: 'Exactly: only the bidders score',
    over: 'More: both teams, a point a trick',
    missed: 'Fewer: only the other team, a point a trick',
    bidders: 'Bidders',
    others: 'Others',
    box: 'the box',
    trump: 'is trump',
    or: 'or no trump',
  },
} as const;
