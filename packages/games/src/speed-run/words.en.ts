/** The words of Speed Run, in English. */
export const lesson = {
  setting:
    'You set one thing for everybody, the trump suit or the ranking; the next player sets the other. You have five spades: make them trump.',
  choosing:
    'Now all three choose a contract in secret: how many of the twelve tricks will you win? Each card is used once in the game. Hint, in the bar above, asks a strong bot.',
  turning:
    'In this hand the ranking turns round: sometimes tens are high, sometimes ones. The signs beside the trick say how it is now.',
  high: 'In this hand {high}s are high, in all suits.',
  later:
    'You have {tricks}. You want exactly your number: each trick you are off costs a point. Watch what the others seem to want.',
  exact: 'The contracts are shown. You hit it exactly: −2, and low scores win.',
  off: 'The contracts are shown. Yours was missed: {points}, one for each trick you were off. Hitting it exactly scores −2; low scores win.',
  passed: 'The contracts are shown. You had chosen Pass, so this hand does not count for you. Low scores win.',
} as const;

export const home = {
  sentence: 'Choose in secret how many tricks you will win, then win exactly that many.',
  minutes: '10–25',
  cards: ['10h', '4c', '1d'],
} as const;

export const options = {
  length: {
    name: 'Length',
    values: { short: 'Short, 6 hands', medium: 'Medium, 9 hands', long: 'Long, 12 hands' },
  },
  contractSet: {
    name: 'Contracts',
    values: { listed: 'In the order of the list', mixed: 'Both kinds at every length' },
  },
  contractReveal: { name: 'Showing a contract for double' },
} as const;

export const presets = { mixed: 'Both kinds of contract', evening: 'Full evening' } as const;
