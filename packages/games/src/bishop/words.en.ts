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
