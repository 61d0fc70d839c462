/** A review as one piece of plain data: what apps store and show. */
import type { Act } from '@followsuit/engine';
import { actOf } from '@followsuit/present';
import type { DepthName } from './depth.ts';
import { GRADES, type Grade, LUCK } from './grades.ts';
import { type Account, ledgerOf } from './ledger.ts';
import type { FinishedGame } from './moments.ts';
import type { MomentReview } from './review.ts';
import type { DecisionVerdict } from './verdict.ts';

export type Fortune = 'lucky' | 'unlucky';

/** A decision with its verdict, and what happened then. */
export interface ReviewedDecision extends Omit<DecisionVerdict, 'effect' | 'effectVariance'> {
  /** The line of the record, from 0, and the hand, from 1. */
  readonly line: number;
  readonly hand: number;
  readonly seat: number;
  readonly act: Act;
  /** How the hidden cards changed the seat's chance at this act, and whether that was much. No part of the verdict. */
  readonly luck: number;
  readonly fortune: Fortune | null;
  /** With all cards open: the chance after each candidate. Only where it tells something; no part of the verdict. */
  readonly open: readonly number[] | null;
}

/** A point of the curve of winning chances: after a line of the record. */
export interface ChancePoint {
  readonly line: number;
  readonly hand: number;
  /** By seat. */
  readonly chances: readonly number[];
}

export interface SeatReview {
  readonly name: string;
  /** The ledger in chances of winning the game, and in points. */
  readonly chance: Account;
  readonly points: Account;
  /** Real decisions, and how many of them had each grade. */
  readonly decisions: number;
  readonly grades: Readonly<Record<Grade, number>>;
  /** The chance that inaccuracies, mistakes and blunders lost. */
  readonly lost: number;
}

export interface ReviewReport {
  readonly format: 1;
  readonly game: string;
  readonly depth: DepthName;
  readonly seed: string;
  /** How many of the game's moments were reviewed: all, unless the review was stopped. */
  readonly moments: number;
  readonly of: number;
  readonly seats: readonly SeatReview[];
  /** By hand and seat: the ledger in chances of winning the game. */
  readonly hands: readonly (readonly Account[])[];
  readonly curve: readonly ChancePoint[];
  readonly decisions: readonly ReviewedDecision[];
}

/**
 * The report of the moments reviewed so far: all from the first. `prior` is the value before them.
 *
 * @example reportOf(game, reviewer.prior(), [...reviewer.run(0, game.moments.length)], { depth: 'quick', seed: '1' })
 */
export function reportOf(
  game: FinishedGame,
  prior: readonly number[],
  reviewed: readonly MomentReview[],
  { depth, seed }: { readonly depth: DepthName; readonly seed: string },
): ReviewReport {
  const { rules, names, moments } = game;
  const chance = ledgerOf(game, prior, reviewed, 'chance');
  const points = ledgerOf(game, prior, reviewed, 'points');
  const decisions = decisionsOf(game, prior, reviewed);
  const seats = names.map((name, seat): SeatReview => {
    const own = decisions.filter((decision) => decision.seat === seat);
    const count = (grade: Grade): number => own.filter((decision) => decision.grade === grade).length;
    const wrong = own.filter(({ grade }) => grade !== 'good');
    return {
      name,
      chance: chance.game[seat],
      points: points.game[seat],
      decisions: own.length,
      grades: Object.fromEntries(GRADES.map((grade) => [grade, count(grade)])) as Record<Grade, number>,
      lost: wrong.reduce((sum, { loss }) => sum + loss, 0),
    };
  });
  const curve = reviewed.map(({ moment, values }) => ({
    line: moments[moment].line,
    hand: moments[moment].hand,
    chances: values.slice(0, rules.seats),
  }));
  const begin = { line: 0, hand: moments[0]?.hand ?? 0, chances: prior.slice(0, rules.seats) };
  return {
    format: 1,
    game: rules.game.id,
    depth,
    seed,
    moments: reviewed.length,
    of: moments.length,
    seats,
    hands: chance.hands,
    curve: [begin, ...curve],
    decisions,
  };
}

function decisionsOf(
  { moments, lines }: FinishedGame,
  prior: readonly number[],
  reviewed: readonly MomentReview[],
): ReviewedDecision[] {
  return reviewed.flatMap(({ moment, values, verdict, open }, i) => {
    if (verdict === null) return [];
    const { line, hand, seat } = moments[moment];
    const before = i === 0 ? prior : reviewed[i - 1].values;
    const { effect, effectVariance: _variance, ...rest } = verdict;
    const luck = values[seat] - before[seat] - effect[seat];
    const fortune = Math.abs(luck) < LUCK ? null : luck > 0 ? ('lucky' as const) : ('unlucky' as const);
    return [{ line, hand, seat, act: actOf(lines[line]), ...rest, luck, fortune, open: open?.chances ?? null }];
  });
}

/** The decisions that mattered most: errors by what they lost, then the luckiest and unluckiest. */
export function momentsThatMattered(report: ReviewReport, seat: number | null, most: number): ReviewedDecision[] {
  const weight = ({ grade, loss, luck }: ReviewedDecision): number => (grade === 'good' ? Math.abs(luck) / 4 : loss);
  return report.decisions
    .filter(
      (decision) =>
        (seat === null || decision.seat === seat) && (decision.grade !== 'good' || decision.fortune !== null),
    )
    .sort((a, b) => weight(b) - weight(a) || a.line - b.line)
    .slice(0, most);
}
