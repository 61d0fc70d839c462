/** "What value balances this?": the values of a setting at which a metric has a target, found on common deals. */
import type { Game } from '@followsuit/engine';
import { type Interval, StudyResults } from './results.ts';
import { type ChunkRunner, chunksOf, type Watch } from './run.ts';
import { halfWidth } from './statistics/sequence.ts';
import type { Study } from './study.ts';
import { rulesOfStudy } from './versions.ts';

/** What is to be balanced: a whole number between two limits, and the figure that it shall give a metric. */
export interface Balance {
  readonly id: string;
  readonly low: number;
  readonly high: number;
  readonly metric: string;
  readonly target: number;
}

/** A value that was tried. */
export interface Tried {
  readonly value: number;
  readonly figure: Interval;
  readonly deals: number;
}

/**
 * The answer: values whose intervals contain the target; else two neighbours on either side of it; else none, and the nearest.
 * `estimate` is where the straight line between neighbours meets the target, null if there is no such place.
 */
export interface BalanceAnswer {
  readonly kind: 'values' | 'between' | 'none';
  readonly low: number;
  readonly high: number;
  readonly estimate: number | null;
  readonly tried: readonly Tried[];
}

/** The values tried at once; later rounds look more closely where the figure crosses the target. */
const GRID = 9;
const FIRST_ROUND = 500;

/** Evenly spread whole numbers, ends included. @example grid(1, 9) */
function grid(low: number, high: number): number[] {
  const n = Math.min(GRID, high - low + 1);
  return Array.from({ length: n }, (_, i) => Math.round(low + ((high - low) * i) / Math.max(1, n - 1)));
}

/** Two values that are compared on the same deals. */
interface Pair {
  readonly values: readonly [number, number];
  readonly study: Study;
  readonly results: StudyResults;
}

/**
 * Tries values on common deals, each until its interval excludes the target or the deals of the study are used up. The intervals
 * of all values hold together with 95 % confidence. Null if it was stopped before the first deals.
 *
 * @example await findBalance(game, study, { id: 'missedBid', low: 0, high: 20, metric: 'made', target: 0.5 }, run)
 */
export async function findBalance(
  game: Game,
  study: Study,
  balance: Balance,
  run: ChunkRunner,
  { progress, signal }: { progress?: (tried: readonly Tried[]) => void; signal?: Watch['signal'] } = {},
): Promise<BalanceAnswer | null> {
  const { low, high, target } = balance;
  const tried = new Map<number, Tried>();
  let open: readonly number[] = grid(low, high);
  while (open.length > 0 && !signal?.aborted) {
    await tryValues(game, study, balance, open, run, tried, { progress, signal });
    open = nextValues([...tried.values()].sort(byValue), target, tried);
  }
  return tried.size === 0 ? null : answerOf([...tried.values()].sort(byValue), target);
}

const byValue = (a: Tried, b: Tried): number => a.value - b.value;
const sideOf = ({ figure }: Tried, target: number): number =>
  Math.abs(figure.mean - target) <= figure.within ? 0 : Math.sign(figure.mean - target);

/** Untried values between neighbours that are not both on the same side of the target. */
function nextValues(sorted: readonly Tried[], target: number, tried: ReadonlyMap<number, Tried>): number[] {
  for (const [i, one] of sorted.slice(1).entries()) {
    const before = sorted[i];
    if (one.value - before.value < 2 || sideOf(before, target) * sideOf(one, target) > 0) continue;
    return grid(before.value, one.value).filter((value) => !tried.has(value));
  }
  return [];
}

async function tryValues(
  game: Game,
  study: Study,
  { id, low, high, metric, target }: Balance,
  values: readonly number[],
  run: ChunkRunner,
  tried: Map<number, Tried>,
  { progress, signal }: { progress?: ((tried: readonly Tried[]) => void) | undefined; signal: Watch['signal'] },
): Promise<void> {
  const pairs: Pair[] = [];
  for (let i = 0; i < values.length; i += 2) {
    const [a, b] = [values[i], values[i + 1] ?? values[i]];
    const one: Study = {
      ...study,
      pairing: 'same',
      base: { ...study.base, ...study.changes, [id]: a },
      changes: { [id]: b },
    };
    pairs.push({ values: [a, b], study: one, results: new StudyResults(one, rulesOfStudy(game, one)) });
  }
  // No more values than these are tried altogether.
  const error = 0.05 / (high - low + 1);
  const planned = (results: StudyResults): number =>
    study.deals / (results.metrics.find((each) => each.id === metric)?.every ?? 1);
  const note = ({ values: two, results }: Pair): void => {
    const { before, after } = results.figuresOf(metric);
    for (const [i, figure] of [before, after].entries()) {
      const interval = { mean: figure.mean, within: halfWidth(figure, planned(results), error) };
      tried.set(two[i], { value: two[i], figure: interval, deals: results.deals });
    }
  };
  for (let from = 1, to = FIRST_ROUND; from <= study.deals && !signal?.aborted; from = to + 1, to *= 2)
    for (const pair of pairs) {
      if (signal?.aborted) return;
      const isOpen = pair.values.some((value) => {
        const known = tried.get(value);
        return known === undefined || sideOf(known, target) === 0;
      });
      if (!isOpen) continue;
      await run(pair.study, chunksOf(from, Math.min(to, study.deals) + 1, true), (sums) => {
        pair.results.add(sums, true);
        return true;
      });
      if (pair.results.deals > 0) note(pair);
      progress?.([...tried.values()].sort(byValue));
    }
}

function answerOf(tried: readonly Tried[], target: number): BalanceAnswer {
  const open = tried.filter((each) => sideOf(each, target) === 0).map(({ value }) => value);
  const crossing = tried.findIndex(
    ({ figure }, i) => i > 0 && (tried[i - 1].figure.mean - target) * (figure.mean - target) <= 0,
  );
  const estimate = crossing < 0 ? null : meeting(tried[crossing - 1], tried[crossing], target);
  if (open.length > 0) return { kind: 'values', low: Math.min(...open), high: Math.max(...open), estimate, tried };
  if (crossing > 0)
    return { kind: 'between', low: tried[crossing - 1].value, high: tried[crossing].value, estimate, tried };
  const nearest = tried.reduce((a, b) => (Math.abs(b.figure.mean - target) < Math.abs(a.figure.mean - target) ? b : a));
  return { kind: 'none', low: nearest.value, high: nearest.value, estimate: null, tried };
}

/** Where the line through two points reaches the target. */
function meeting(a: Tried, b: Tried, target: number): number {
  const rise = b.figure.mean - a.figure.mean;
  return rise === 0 ? a.value : a.value + ((target - a.figure.mean) / rise) * (b.value - a.value);
}
