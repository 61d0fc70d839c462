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

export const lesson = {
  auction:
    'Ten cards will be worth a point each. Bid how many of them you will take with a partner you do not know yet; the bid is also the bet, in coins. With five anchors and their ace, 7 is a fair bid.',
  set: 'Name trump, and what counts: “knights” for Knights and Tars, “bishops” for Bishops and Farmers. Anchors are your suit, and you hold a Knight and a Tar.',
  youLead: 'You lead a trump. Whoever plays the lowest other trump to this first trick becomes your partner.',
  otherLeads: '{name} led a trump. Whoever plays the lowest other trump to this first trick becomes the partner.',
  alone: 'Nobody else played a trump to the first trick: the bidder is alone.',
  yourPartner: 'Your partner is {name}. Give point cards to each other’s tricks.',
  youArePartner: 'You are the partner. Give the bidder point cards.',
  against: 'You play against {bidder} and {partner}: keep point cards out of their tricks.',
  made: 'The bid was made: every opponent pays one bet; two thirds go to the bidder, one third to the partner.',
  missed: 'The bid was missed: bidder and partner pay the same amounts to the opponents.',
} as const;

export const home = {
  sentence: 'Bishop for coins: the bid is the bet, and friends last one hand.',
  minutes: '30–40',
  cards: ['Kl', 'Tl', '2l'],
} as const;
