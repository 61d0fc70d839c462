/** All metrics. Their names and definitions are in words.en.ts and words.de.ts, by kind. */
import type { Rules } from '@followsuit/engine';
import { PROBED_EVERY, UNEQUAL_EVERY } from '../play/probe.ts';
import type { Trace, TracedHand, Unit } from '../play/trace.ts';
import { type Metric, type MetricKind, metricsOfKind, type Sample } from './metric.ts';
import { decidedAt, drama, leadChanges } from './standings.ts';

const BOTH: readonly Unit[] = ['deals', 'games'];
const DEALS: readonly Unit[] = ['deals'];
const GAMES: readonly Unit[] = ['games'];

const one = (out: Sample, value: number): void => {
  out.value = value;
  out.weight = 1;
};

/** Adds one value for each hand. */
function perHand({ hands }: Trace, out: Sample, of: (hand: TracedHand) => number | null): void {
  for (const hand of hands) {
    const value = of(hand);
    if (value === null) continue;
    out.value += value;
    out.weight++;
  }
}

/** The side of the seat that spoke in this place; null if the hand did not begin with seats that speak in turn. */
function sideInPosition({ rules }: Trace, { first }: TracedHand, position: number): number | null {
  if (first < 0) return null;
  const seat = (first + position) % rules.seats;
  return rules.sides.findIndex((seats) => seats.includes(seat));
}

/** The share of a hand that a side has won. */
function shareOfHand({ sign }: Trace, { delta }: TracedHand, side: number): number {
  const best = Math.max(...delta.map((points) => sign * points));
  return sign * delta[side] < best ? 0 : 1 / delta.filter((points) => sign * points === best).length;
}

const KINDS: readonly MetricKind[] = [
  {
    kind: 'wins',
    per: 'side',
    units: BOTH,
    measure: 'share',
    read: ({ share }, out, side) => one(out, share[side]),
  },
  {
    kind: 'score',
    per: 'side',
    units: BOTH,
    measure: 'points',
    spread: true,
    read: ({ score }, out, side) => one(out, score[side]),
  },
  {
    kind: 'winsInPosition',
    per: 'position',
    units: BOTH,
    measure: 'share',
    read: (trace, out, position) =>
      perHand(trace, out, (hand) => {
        const side = sideInPosition(trace, hand, position);
        return side === null ? null : shareOfHand(trace, hand, side);
      }),
  },
  {
    kind: 'scoreInPosition',
    per: 'position',
    units: BOTH,
    measure: 'points',
    read: (trace, out, position) =>
      perHand(trace, out, (hand) => {
        const side = sideInPosition(trace, hand, position);
        return side === null ? null : hand.delta[side];
      }),
  },
  {
    kind: 'gap',
    units: BOTH,
    measure: 'points',
    spread: true,
    read: ({ score }, out) => one(out, Math.max(...score) - Math.min(...score)),
  },
  {
    kind: 'bid',
    units: BOTH,
    measure: 'number',
    spread: true,
    read: (trace, out) => perHand(trace, out, ({ bid }) => bid),
  },
  {
    kind: 'played',
    units: BOTH,
    measure: 'share',
    read: (trace, out) => perHand(trace, out, ({ bids }) => (bids > 0 ? 1 : 0)),
  },
  {
    kind: 'made',
    units: BOTH,
    measure: 'share',
    read({ hands }, out) {
      for (const { bids, made } of hands) {
        out.value += made;
        out.weight += bids;
      }
    },
  },
  { kind: 'hands', units: GAMES, measure: 'number', spread: true, read: ({ hands }, out) => one(out, hands.length) },
  {
    kind: 'tricks',
    units: BOTH,
    measure: 'number',
    spread: true,
    read: (trace, out) => perHand(trace, out, ({ tricks }) => tricks),
  },
  { kind: 'acts', units: BOTH, measure: 'number', spread: true, read: ({ acts }, out) => one(out, acts.length) },
  {
    kind: 'forced',
    units: BOTH,
    measure: 'share',
    read({ acts }, out) {
      for (const { choices } of acts) if (choices === 1) out.value++;
      out.weight = acts.length;
    },
  },
  {
    kind: 'leadChanges',
    units: BOTH,
    measure: 'number',
    spread: true,
    read: ({ standings }, out) => one(out, leadChanges(standings)),
  },
  {
    kind: 'drama',
    units: BOTH,
    measure: 'points',
    read: ({ standings, share }, out) => one(out, drama(standings, share)),
  },
  {
    kind: 'decided',
    units: BOTH,
    measure: 'share',
    read({ standings, share }, out) {
      const at = decidedAt(standings, share);
      if (at !== null) one(out, at);
    },
  },
  {
    kind: 'idleTricks',
    units: DEALS,
    measure: 'share',
    every: PROBED_EVERY,
    read({ probed: { idle } }, out) {
      if (idle !== null) one(out, idle ? 1 : 0);
    },
  },
  {
    kind: 'cardWeight',
    units: DEALS,
    measure: 'points',
    every: PROBED_EVERY,
    read({ probed: { cards } }, out) {
      for (const weight of cards ?? []) out.value += weight;
      out.weight = cards?.length ?? 0;
    },
  },
  {
    kind: 'callWeight',
    units: DEALS,
    measure: 'points',
    every: PROBED_EVERY,
    read({ probed: { call } }, out) {
      if (call !== null) one(out, call);
    },
  },
  {
    kind: 'luck',
    units: DEALS,
    measure: 'share',
    every: PROBED_EVERY,
    read({ probed: { again } }, out) {
      if (again === null) return;
      const [a, b] = again;
      for (let side = 0; side < a.length; side++) {
        out.value += a[side] * b[side];
        out.weight += (a[side] ** 2 + b[side] ** 2) / 2;
      }
    },
  },
  {
    kind: 'better',
    units: DEALS,
    measure: 'share',
    every: UNEQUAL_EVERY,
    read({ probed: { better } }, out) {
      if (better !== null) one(out, better);
    },
  },
];

/**
 * The metrics of a study, before anything is played: the family over which the results are corrected.
 *
 * @example metricsFor(rules, 'deals').map(({ id }) => id) // ['wins.0', 'wins.1', …]
 */
export const metricsFor = (rules: Rules, unit: Unit): Metric[] =>
  KINDS.filter(({ units }) => units.includes(unit)).flatMap((kind) => metricsOfKind(kind, rules));

/** The kinds of all metrics, in the order of reports. */
export const metricKinds: readonly string[] = KINDS.map(({ kind }) => kind);
