/** The words of Bishop, in English. */
import { pointCards } from '../parts/point-cards-words.en.ts';

export const table = {
  pointCards,
  explain:
    'Say how many of the ten counting cards you and a partner will take. If you win, you name trump and say which cards count.',
  biddersMore: '{names} against the rest. What they score is the bid, not their points.',
  made: '{team} took {points} on a bid of {bid}: made. The score is the bid.',
  missed: '{team} took {points} on a bid of {bid}, and the rest is out of reach: missed. All others score the bid.',
  forgetHolder: 'The partner leads, not the bidder.',
  forgetJasper: 'What the partner took before being known counts, too.',
  forget: 'The score is the bid, not the points; tricks and the other block are worth nothing.',
} as const;

export const lesson = {
  auction:
    'Ten cards will be worth a point each; tricks themselves are worth nothing. Bid how many of the ten you will take with a partner you do not know yet. It goes round until all but one have passed. Six cups are a fine trump suit: go up to 7.',
  set: 'Name trump, and what counts: “knights” means Knights and Tars, “bishops” means Bishops and Farmers. You hold the Knight of anchors and the Tar of cups: cups, and knights.',
  alone: 'Nobody else holds a trump: you play alone.',
  yourPartner:
    'Whoever else holds the lowest trump is your partner: {name}, who had to lead it. You two play against the other three.',
  youArePartner:
    '{name} is the bidder, and you are the partner: you hold the lowest trump that is not the bidder’s, and must lead it.',
  bidderIs: '{name} is the bidder. Whoever else holds the lowest trump is the partner, and had to lead it.',
  later:
    'Give point cards to your partner’s tricks, and keep low cards for the others’. The hand stops as soon as the bid is made, or can no longer be made.',
  made: 'The bid was made: bidder and partner score the bid each, the others nothing.',
  missed: 'The bid was missed: every one of the others scores the bid.',
} as const;

export const home = {
  sentence: 'Bid with a partner you do not know yet: the lowest trump will show who it is.',
  minutes: '30–45',
  cards: ['Ba', 'Bu', 'Fl'],
} as const;

export const options = {
  partner: {
    name: 'Who is the partner?',
    values: { holder: 'Holder of the lowest trump', 'jasper-city': 'Jasper City' },
  },
} as const;

export const presets = { jasper: 'Jasper City' } as const;
