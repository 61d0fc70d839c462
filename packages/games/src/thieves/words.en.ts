/** The words of Thieves, in English. */
import { thieves } from '../parts/thieves-words.en.ts';

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
