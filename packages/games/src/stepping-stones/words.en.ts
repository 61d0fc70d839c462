/** The words of Stepping Stones, in English. */
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
