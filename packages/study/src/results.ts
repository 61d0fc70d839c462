/** What a study has found so far: chunks added in order, figures with intervals, verdicts corrected over all metrics. */
import type { ActCounts, ActTable, ChangedDeal, ChunkSums, Histogram, RulePair, RuleSums } from './chunk.ts';
import { addCounts, mostChanged } from './chunk.ts';
import type { Metric } from './metrics/metric.ts';
import { metricsFor } from './metrics/metrics.ts';
import { type MeanEstimate, type MeanEstimates, Moments } from './statistics/moments.ts';
import { ERROR_RATE, FEWEST_DEALS, halfWidth, holm, pValue } from './statistics/sequence.ts';
import type { Study } from './study.ts';

/** A figure with its interval; `within` is infinite while there are too few deals. */
export interface Interval {
  readonly mean: number;
  readonly within: number;
}

export interface MetricResult {
  readonly metric: Metric;
  /** The deals that had a value. */
  readonly deals: number;
  readonly before: Interval;
  readonly after: Interval;
  readonly change: Interval;
  /** The p-value of "nothing changed", valid at all times and corrected over all metrics, and over all values of a sweep. */
  readonly p: number;
  /** Whether the change is beyond chance, by that p-value. */
  readonly flagged: boolean;
  /** How many fresh deals each shared deal was worth; null where both rules played different ones. */
  readonly factor: number | null;
}

/** How often a kind of act was possible, chosen, played for by a seat that had a bid or contract, and made, under each rule. */
export interface ActResult {
  readonly label: string;
  readonly offered: readonly [number, number];
  readonly chosen: readonly [number, number];
  readonly played: readonly [number, number];
  readonly made: readonly [number, number];
}

/** What the pilot decided. */
export interface PilotResult {
  /** The median of the factors of the metrics that have values in enough deals. */
  readonly factor: number;
  readonly paired: boolean;
  readonly different: number;
}

export class StudyResults {
  readonly study: Study;
  readonly metrics: readonly Metric[];
  /** How many studies are corrected together: those of all values of a sweep. */
  readonly comparisons: number;
  deals = 0;
  /** The deals that both rules played, and those of them that went differently. */
  shared = 0;
  different = 0;
  pilot: PilotResult | null = null;
  changed: readonly ChangedDeal[] = [];
  private readonly moments: Moments;
  private readonly sums: [RuleSums, RuleSums];

  constructor(study: Study, [before]: RulePair, comparisons = 1) {
    this.study = study;
    this.comparisons = comparisons;
    this.metrics = metricsFor(before, study.unit);
    this.moments = new Moments(this.metrics.map(({ step }) => step));
    const none: RuleSums = { histograms: this.metrics.map(() => []), acts: {}, unfinished: 0 };
    this.sums = [none, none];
  }

  /** Adds the next chunk. */
  add(chunk: ChunkSums, paired: boolean): void {
    this.moments.merge(chunk.moments);
    this.deals += chunk.deals;
    this.changed = mostChanged([...this.changed, ...chunk.changed]);
    this.sums[0] = addSums(this.sums[0], chunk.rules[0]);
    this.sums[1] = addSums(this.sums[1], chunk.rules[1]);
    if (!paired) return;
    this.shared += chunk.deals;
    this.different += chunk.different;
  }

  /** After the pilot: whether the rest of the deals is the same for both rules. */
  decidePairing(): boolean {
    const factors = this.metrics
      .map((_, m) => (this.moments.figures(m).change.deals < FEWEST_DEALS ? 0 : this.moments.pairingFactor(m)))
      .filter((factor) => factor > 0)
      .sort((a, b) => a - b);
    const factor = factors[factors.length >> 1] ?? Number.POSITIVE_INFINITY;
    const paired = this.study.pairing === 'same' || factor >= 1;
    this.pilot = { factor, paired, different: this.different };
    return paired;
  }

  /** Games that were given up, under each rule. */
  get unfinished(): readonly [number, number] {
    return [this.sums[0].unfinished, this.sums[1].unfinished];
  }

  /** All metrics, in the order of the family. */
  results(): MetricResult[] {
    const planned = (metric: Metric): number => this.study.deals / metric.every;
    const figures = this.metrics.map((_, m) => this.moments.figures(m));
    const p = figures.map(({ change }, m) => numberOr(pValue(change, planned(this.metrics[m])), 1));
    const adjusted = holm(p).map((each) => Math.min(1, each * this.comparisons));
    return this.metrics.map((metric, m) => {
      const interval = (figure: MeanEstimate): Interval => ({
        mean: figure.mean,
        within: numberOr(halfWidth(figure, planned(metric)), Number.POSITIVE_INFINITY),
      });
      const { before, after, change } = figures[m];
      return {
        metric,
        deals: numberOr(change.deals, 0),
        before: interval(before),
        after: interval(after),
        change: interval(change),
        p: adjusted[m],
        flagged: adjusted[m] <= ERROR_RATE,
        factor: this.shared === this.deals ? numberOrNull(this.moments.pairingFactor(m)) : null,
      };
    });
  }

  /** The result of one metric. @example results.result('wins.0').change */
  result(id: string): MetricResult {
    const found = this.results().find(({ metric }) => metric.id === id);
    if (!found) throw new Error(`There is no metric ${id}.`);
    return found;
  }

  /** The figures of one metric without intervals. */
  figuresOf(id: string): MeanEstimates {
    return this.moments.figures(this.metrics.findIndex((metric) => metric.id === id));
  }

  /** The distribution of a metric under each rule. */
  histogram(id: string): readonly [Histogram, Histogram] {
    const m = this.metrics.findIndex((metric) => metric.id === id);
    return [this.sums[0].histograms[m], this.sums[1].histograms[m]];
  }

  /** All kinds of acts outside the tricks. */
  acts(): ActResult[] {
    const [before, after] = this.sums.map(({ acts }) => acts);
    const labels = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort(byNumbers);
    return labels.map((label) => {
      const [old, now] = [addCounts(before[label]), addCounts(after[label])];
      return {
        label,
        offered: [old[0], now[0]],
        chosen: [old[1], now[1]],
        played: [old[2], now[2]],
        made: [old[3], now[3]],
      };
    });
  }
}

const numberOrNull = (n: number): number | null => (Number.isNaN(n) ? null : n);
const numberOr = (n: number, other: number): number => (Number.isNaN(n) ? other : n);

/** "bid 9" before "bid 10". */
const byNumbers = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true });

function addSums(a: RuleSums, b: RuleSums): RuleSums {
  return {
    histograms: a.histograms.map((histogram, m) => addHistograms(histogram, b.histograms[m])),
    acts: addActs(a.acts, b.acts),
    unfinished: a.unfinished + b.unfinished,
  };
}

function addHistograms(a: Histogram, b: Histogram): Histogram {
  const counts = new Map(a.map(([value, count]) => [value, count]));
  for (const [value, count] of b) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort(([x], [y]) => x - y);
}

function addActs(a: ActTable, b: ActTable): ActTable {
  const sum: Record<string, ActCounts> = { ...a };
  for (const [label, counts] of Object.entries(b)) sum[label] = addCounts(sum[label], counts);
  return sum;
}
