export const baronet = {
  explain:
    'Say how many of the ten counting cards you and a partner will take. The bid is the bet: every opponent pays it, or gets it; two thirds of that are yours, one third your partner’s.',
  risk: '±{n}',
  riskMore: 'win {n} coins or lose {n}',
  sum: '{name} {coins}',
  madeShort: 'Made: {points} of {bid} points.',
  missedShort: 'Missed: {points} of {bid} points, and the rest is out of reach.',
  others: 'the others {coins}',
  made: '{team} took {points} of the {bid} points bid: made. Each of the others pays {bid} coins.',
  missed:
    '{team} took {points} of the {bid} points bid, and the rest is out of reach: missed. Each of the others gets {bid} coins.',
  note: 'Coins, with what each hand brought. {hands} hands in all, the last dealt by {name}. Most coins win.',
} as const;
