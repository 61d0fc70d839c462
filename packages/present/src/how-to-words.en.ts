/** What the drawings of every game's how-to say; a game's own words are `howTo` in its `words.en.ts`. */
export const howToEnglish = {
  goal: 'Goal',
  trick: 'A trick',
  scoring: 'Scoring',
  twist: 'The twist',
  order: 'Card order',
  high: 'high',
  low: 'low',
  either: 'either end can be high',
  names: ['You', 'Ana', 'Bo', 'Cy', 'Di'],
  leads: '{name} leads',
  plays: '{name}: {card}.',
  taken: '{name}: {card}. Takes the trick.',
  tricks: ['{n} trick', '{n} tricks'],
  bid: 'bid {n}',
  bidTaken: 'Bid, and taken',
  signs: { '=': 'equals', '+': 'and', '→': 'so', '≥': 'at least', '×': 'times' },
} as const;
