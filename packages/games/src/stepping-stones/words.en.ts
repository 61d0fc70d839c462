/** The words of Stepping Stones, in English. */

export const table = {
  contracts: {
    'win-pick-trump': 'Win Tricks (Pick Trump)',
    'win-no-trump': 'Win Tricks (No Trump)',
    'win-last-6': 'Win Last 6 (No Trump)',
    lose: 'Lose Tricks (No Trump)',
    'win-may-trump': 'Win Tricks (May Trump)',
    'win-slalom': 'Win Tricks (No Trump, Slalom)',
    'lose-must-beat': 'Lose Tricks (No Trump, Must Beat)',
  },
  declare: 'Declare {contract}, {high} high',
  declareTrump: 'Declare {contract}, {high} high, {suit} trump',
  again: '(again)',
  puddleWaiting: 'In the puddle: {names}, who must declare.',
  caption: 'The sheet: tricks, and points once a row is full',
  contract: 'Contract',
  cards: {
    'win-pick-trump': ['Win Tricks', 'Pick Trump'],
    'win-no-trump': ['Win Tricks', 'No Trump'],
    'win-last-6': ['Win Last 6', 'No Trump'],
    lose: ['Lose Tricks', 'No Trump'],
    'win-may-trump': ['Win Tricks', 'May Trump'],
    'win-slalom': ['Win Tricks', 'Slalom'],
    'lose-must-beat': ['Lose Tricks', 'Must Beat'],
  },
  /** The contracts in two short lines, as they head the columns of the sheet. */
  heads: {
    'win-pick-trump': ['Win', 'pick trump'],
    'win-no-trump': ['Win', 'no trump'],
    'win-last-6': ['Win', 'last 6'],
    lose: ['Lose', 'no trump'],
    'win-may-trump': ['Win', 'may trump'],
    'win-slalom': ['Win', 'slalom'],
    'lose-must-beat': ['Lose', 'must beat'],
  },
  direction: 'Strongest card',
  order: 'card order',
  slalom: 'slalom',
  downward: '9 high',
  upward: '1 high',
  nineHigh: '9 high',
  oneHigh: '1 high',
  highMore: 'The same direction holds in all suits, trumps included.',
  leadTurned: 'You lead: play any card; {high} is high in the next trick.',
  slalomMore: 'The ranking turns round after every trick.',
  noTrumpMore: 'This contract has no trump.',
  mayTrumpMore:
    'The highest trump in a trick takes it. In May Trump you may play one on a plain suit even if you could follow.',
  fewest: 'fewer is better',
  open: 'open',
  tokenShort: '↻',
  token: '↻ redo',
  tokenSpent: 'redo spent',
  tokenLabel: '{name}: redo token left',
  prizes: 'Once all three have played a contract: best 3 points, second 1, last −1.',
  handsLeft: 'Hands left: {n}.',
  handsLeftRedo: 'Boxes still empty: {n}.',
  left: 'Left',
  hand: ['hand', 'hands'],
  leftMore: 'Each hand fills one box of the sheet.',
  leftMoreRedo: 'Each hand fills one box of the sheet, or a redo token is spent.',
  stamp: '✓ {n}',
  spentLabel: '{name}: redo token spent',
  mayTrump: 'Follow with {suit}, or play a trump: in May Trump you may.',
  mustBeat: 'You must beat: play a stronger card of {suit}.',
  took: '{who} played {contract} and took {n}.',
  tookStays: '{who} played {contract} and took {n}, so the {best} stays.',
  nowCounts: 'Now it counts!',
  headline: '{n} for {who}',
  headlineFull: 'Best in the row: {names}',
  headlineMoved: '{who}: points moved',
  why: {
    written: 'The result stands in the sheet; it brings points when all three have played this contract.',
    redo: 'A redo keeps the better result, so the {best} stands.',
    full: 'All three have played this contract: 3 points for the best, 1 for the second, −1 for the last.',
    shared: 'All three have played this contract; players who are level share the points of their places.',
    moved: 'A redo changed a full row, so its points were worked out anew.',
  },
  soFar: 'So far: {list}.',
  declarer: 'declarer',
  plays: '{name} plays',
  youPlay: 'you play',
  declaresLabel: '{name}: declarer; tricks that count: {n}',
  bidPrompt: 'Declare a contract, or pass.',
  puddlePrompt: 'You are in the puddle: you must declare.',
  splash: 'In the puddle: {name}',
  declaring: 'Declaring',
  redoStamp: '{n}: redo ↻',
  pickBox: 'Pick a free box: you play it alone',
  chooseTrump: 'Choose trump',
  confirm: 'Play it, {high} high',
  confirmTrump: 'Play it, {high} high, {suit} trump',
  back: 'Back',
  aims: {
    many: 'Take as many tricks as you can.',
    few: 'Take as few tricks as you can.',
    late: 'Take tricks {knob.lateFrom} to {knob.handSize}: only they count.',
  },
  explain: 'Your tricks go into the box. Once all three have played it: best 3 points, second 1, last −1.',
  once: 'The other two play against you. Each box is filled once.',
  onceRedo: 'The other two play against you. For your redo token you may play one again: the better result stays.',
  /** What a player is trying to do. */
  goals: {
    bid: 'Each box is filled once: pick one that suits your cards.',
    pass: 'If a free box suits your cards, take it on your turn.',
    puddle: 'Pick the box that your cards hurt least.',
    stop: 'Soon you play against {name}.',
    many: 'Take many tricks: you have {n}.',
    few: 'Take few tricks: you have {n}.',
    late: 'Tricks 1 to 6 do not count: save your strong cards.',
    lateNow: 'Now tricks count: you have {n}.',
    best: '{goal} Best so far: {best}.',
    stopMany: 'Take tricks from {name}: {n} so far.',
    stopFew: 'Make {name} take tricks: {n} so far.',
    stopLate: 'Tricks 1 to 6 do not count: save cards to stop {name}.',
    watch: '{name} plays alone against the other two.',
  },
  hints: {
    'win-pick-trump': 'The declarer wants many tricks.',
    'win-no-trump': 'The declarer wants many tricks.',
    'win-last-6': 'Only tricks {knob.lateFrom} to {knob.handSize} count; the declarer wants many of them.',
    lose: 'The declarer wants few tricks.',
    'win-may-trump': 'When a plain suit is led you may play a trump even if you could follow.',
    'win-slalom': 'The ranking turns round after every trick.',
    'lose-must-beat': 'Whoever can beat the best card of the led suit must do so. The declarer wants few tricks.',
  },
} as const;

export const lesson = {
  goal: 'The sheet has four contracts, and each of the three players plays every one of them once, alone against the other two.',
  hand: 'A hand is 12 tricks. Only the declarer’s tricks are written down; the other two just try to spoil the result.',
  game: 'When all three have played a contract, the best gets 3 points, the second 1, the worst loses 1. When the sheet is full, most points win.',
  bidding:
    'Declare a contract now, or pass and wait for better cards. These are not great. Pass, and see whether somebody else wants to declare.',
  puddle:
    'All passed, so you are in the puddle: you must declare. Say which rank is high, and the trump. Five hearts and two ones: win tricks, hearts trump, ones high.',
  youLead:
    'You are the declarer, and lead. Ones are high, so 4 is a middling trump: lead it to bring out the others’ trumps.',
  otherLeads:
    '{name} is the declarer. Only the declarer’s tricks are written down: you and the other defender try to spoil it.',
  yours:
    'You have {tricks}. A result is neither good nor bad by itself: in the end it is compared with what the others make of the same contract.',
  others: 'Results are compared at the end: each trick you take from the declarer counts for you later.',
  scored:
    'Written into the box of this contract: {tricks}. When all three players have played it, the best gets 3 points, the second 1, the worst loses one.',
  contracts:
    'The others are: win tricks without trump, win the last six tricks, and lose tricks. Some hands are good for losing only.',
} as const;

export const home = {
  sentence: 'Four contracts, once each. Wait for the right hand, but not too long.',
  minutes: '25',
  kinds: ['contracts'],
  level: 'medium',
  cards: ['9s', '1h', '5d'],
} as const;

export const options = {
  sheet: { name: 'Score sheet', values: { starter: 'Starter', advanced: 'Advanced' } },
  redo: { name: 'Redo tokens' },
} as const;

export const presets = { redo: 'With redo', advanced: 'Advanced sheet' } as const;

export const howTo = {
  goal: 'Four contracts, and each of the three players plays every one of them once, alone against the other two.',
  win: 'After twelve hands the most points win.',
  trick: 'Hearts are led, and you have none. Clubs are trump: any club beats every heart.',
  scoring:
    'Only the declarer’s tricks are written down. When all three have played a contract: 3 points for the best, 1, −1.',
  twist:
    'The declarer also says which end is high: nines or ones. If everybody passes, the first to speak has to declare: in the puddle.',
  more: 'The declarer leads. Follow suit if you can; if not, play any card.',
  labels: {
    pick: 'Win tricks, name trump',
    none: 'Win tricks, no trump',
    last: 'Win the last six',
    lose: 'Lose tricks',
    nines: 'Nines are high',
    high: 'Ones are high',
    you: 'You',
    ana: 'Ana',
    bo: 'Bo',
    low: 'wins',
  },
} as const;
