/** A piece of a study: some deals under both rules, summed up. It is what workers compute. */
import type { Rules } from '@followsuit/engine';
import type { Metric, Sample } from './metrics/metric.ts';
import { metricsFor } from './metrics/metrics.ts';
import { dealSeedOf, playTraced } from './play/play-deal.ts';
import { Probe } from './play/probe.ts';
import { playerOfLevel, type StatePlayer } from './play/state-players.ts';
import { Trace } from './play/trace.ts';
import { Moments } from './statistics/moments.ts';
import type { Study } from './study.ts';

/** Which deals, from `first` up to, not including, `last`; and whether both rules play the same. */
export interface DealRange {
  readonly first: number;
  readonly last: number;
  readonly paired: boolean;
}

/** How often each value of a metric occurred: pairs of value and count. */
export type Histogram = readonly (readonly [number, number])[];
/** How often a kind of act was offered, chosen, played for, and made: see `Trace`. */
export type ActCounts = readonly [offered: number, chosen: number, played: number, made: number];
export type ActTable = Readonly<Record<string, ActCounts>>;

/** A deal whose outcome differs, and by how many points. */
export interface ChangedDeal {
  readonly deal: number;
  readonly by: number;
}

/** What a rule did in some deals. */
export interface RuleSums {
  /** By metric: its distribution, empty if that is not counted. */
  readonly histograms: readonly Histogram[];
  readonly acts: ActTable;
  readonly unfinished: number;
}

export interface ChunkSums {
  readonly deals: number;
  readonly moments: Float64Array;
  readonly rules: readonly [RuleSums, RuleSums];
  readonly changed: readonly ChangedDeal[];
  /** The number of deals that went differently. */
  readonly different: number;
}

export const addCounts = (a: ActCounts = [0, 0, 0, 0], b: ActCounts = [0, 0, 0, 0]): ActCounts => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
];

/** Both versions of the rules; the same objects for a whole study, since bots cache what they prepare for them. */
export type RulePair = readonly [Rules, Rules];

/** The deals shown side by side. */
export const SHOWN = 5;

/** One version of the rules, with everything that plays it, and what it did in the current chunk. */
class Version {
  readonly trace: Trace;
  private readonly players: readonly StatePlayer[];
  private readonly probe: Probe | null;
  private histograms: Map<number, number>[] = [];
  private acts = new Map<string, ActCounts>();
  private unfinished = 0;

  constructor(rules: Rules, { level, weaker, unit, budget }: Study) {
    const player = playerOfLevel(rules, level, budget);
    this.players = Array.from({ length: rules.seats }, () => player);
    this.trace = new Trace(rules, unit);
    this.probe = unit === 'deals' ? new Probe(rules, this.players, weaker) : null;
  }

  begin(metrics: number): void {
    this.histograms = Array.from({ length: metrics }, () => new Map());
    this.acts = new Map();
    this.unfinished = 0;
  }

  play(seed: string, i: number): void {
    const { trace } = this;
    playTraced(trace, this.players, seed);
    if (!trace.finished) this.unfinished++;
    this.countActs();
    this.probe?.run(trace, seed, i);
  }

  count(metric: number, value: number): void {
    const counts = this.histograms[metric];
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }

  sums(): RuleSums {
    return {
      histograms: this.histograms.map((counts) => [...counts].sort(([a], [b]) => a - b)),
      acts: Object.fromEntries([...this.acts].sort(([a], [b]) => (a < b ? -1 : 1))),
      unfinished: this.unfinished,
    };
  }

  private countActs(): void {
    const { offered, chosen, played, made, kinds } = this.trace;
    for (let i = 0; i < offered.length; i++) {
      if (!offered[i]) continue;
      const counts: ActCounts = [offered[i], chosen[i] ?? 0, played[i] ?? 0, made[i] ?? 0];
      this.acts.set(kinds.labels[i], addCounts(this.acts.get(kinds.labels[i]), counts));
    }
  }
}

/** Plays the chunks of one study. @example new StudyPlayer(study, [before, after]).play({ first: 1, last: 26, paired: true }) */
export class StudyPlayer {
  private readonly study: Study;
  private readonly metrics: readonly Metric[];
  private readonly versions: readonly [Version, Version];
  private readonly samples: readonly [Sample, Sample] = [
    { value: 0, weight: 0 },
    { value: 0, weight: 0 },
  ];

  constructor(study: Study, [before, after]: RulePair) {
    this.study = study;
    this.metrics = metricsFor(before, study.unit);
    this.versions = [new Version(before, study), new Version(after, study)];
  }

  play({ first, last, paired }: DealRange): ChunkSums {
    const { study, metrics, versions } = this;
    const [before, after] = versions;
    const moments = new Moments(metrics.map(({ step }) => step));
    const changed: ChangedDeal[] = [];
    let different = 0;
    for (const version of versions) version.begin(metrics.length);
    for (let i = first; i < last; i++) {
      const seed = dealSeedOf(study.seed, i);
      before.play(seed, i);
      after.play(paired ? seed : `${seed}/fresh`, i);
      this.measure(moments);
      if (!paired) continue;
      const by = distance(before.trace.score, after.trace.score);
      if (by > 0) changed.push({ deal: i, by });
      if (by > 0 || !sameActs(before.trace, after.trace)) different++;
    }
    return {
      deals: last - first,
      moments: moments.sums,
      rules: [before.sums(), after.sums()],
      changed: mostChanged(changed),
      different,
    };
  }

  /** Adds what both versions have just played. */
  private measure(moments: Moments): void {
    const { samples, versions } = this;
    const [before, after] = samples;
    for (const [m, { read, spread }] of this.metrics.entries()) {
      for (const [i, version] of versions.entries()) {
        const sample = samples[i];
        sample.value = 0;
        sample.weight = 0;
        read(version.trace, sample);
        if (spread && sample.weight === 1) version.count(m, sample.value);
      }
      moments.add(m, before.value, before.weight, after.value, after.weight);
    }
  }
}

/** How far apart two scores are: the points that would have to move. */
function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, points, side) => sum + Math.abs(points - b[side]), 0);
}

const sameActs = ({ acts }: Trace, { acts: others }: Trace): boolean =>
  acts.length === others.length && acts.every(({ move }, i) => move === others[i].move);

/** The deals that changed most, the earlier of two that changed alike. */
export const mostChanged = (deals: readonly ChangedDeal[]): ChangedDeal[] =>
  [...deals].sort((a, b) => b.by - a.by || a.deal - b.deal).slice(0, SHOWN);
