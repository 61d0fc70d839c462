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
  high: 'High',
  downward: '9 → 1',
  upward: '1 → 9',
  nineHigh: '9 high: 9 → 1',
  oneHigh: '1 high: 1 → 9',
  highMore: 'The same direction holds in all suits, trumps included.',
  leadTurned: 'You lead: play any card; {high} is high in the next trick.',
  slalomMore: 'The ranking turns round after every trick.',
  noTrumpMore: 'This contract has no trump.',
  mayTrumpMore:
    'The highest trump in a trick takes it. In May Trump you may play one on a plain suit even if you could follow.',
  fewest: 'fewer is better',
  open: 'open',
  token: '↻ redo',
  tokenSpent: 'redo spent',
  tokenLabel: '{name}: redo token left',
  prizes: 'In each full row: 3 points for the best, 1 for the second, −1 for the last.',
  handsLeft: 'Hands left: {n}.',
  handsLeftRedo: 'Boxes still empty: {n}.',
  left: 'Left',
  hand: ['hand', 'hands'],
  leftMore: 'Each hand fills one box of the sheet.',
  leftMoreRedo: 'Each hand fills one box of the sheet, or a redo token is spent.',
  ending: '{contract}',
  endingFull: '{contract}: the row is full',
  place: '{place}. {name}',
  moved: 'was {before},',
  stays: 'the {best} stays',
  stamp: '✓ {n}',
  spentLabel: '{name}: redo token spent',
  mayTrump: 'Follow with {suit}, or play a trump: in May Trump you may.',
  mustBeat: 'You must beat: play a stronger card of {suit}.',
  took: '{who} played {contract} and took {n}.',
  tookStays: '{who} played {contract} and took {n}, so the {best} stays.',
  nowCounts: 'Now it counts!',
  notCounted: 'tricks 1–6 do not count',
  best: '; row so far {list}',
  rowFull: ' The row is full: {list}.',
  rowMoved: ' Points moved: {list}.',
  soFar: 'In this row so far: {list}.',
  noneSoFar: 'Nothing stands in this row yet.',
  declarer: 'declarer',
  declares: 'declarer: {n}',
  declaresLabel: '{name}: declarer; tricks that count: {n}',
  bidPrompt: 'Declare a contract, or pass.',
  puddlePrompt: 'You are in the puddle: you must declare.',
  splash: 'In the puddle: {name}',
  declaring: 'Declaring',
  redoStamp: '{n}: redo ↻',
  chooseContract: 'Choose a contract',
  chooseTrump: 'Choose trump',
  explain: 'You play alone against the other two, and lead. Only your own tricks are written down.',
  once: 'Each contract once.',
  onceRedo: 'Each contract once, and one of them again for your redo token: the better result stays.',
  hints: {
    'win-pick-trump': 'The declarer wants many tricks.',
    'win-no-trump': 'The declarer wants many tricks.',
    'win-last-6': 'Only tricks 7 to 12 count; the declarer wants many of them.',
    lose: 'The declarer wants few tricks.',
    'win-may-trump': 'When a plain suit is led you may play a trump even if you could follow.',
    'win-slalom': 'The ranking turns round after every trick.',
    'lose-must-beat': 'Whoever can beat the best card of the led suit must do so. The declarer wants few tricks.',
  },
} as const;

export const lesson = {
  bidding:
    'Over the game each of the three plays every contract on the sheet once, alone against two. Declare one now, or pass and wait for better cards. You also say whether nines or ones are high. Six diamonds up to the 9: win tricks, diamonds trump, nines high.',
  youLead:
    'You are the declarer, and lead. Only your tricks are written down; the other two just try to spoil it. Your highest trumps first.',
  otherLeads:
    '{name} is the declarer. Only the declarer’s tricks are written down: you and the other defender try to spoil it.',
  yours:
    'You have {tricks}. A result is neither good nor bad by itself: in the end it is compared with what the others make of the same contract.',
  others: 'Results are compared at the end: each trick you take from the declarer counts for you later.',
  scored:
    'Written into the box of this contract: {tricks}. When all three players have played it, the best gets 3 points, the second 1, the worst loses one.',
} as const;

export const home = {
  sentence: 'Four contracts, each to be played once. Wait for the right hand, but not until the puddle gets you.',
  minutes: '25',
  cards: ['9s', '1h', '5d'],
} as const;

export const options = {
  sheet: { name: 'Score sheet', values: { starter: 'Starter', advanced: 'Advanced' } },
  redo: { name: 'Redo tokens' },
} as const;

export const presets = { redo: 'With redo', advanced: 'Advanced sheet' } as const;
