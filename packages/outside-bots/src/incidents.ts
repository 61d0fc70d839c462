/** What went wrong with an outside bot, counted. */

export interface Incidents {
  /** Acts that the rules reject. */
  readonly illegal: number;
  /** Lines that are no answer. */
  readonly malformed: number;
  readonly timeouts: number;
  /** The process ended by itself, could not be started, or was ended because it did not answer. */
  readonly crashes: number;
  /** Moves that the stand-in made. */
  readonly standIns: number;
  /** Games lost without being played to their end. */
  readonly forfeits: number;
}

/** In a sentence: one, and several. */
const WORDS: Readonly<Record<keyof Incidents, readonly [string, string]>> = {
  illegal: ['illegal act', 'illegal acts'],
  malformed: ['malformed answer', 'malformed answers'],
  timeouts: ['time-out', 'time-outs'],
  crashes: ['crash', 'crashes'],
  standIns: ['move by the stand-in', 'moves by the stand-in'],
  forfeits: ['forfeit', 'forfeits'],
};
const KINDS = Object.keys(WORDS) as (keyof Incidents)[];

type MutableIncidents = { -readonly [K in keyof Incidents]: number };

export const noIncidents = (): MutableIncidents => ({
  illegal: 0,
  malformed: 0,
  timeouts: 0,
  crashes: 0,
  standIns: 0,
  forfeits: 0,
});

/** By bot, as a command names it. */
export type IncidentsByBot = Readonly<Record<string, Incidents>>;

export function sumOfIncidents(a: Incidents, b: Incidents): Incidents {
  const sum: MutableIncidents = { ...a };
  for (const kind of KINDS) sum[kind] += b[kind];
  return sum;
}

/** Both reports in one. */
export const addIncidents = (a: IncidentsByBot, b: IncidentsByBot): IncidentsByBot => ({
  ...a,
  ...Object.fromEntries(Object.entries(b).map(([bot, more]) => [bot, sumOfIncidents(a[bot] ?? noIncidents(), more)])),
});

/** @example incidentWords({ ...noIncidents(), illegal: 3, timeouts: 1 }) // '3 illegal acts, 1 time-out' */
export function incidentWords(incidents: Incidents): string {
  const parts = KINDS.filter((kind) => incidents[kind] > 0).map(
    (kind) => `${incidents[kind]} ${WORDS[kind][incidents[kind] === 1 ? 0 : 1]}`,
  );
  return parts.join(', ') || 'nothing went wrong';
}
