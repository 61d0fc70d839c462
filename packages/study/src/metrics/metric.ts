/**
 * What a metric is: a quantity of a deal, as a value and a weight. The figure of a rule is the sum of all values divided by the
 * sum of all weights: a mean per deal where each weight is 1, a ratio (bids made per bid) otherwise.
 */
import type { Rules } from '@followsuit/engine';
import type { Trace, Unit } from '../play/trace.ts';

export interface Sample {
  value: number;
  weight: number;
}

/** How a figure is written: a share as a percentage. */
export type Measure = 'share' | 'points' | 'number';

export interface Metric {
  /** Its kind, and the side or position that it is about: `wins.0`. */
  readonly id: string;
  readonly kind: string;
  readonly of: number | null;
  readonly measure: Measure;
  /** The smallest change of its value in one deal: see `Moments`. */
  readonly step: number;
  /** One deal in this many has a value. */
  readonly every: number;
  /** Whether its distribution over deals is worth a look: its values are whole numbers. */
  readonly spread: boolean;
  /** Writes the value and weight of a deal, which are 0 beforehand. */
  readonly read: (trace: Trace, out: Sample) => void;
}

/**
 * A kind of metric as declared: one metric, or one for each side, or for each position of a side in the auction: partners who sit
 * opposite each other share theirs.
 */
export interface MetricKind {
  readonly kind: string;
  readonly per?: 'side' | 'position';
  readonly units: readonly Unit[];
  readonly measure: Measure;
  readonly step?: number;
  readonly every?: number;
  readonly spread?: boolean;
  readonly read: (trace: Trace, out: Sample, of: number) => void;
}

/** The metrics of a kind for a game. */
export function metricsOfKind({ kind, per, measure, ...rest }: MetricKind, rules: Rules): Metric[] {
  const { step = 1, every = 1, spread = false, read } = rest;
  const count = per === undefined ? 1 : rules.sides.length;
  return Array.from({ length: count }, (_, i) => ({
    id: per === undefined ? kind : `${kind}.${i}`,
    kind,
    of: per === undefined ? null : i,
    measure,
    step,
    every,
    spread,
    read: (trace, out) => read(trace, out, i),
  }));
}
