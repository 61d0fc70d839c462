/** What the simple players of the games for three with a French deck have in common: what cards are good for. */
import { suitOf } from '@followsuit/engine';
import { type Outlook, remembered } from './aim.ts';
import { chanceLater, type Weights } from './estimate.ts';
import type { Reading } from './reading.ts';

/** Estimates for a ranking that stays and for one that turns, in ordinary suits and in trump. */
const FIXED: readonly [Weights, Weights] = [
  { base: -0.48, above: -2.05, lower: 0.2, higher: 0.03, unseen: 0.29, left: 0.07, ...trumps(0.26, -0.23, 0.15) },
  { base: 3.15, above: -2.07, lower: 0.54, higher: 0.59, unseen: 0, left: -0.06 },
];
const TURNING: readonly [Weights, Weights] = [
  {
    ...{ base: -0.19, above: -1.26, below: -0.99, lower: 0.11, higher: 0.13, unseen: 0.37, left: 0.04 },
    ...trumps(0.3, -0.21, 0.08),
  },
  { base: 2.8, above: -1.07, below: -0.85, lower: 0.41, higher: 0.43, unseen: -0.06 },
];

function trumps(ownTrumps: number, unseenTrumps: number, noTrump: number) {
  return { ownTrumps, unseenTrumps, noTrump };
}

/** Trump, and how ranks stand: `mode` is 0 where the ranking stays as it is for the whole hand. */
export interface Ranking {
  readonly trump: number;
  readonly mode: number;
  readonly up: boolean;
}

export function outlook(reading: Reading, terms: Ranking): Outlook {
  const [side, trump] = terms.mode === 0 ? FIXED : TURNING;
  return remembered((card) => chanceLater(reading, card, suitOf(card) === terms.trump ? trump : side, terms));
}

/** The tricks to be expected under a trump and ranking. */
export function strength(reading: Reading, terms: Ranking): number {
  const later = outlook(reading, terms);
  return reading.own.reduce((sum, card) => sum + later(card), 0);
}
