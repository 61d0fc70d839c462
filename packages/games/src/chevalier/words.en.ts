/** The words of Chevalier, in English. */

export const table = {
  explain:
    'Poisoned tricks are worth nothing. Take all the poison, and each of yours is worth {knob.biddersSweep} if your side bid, {knob.othersSweep} if not.',
  higher: 'Higher…',
  poison: 'Poison',
  poisons: { tars: 'Tars', sevens: '7s' },
  poisonCard: 'poison',
  poisonMore:
    'A trick with poison in it counts nothing, unless one side takes all the poison in play: then each is worth {knob.biddersSweep} for the bidders, {knob.othersSweep} for the others.',
  tricksOf: '{team}: {clean} clean, {n} poisoned',
  sweptBy: '{team}: {clean} clean, {n} poisoned and all swept',
  clean: 'clean',
  poisoned: 'poisoned',
  missedBy: 'missed by {n}',
  cleanTricks: 'clean tricks',
  cleanOf: '{count} clean',
  tricks: 'Clean, ☠',
  points: 'Points',
  sweep: 'sweep',
  poisonMark: '☠',
  withSweep: 'with a sweep {n}',
  noSweep: 'no sweep in this hand',
  swept: '{team} took all the poison, a sweep: poisoned tricks ({n}) 0 → {each} each.',
  sweptIt: '{team} swept it!',
  made: '{team} made {points} on a bid of {bid}.',
  whyMade: '{team} reached the bid, so both sides scored their points.',
  whyMissed: '{team} missed the bid and scored nothing; {others} scored their points and {bump} more.',
  goals: {
    bidding: 'Each clean trick is a point for your side.',
    need: 'Your side needs {points}: a clean trick is 1.',
    theyNeed: '{team} need {points}. Spoil their tricks with {poison}.',
    take: 'Take clean tricks: you two need {bid}, have {n}.',
    made: 'Bid made. Every clean trick is one more point.',
    spoil: 'Spoil their tricks with {poison}: they have {n} of {bid}.',
    theyMade: 'They made it. Take clean tricks: a point each.',
    watcher: '{team} need {points} and have {n}.',
  },
  forget:
    'Not all the poison is in play. The other side’s sweep is {knob.othersSweep} a trick, the bidders’ {knob.biddersSweep}. Points above the bid count. Spoil rivals’ tricks with poison, not your partner’s.',
} as const;

export const lesson = {
  goal: 'Your partner sits opposite. A clean trick is a point for your side; a trick with a 7 in it is poisoned, and worth nothing.',
  hand: 'A hand is ten tricks. If the bidders make their bid, both sides score what they took. If not, they score nothing, and the others get the bid on top.',
  game: 'Hands go on until one side has 31 points. Then the higher score wins the game.',
  bidding:
    'Everybody speaks once: bid how many points your side will make, or pass. The open card shows what trump can be: locks. You have three, two of them high: bid 4.',
  box: 'Take the open card, and its suit, locks, is trump; or play without trump. You have three locks already: take it.',
  away: 'Put one card away for it. Put away your 7: then it can never poison a trick of yours.',
  youBid: 'You lead. Take tricks that have no 7 in them. A 7 that falls into a trick of the others makes it worthless.',
  partnerBid: 'Your partner leads. Take tricks that have no 7 in them, and throw your own 7 into one of theirs.',
  theyBid: 'The others made the highest bid. A 7 thrown into one of their tricks makes it worthless.',
  theirPoison: 'They took it, but there is a 7 in it: the trick is poisoned, and they get nothing for it.',
  ourPoison: 'Your side took this one, but a 7 fell into it: poisoned, and worth nothing to you.',
  sweep:
    'If one side takes every 7 that is in play, that is a sweep: its poisoned tricks count 2 each for the bidders, 1 each for the others.',
  made: 'The bid was made: both sides score what they took.',
  missed: 'The bid was missed: the bidders score nothing; the others score what they took, and the bid on top.',
  buried: 'Some 7s lie in the pack, and one may have been put away. Only those that are played count for a sweep.',
} as const;

export const home = {
  sentence: 'A seven poisons its trick, unless one side takes them all.',
  minutes: '25–35',
  kinds: ['pairs'],
  level: 'medium',
  cards: ['7c', 'Kc', '7t'],
} as const;

export const options = {
  poison: { name: 'Poison', values: { sevens: 'Sevens', tars: 'Tars (Buccaneer)' } },
  buried: {
    name: 'Poison that the bidder put away',
    values: { out: 'Is out of play', blocks: 'Rules out every sweep' },
  },
} as const;

export const presets = { buccaneer: 'Buccaneer' } as const;

export const howTo = {
  goal: 'You play with the person opposite. A trick is a point, but a trick with a 7 in it is poisoned: nothing. Bid the points you two will make.',
  win: 'First side to {target} points wins.',
  trick: 'Your Ace takes the trick. But there is a 7 in it: the trick is poisoned, and worth nothing.',
  twist:
    'Take every 7 that is in play, and the poison turns. That is a sweep: each of your poisoned tricks is worth 2 if your side bid, 1 if not.',
  more: 'The bidder may take the open card, which makes its suit trump, and leads. Follow suit if you can; if not, play any card.',
  labels: {
    clean: 'clean: 1 each',
    poisoned: 'poisoned: 0',
    poison: 'poison',
    made: 'Made: both sides score what they took',
    missed: 'Missed: nothing; the others get the bid on top',
    swept: 'Made with a sweep: the sevens count double',
    bidders: 'Bidders',
    others: 'Others',
    sweep: 'all the sevens',
    double: '2 each for the bidders',
  },
} as const;
