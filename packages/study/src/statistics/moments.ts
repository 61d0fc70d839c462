/**
 * Sums over deals, from which figures of two rules, their difference and its standard error follow. A metric is the ratio of two
 * sums; its error is that of the residuals value − figure · weight (the delta method), with deals as the unit.
 */

/** Per metric: deals that count, then sums of v, w, V, W (values and weights under either rule) and of their products. */
const SUMS = 15;
const [COUNT, V1, W1, V2, W2] = [0, 1, 2, 3, 4];
/** The products in order: v v, v w, v V, v W, w w, w V, w W, V V, V W, W W. */
const PRODUCTS = 5;

/** A figure, or the difference of two. */
export interface MeanEstimate {
  readonly mean: number;
  /** The variance of one deal. */
  readonly variance: number;
  readonly deals: number;
}

/** A metric under both rules. */
export interface MeanEstimates {
  readonly before: MeanEstimate;
  readonly after: MeanEstimate;
  readonly change: MeanEstimate;
}

export class Moments {
  readonly sums: Float64Array;
  private readonly steps: readonly number[];

  /**
   * `steps` are the smallest changes of each metric. To each variance belongs one imagined deal that is off by a step: a metric
   * that never varied among n deals may still vary in one of the next n.
   */
  constructor(steps: readonly number[]) {
    this.steps = steps;
    this.sums = new Float64Array(steps.length * SUMS);
  }

  /** Adds a deal: value and weight of a metric under the first rule and the second. */
  add(metric: number, v: number, w: number, V: number, W: number): void {
    if (w === 0 && W === 0) return;
    const { sums } = this;
    const at = metric * SUMS;
    const all = [v, w, V, W];
    sums[at + COUNT]++;
    for (let i = 0, product = at + PRODUCTS; i < 4; i++) {
      sums[at + 1 + i] += all[i];
      for (let j = i; j < 4; j++) sums[product++] += all[i] * all[j];
    }
  }

  /** Adds the sums of later deals. The order of additions decides the last digits, so chunks are always added in order. */
  merge(sums: ArrayLike<number>): void {
    for (let i = 0; i < this.sums.length; i++) this.sums[i] += sums[i];
  }

  /** @example moments.figures(3).change.mean */
  figures(metric: number): MeanEstimates {
    const { sums } = this;
    const at = metric * SUMS;
    const n = sums[at + COUNT];
    const [w, W] = [sums[at + W1] / n, sums[at + W2] / n];
    const [before, after] = [sums[at + V1] / sums[at + W1], sums[at + V2] / sums[at + W2]];
    const [old, changed, difference] = this.residuals(metric);
    const figure = (mean: number, by: readonly number[], scale: number): MeanEstimate => ({
      mean,
      variance: this.variance(metric, by) + (this.steps[metric] / scale) ** 2 / n,
      deals: n,
    });
    return {
      before: figure(before, old, w),
      after: figure(after, changed, W),
      change: figure(after - before, difference, Math.min(w, W)),
    };
  }

  /**
   * How many fresh deals one deal that both rules share is worth: the variance without pairing by the variance with it. Infinite if
   * nothing changed; not a number if the metric does not vary at all.
   */
  pairingFactor(metric: number): number {
    const [old, changed, difference] = this.residuals(metric).map((by) => this.variance(metric, by));
    return (old + changed) / difference;
  }

  /** The residuals of both figures and of their difference, as multiples of v, w, V, W. */
  private residuals(metric: number): [readonly number[], readonly number[], readonly number[]] {
    const [n, v, w, V, W] = this.sums.subarray(metric * SUMS);
    const old = [n / w, (-n * v) / (w * w), 0, 0];
    const changed = [0, 0, n / W, (-n * V) / (W * W)];
    return [old, changed, changed.map((each, i) => each - old[i])];
  }

  /** The variance of a residual. */
  private variance(metric: number, by: readonly number[]): number {
    const at = metric * SUMS;
    let sum = 0;
    for (let i = 0, product = at + PRODUCTS; i < 4; i++)
      for (let j = i; j < 4; j++) sum += (i === j ? 1 : 2) * by[i] * by[j] * this.sums[product++];
    return Math.max(0, sum) / Math.max(1, this.sums[at + COUNT] - 1);
  }
}
