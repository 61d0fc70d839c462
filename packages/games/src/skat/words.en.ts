/** The words of Skat, in English. */
export const table = {
  games: { clubs: 'clubs', spades: 'spades', hearts: 'hearts', diamonds: 'diamonds', grand: 'Grand', null: 'Null' },
  announcements: { schneider: 'schneider', schwarz: 'schwarz', ouvert: 'ouvert' },
  hand: 'by hand',
  bidSign: 'Bid',
  noBid: 'none yet',
  bidMore:
    'A value promises a game worth at least that much: base value times levels. Clubs 12, spades 11, hearts 10, diamonds 9, Grand 24; Null is 23.',
  plays: '{name|You play|{name} plays}',
  points: '{name}, card points',
  pointsOf: '{n} of {needed}',
  pointsMore:
    'The declarer needs {needed} card points. Ace 11, ten 10, king 4, queen 3, jack 2; the skat counts as well.',
  noTricks: '{name}, tricks',
  noTricksMore: 'In Null there are no trumps, and the declarer may take no trick at all.',
  suitMore:
    'The four jacks are the highest trumps: clubs, spades, hearts, diamonds. Then ace, ten, king, queen, nine, eight, seven.',
  grandMore:
    'Only the four jacks are trumps: clubs, spades, hearts, diamonds. Suits rank ace, ten, king, queen, nine, eight, seven.',
  nullMore: 'There are no trumps. Cards rank ace, king, queen, jack, ten, nine, eight, seven.',
  said: { hold: 'hold', pass: 'pass' },
  saidLabel: '{name} said: {text}',
  playsLabel: '{name} {name|play|plays} {game}',
  faceUp: '{name|Your|{name}’s} cards, face up',
  answer: '{name} bids {bid}: hold it, or pass?',
  bidPrompt: 'Bid at least {bid}, or pass?',
  lastPrompt: 'The others passed: play for 18, or pass?',
  takePrompt: 'You have it at {bid}. Take the skat, or play by hand?',
  declarePrompt: 'Name your game: you bid {bid}.',
  waiting: {
    skat: 'Waiting for {names} to decide about the skat.',
    declaring: 'Waiting for {names} to name a game.',
  },
  bidAct: 'Bid {bid}',
  holdAct: 'Hold',
  holdValue: 'Hold {bid}',
  takeAct: 'Take the skat',
  handAct: 'Play by hand',
  declareAct: 'Play {game}',
  higher: 'A higher value',
  lower: 'A lower value',
  announceTitle: 'Announce',
  announceNothing: 'nothing',
  gameTitle: 'Game',
  worth: 'from {value}',
  declared: '{name} {name|play|plays} {game}.',
  goals: {
    bidding: 'Bid up to the value of a game that you would mostly win.',
    skat: 'Two better cards help every game. By hand is worth one level more.',
    declaring: 'Choose a game that is worth at least {bid}.',
    take: 'Take {needed} card points: {n} to go.',
    more: 'You have enough. With {all} the others are schneider: one level more.',
    safe: 'You have won the game.',
    lost: 'You cannot reach {needed} any more.',
    stop: '{names} must not reach {needed} card points: {n} to go for them.',
    stopMore: '{names|You have|{names} has} enough. Take 31 together, and you are not schneider.',
    null: 'Take no trick at all.',
    stopNull: 'Make {names} take a trick.',
    watch: '{names} against the other two.',
  },
  results: { won: 'won', lost: 'lost', overbid: 'overbid', passed: 'passed out' },
  headlines: { won: '{who} won it!', lost: '{who} lost it', overbid: '{who}: overbid', passed: 'Passed out' },
  nobody: 'Everybody passed.',
  played: '{who} played {game} at {bid} and got {n}.',
  playedNull: '{who} played {game} at {bid}.',
  why: {
    won: '{row}{levels} times {base} is {value}: {points}.',
    lost: '{row}{levels} times {base} is {value}; lost games count {factor} times: {points}.',
    wonNull: 'Null without a trick is {value}: {points}.',
    lostNull: 'Null with a trick is {value}, lost {factor} times: {points}.',
    overbid: 'The game was worth less than the bid of {bid}: {value} counts {factor} times: {points}.',
    passed: 'Nobody played, so nobody scored.',
  },
  withRow: 'With {n}: ',
  withoutRow: 'Without {n}: ',
  levels: ['level', 'levels'],
  cardPoints: ['card point', 'card points'],
  declarer: 'Declarer',
  cardPointsTitle: 'Card points',
  valueTitle: 'Value',
  sheetNote: 'A declarer needs {needed} card points, or in Null no trick. Lost games count double.',
  seegerNote: 'Seeger’s scores: 50 more for a game won, 50 less for one lost, and then 40 for each of the others.',
} as const;

export const lesson = {
  goal: 'In every hand one player is against the other two. Whoever bids most plays alone, and needs 61 of the 120 card points.',
  hand: 'Everyone has ten cards; two lie face down, the skat. An ace counts 11, a ten 10, a king 4, a queen 3, a jack 2, the rest nothing.',
  game: 'Everybody deals the same number of times, usually four. Then the highest total wins.',
  bidding:
    'Two jacks, the highest, and four clubs are strong trumps: bid 18, the lowest value. Whoever is asked holds it, or passes.',
  skat: 'Everybody else passed, so you are alone against two. Take the skat: two more cards to choose from.',
  away: 'Put two of twelve cards away. They count for you: tens that stand alone are safe there.',
  declaring: 'Now name your game. Your longest suit becomes trump, and all four jacks are trumps too.',
  jacks:
    'The jacks are the highest trumps: clubs, spades, hearts, diamonds. They are not cards of their own suits any more.',
  points: 'What counts is the cards in your tricks, not how many tricks. Aces and tens are worth the most: catch them.',
  won: 'The value of the game goes to whoever played it; a lost game would have cost twice as much.',
  lost: 'With fewer than 61 the game is lost, and costs twice its value.',
  hold: 'Whoever is asked holds the value, or passes. Only a higher value beats a hold.',
  schneider: 'If the other side has 30 card points or fewer, it is schneider: the game is worth a level more.',
  nullGame:
    'In Null there are no trumps, and the declarer must not take a trick. In Grand only the four jacks are trumps.',
} as const;

export const home = {
  sentence: 'One against two: bid, swap two cards with the skat, and count 61.',
  minutes: '30–40',
  kinds: ['bidding', 'one against two'],
  level: 'hard',
  cards: ['Js', 'Jc', 'Ac'],
} as const;

export const options = {
  scoring: { name: 'Scores', values: { seeger: 'Seeger and Fabian', plain: 'Plain' } },
  rounds: { name: 'Times each player deals', values: { 1: '1', 2: '2', 4: '4', 6: '6', 12: '12' } },
} as const;

export const presets = { short: 'Everyone deals once', plain: 'Plain scores' } as const;

export const howTo = {
  goal: 'Whoever bids most plays alone against the other two and needs 61 of 120 card points, with the two cards of the skat.',
  win: 'When everyone has dealt {rounds} times, the highest total wins.',
  trick:
    'Hearts are trump. Ana’s jack is a trump too, so trumps are led: Bo has none, and the jack of spades is higher.',
  scoring:
    'Count the top jacks in a row that you have, or lack, and add one. Multiply by the suit’s value. By hand, schneider and more are levels too.',
  twist: 'The jacks are the highest trumps in every suit game, and the only ones in Grand. Tens rank above kings.',
  more: 'In turn, bid 18, 20, 22 … or pass. Whoever is left takes the skat, puts two cards away and names the game. Null means taking no trick.',
  labels: {
    trump: 'trump',
    skat: 'the skat',
    needed: 'card points',
    value: 'Value',
    clubsOne: 'Clubs, without 1',
    clubsTwo: 'Clubs, with 2, schneider',
    heartsThree: 'Hearts by hand, with 3',
    grandFour: 'Grand, with 4, all tricks',
    jacks: 'always the highest',
    rest: 'then the rest of trumps',
  },
} as const;
