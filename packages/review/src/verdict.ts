/** The verdict on one decision: plain data, computed from the mover's view and a seed alone. */
import type { Act } from '@followsuit/engine';
import type { Fact } from './facts.ts';
import type { Grade } from './grades.ts';

/** What kind of decision it was. */
export const DECISION_KINDS = [
  'bid',
  'declaration',
  'discard',
  'lead',
  'ruff',
  'partner',
  'count',
  'endgame',
  'card',
  'move',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** One of the acts that the seat could have chosen; of equivalent cards only one. */
export interface ReviewCandidate {
  readonly act: Act;
  /** The chance of winning the game after it, with its interval (19 times in 20). */
  readonly chance: number;
  readonly low: number;
  readonly high: number;
  /** The expected points at the end of the hand, as a lead over the mean of the others. */
  readonly points: number;
  /** How much more the chance is than after the played act, and the lower bound of that. */
  readonly gain: number;
  readonly sure: number;
  /** How likely the policy is to choose it. */
  readonly share: number;
  /** The share of worlds in which the seat makes its bid; left out if it has none. */
  readonly makes?: number;
}

/** Why another act is better: what differs between the worlds in which it is and those in which it is not. */
export interface Reason {
  readonly fact: Fact;
  /** In how many of how many worlds the fact holds. */
  readonly worlds: number;
  readonly of: number;
  /** How much the best act gains in these worlds, and in the others. */
  readonly gain: number;
  readonly otherwise: number;
}

export interface DecisionVerdict {
  readonly kind: DecisionKind;
  /** The candidates, best first. */
  readonly candidates: readonly ReviewCandidate[];
  /** The index of the played one. */
  readonly played: number;
  /** The chance that the decision lost against the best candidate: its mean, and the bound that the grade stands on. */
  readonly loss: number;
  readonly sureLoss: number;
  readonly grade: Grade;
  readonly reason: Reason | null;
  /** The number of worlds that were sampled, and whether every seat planned ahead in them: the second pass. */
  readonly worlds: number;
  readonly searched: boolean;
  /** q(I, a) − V(I), for each measure and seat. */
  readonly effect: readonly number[];
  /** The squares of its standard errors. */
  readonly effectVariance: readonly number[];
}
