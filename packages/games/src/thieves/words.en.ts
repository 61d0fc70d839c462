/** The words of Thieves, in English. */
import { thieves, thievesLesson } from '../parts/thieves-words.en.ts';

export const table = {
  thieves,
  has: '{kept} kept',
  counter: 'tricks {count} · thieves {kept}',
  hasLabel: '{name}: {thieves} kept',
  tricks: 'Tricks',
  explain:
    'Say how many tricks your team will take. Thieves do not count for the bid, but always score for the team that keeps them.',
  bidMore: 'Only tricks count for the bid. Thieves score whatever becomes of it.',
  took: '{team} bid {bid}, took {n} and kept {thieves}.',
  exact: 'exactly {bid}: only {team} score tricks',
  over: 'More: both teams score tricks',
  missed: 'fewer: only {others} score tricks',
  forget:
    'Thieves always score for the team that kept them, whatever becomes of the bid, and never help to make it. A trump thrown on another suit makes no thieves.',
} as const;

export const lesson = {
  bidding:
    'Your partner sits opposite. Bid how many of the 13 tricks the two of you will take; thieves do not count towards it. The open card, a lock, shows the only suit that can be trump. You have four locks with the ace: try 8.',
  box: 'Take the box, and the open card’s suit is trump; or leave it and play without trump. With four locks, take it.',
  away: 'Put three cards away. Low cards of short suits: when you are out of a suit, you can trump it, or play a thief.',
  thief:
    'The first card played out of suit has made {thief} the thieves. From now on the lowest thief in each trick goes back to its player, as a point that always scores.',
  later: 'Your side has {tricks}. For the bid only tricks count; the thieves you keep come on top.',
  exact:
    'Exactly the bid: only the bidders score their tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  over: 'More than the bid: both sides score their tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  under:
    'Fewer than the bid: only the other side scores its tricks. Thieves score for the side that kept them, whatever becomes of the bid.',
  thieves: thievesLesson,
} as const;

export const home = {
  sentence: 'Thief for two pairs: tricks make the bid, thieves come on top.',
  minutes: '40',
  cards: ['2u', '3u', 'Al'],
} as const;
