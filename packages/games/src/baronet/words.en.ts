/** The words of Baronet, in English. */
import { pointCards } from '../parts/point-cards-words.en.ts';

export const table = {
  pointCards,
  explain:
    'Say how many of the ten counting cards you and a partner will take. The bid is the bet: every opponent pays it, or gets it; two thirds of that are yours, one third your partner’s.',
  risk: '±{n}',
  riskMore: 'win {coins} or lose {n}',
  biddersMore:
    '{names} against the rest. The bid is the bet: every opponent pays it, or gets it; two thirds of that are the bidder’s, one third the partner’s.',
  sum: '{name} {coins}',
  madeShort: 'Made: {points} on a bid of {bid}.',
  missedShort: 'Missed: {points} on a bid of {bid}, and the rest is out of reach.',
  others: 'the others {coins}',
  made: '{team} took {points} on a bid of {bid}: made. Each of the others pays {coins}.',
  missed:
    '{team} took {points} on a bid of {bid}, and the rest is out of reach: missed. Each of the others gets {coins}.',
  note: 'Coins, with what each hand brought. {hands} hands in all, the last dealt by {name}. Most coins win.',
} as const;
