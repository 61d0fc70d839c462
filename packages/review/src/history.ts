/** How somebody plays over time, from the reviews of their games. All figures are chances of winning the game. */
import type { Grade } from './grades.ts';
import { luckOf } from './ledger.ts';
import type { ReviewReport } from './report.ts';
import type { DecisionKind } from './verdict.ts';

export interface DecisionEntry {
  readonly kind: DecisionKind;
  readonly grade: Grade;
  /** What it lost; 0 if it is graded good. */
  readonly loss: number;
}

/** A mistake or a blunder, at a line of the record. */
export interface MistakeEntry extends DecisionEntry {
  readonly line: number;
}

/** A reviewed game, as far as it is about one seat. */
export interface GameEntry {
  readonly key: string;
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly when: number;
  readonly seat: number;
  /** What chance alone changed. */
  readonly luck: number;
  readonly decisions: readonly DecisionEntry[];
  readonly mistakes: readonly MistakeEntry[];
}

/** The entry of a review. @example gameEntry(report, 0, { key, when: Date.now() }) */
export function gameEntry(report: ReviewReport, seat: number, about: Pick<GameEntry, 'key' | 'when'>): GameEntry {
  const own = report.decisions.filter((decision) => decision.seat === seat);
  return {
    ...about,
    game: report.game,
    seat,
    luck: luckOf(report.seats[seat].chance),
    decisions: own.map(({ kind, grade, loss }) => ({ kind, grade, loss: grade === 'good' ? 0 : loss })),
    mistakes: own
      .filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
      .map(({ line, kind, grade, loss }) => ({ line, kind, grade, loss })),
  };
}

/** A figure with its interval (19 times in 20); null if one game is all there is. */
export interface RateEstimate {
  readonly mean: number;
  readonly interval: readonly [low: number, high: number] | null;
}

/** What decisions lost, per decision. */
export interface ErrorRate extends RateEstimate {
  readonly decisions: number;
  readonly games: number;
}

/** Student's t, 19 in 20 and two-sided, by degrees of freedom from 1. */
const STUDENT = [12.71, 4.3, 3.18, 2.78, 2.57, 2.45, 2.36, 2.31, 2.26, 2.23, 2.2, 2.18, 2.16, 2.14, 2.13];
const studentFor = (freedom: number): number => STUDENT[freedom - 1] ?? (freedom < 30 ? 2.09 : 1.98);

/** The decisions of a game that count. */
type Wanted = (decision: DecisionEntry) => boolean;

/**
 * The error rate over games. Decisions of one game depend on each other, so the interval compares games, not decisions.
 *
 * @example errorRate(entries, ({ kind }) => kind === 'lead').mean
 */
export function errorRate(entries: readonly GameEntry[], wanted: Wanted = () => true): ErrorRate {
  const games = entries
    .map(({ decisions }) => decisions.filter(wanted))
    .filter(({ length }) => length > 0)
    .map((own) => ({ n: own.length, lost: own.reduce((sum, { loss }) => sum + loss, 0) }));
  const n = games.length;
  const decisions = games.reduce((sum, game) => sum + game.n, 0);
  const mean = decisions === 0 ? 0 : games.reduce((sum, { lost }) => sum + lost, 0) / decisions;
  if (n < 2) return { mean, interval: null, decisions, games: n };
  const squares = games.reduce((sum, game) => sum + (game.lost - mean * game.n) ** 2, 0);
  const width = (studentFor(n - 1) * Math.sqrt((n / (n - 1)) * squares)) / decisions;
  return { mean, interval: [Math.max(0, mean - width), mean + width], decisions, games: n };
}

/** An error rate of some of the decisions. */
export interface NamedRate<Name extends string = string> extends ErrorRate {
  readonly name: Name;
}

/** By game, the one with the most decisions first. */
export function ratesByGame(entries: readonly GameEntry[]): NamedRate[] {
  const names = [...new Set(entries.map(({ game }) => game))];
  return mostFirst(names.map((name) => ({ name, ...errorRate(entries.filter(({ game }) => game === name)) })));
}

/** By kind of decision, the one with the most decisions first. */
export function ratesByKind(entries: readonly GameEntry[]): NamedRate<DecisionKind>[] {
  const kinds = [...new Set(entries.flatMap(({ decisions }) => decisions.map(({ kind }) => kind)))];
  return mostFirst(kinds.map((name) => ({ name, ...errorRate(entries, ({ kind }) => kind === name) })));
}

const mostFirst = <T extends ErrorRate>(rates: readonly T[]): T[] =>
  [...rates].sort((a, b) => b.decisions - a.decisions);

const byTime = (entries: readonly GameEntry[]): GameEntry[] => [...entries].sort((a, b) => a.when - b.when);

/** Games that a point of the trend looks back on. */
const WINDOW = 10;

/** The error rate after each game, over the last ten games up to it; the first after `WINDOW / 2` games. */
export const rateOverTime = (entries: readonly GameEntry[]): (ErrorRate & { readonly when: number })[] =>
  byTime(entries)
    .map((entry, i, all) => ({ when: entry.when, ...errorRate(all.slice(Math.max(0, i + 1 - WINDOW), i + 1)) }))
    .slice(WINDOW / 2 - 1);

/** The later half of the games against the earlier half. */
export interface Trend {
  readonly before: ErrorRate;
  readonly now: ErrorRate;
  /** `better` or `worse` only if the difference is more than chance explains (19 times in 20). */
  readonly way: 'better' | 'worse' | 'open';
}

/** Null with fewer than six games. */
export function trendOf(entries: readonly GameEntry[]): Trend | null {
  if (entries.length < 6) return null;
  const sorted = byTime(entries);
  const half = Math.floor(sorted.length / 2);
  const [before, now] = [errorRate(sorted.slice(0, half)), errorRate(sorted.slice(half))];
  const widths = [before, now].map(({ mean, interval }) => (interval ? interval[1] - mean : 0));
  const difference = now.mean - before.mean;
  const isOpen = Math.abs(difference) <= Math.hypot(...widths);
  return { before, now, way: isOpen ? 'open' : difference < 0 ? 'better' : 'worse' };
}

/** The luck of all games: its sum in games won, and how far that is from nothing by chance alone. */
export interface LuckSoFar {
  readonly sum: number;
  readonly games: number;
  /** The standard error of the sum; null with one game. */
  readonly error: number | null;
}

export function luckSoFar(entries: readonly GameEntry[]): LuckSoFar {
  const n = entries.length;
  const sum = entries.reduce((all, { luck }) => all + luck, 0);
  if (n < 2) return { sum, games: n, error: null };
  const variance = entries.reduce((all, { luck }) => all + (luck - sum / n) ** 2, 0) / (n - 1);
  return { sum, games: n, error: Math.sqrt(n * variance) };
}

/** The mistakes that cost most, with their games. */
export const costliestMistakes = <Entry extends GameEntry>(
  entries: readonly Entry[],
  most: number,
): { readonly entry: Entry; readonly mistake: MistakeEntry }[] =>
  entries
    .flatMap((entry) => entry.mistakes.map((mistake) => ({ entry, mistake })))
    .sort((a, b) => b.mistake.loss - a.mistake.loss)
    .slice(0, most);
