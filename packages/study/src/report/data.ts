/** The results of a study as data: what `--json` prints and what the page saves; and as comma-separated values. */
import type { Game, Json, Line } from '@followsuit/engine';
import type { Balance, BalanceAnswer } from '../balance.ts';
import type { RulePair } from '../chunk.ts';
import { effectPairs, type Relearned } from '../relearned.ts';
import type { Interval, StudyResults } from '../results.ts';
import type { SweepPoint } from '../sweep.ts';
import { type SettingWords, variantsOf } from './setting-words.ts';

/** A deal whose outcome changed much, with its record under each rule. */
export interface ShownDeal {
  readonly deal: number;
  readonly by: number;
  readonly records: readonly [readonly Line[], readonly Line[]];
}

/** What a report says besides the results. */
export interface ReportAbout {
  readonly game: Game;
  readonly rules: RulePair;
  /** The command that gives the same numbers again. */
  readonly command: string;
  readonly shown: readonly ShownDeal[];
  /** What was to be found out, in somebody's own words. */
  readonly question?: string | undefined;
  readonly settings?: SettingWords | undefined;
  /** The same comparison with players who have trained under each version. */
  readonly relearned?: Relearned | null | undefined;
  /** How narrow the intervals of the changes of the wins should have become; 0 or nothing: all deals were to be played. */
  readonly width?: number | undefined;
}

/** To twelve digits: logarithms of different engines may differ in the last one. */
const rounded = (n: number): number => Number(n.toPrecision(12));

const numbers = ({ mean, within }: Interval): Json => ({
  mean: Number.isFinite(mean) ? mean : null,
  within: Number.isFinite(within) ? rounded(within) : null,
});

const metricsAsJson = (results: StudyResults): Json =>
  results.results().map(({ metric, deals, before, after, change, p, flagged, factor }) => ({
    id: metric.id,
    deals,
    before: numbers(before),
    after: numbers(after),
    change: numbers(change),
    p: rounded(p),
    flagged,
    factor: factor !== null && Number.isFinite(factor) ? factor : null,
  }));

/** @example JSON.stringify(studyAsJson(results, { command, rules, game, shown: [] })) */
export function studyAsJson(
  results: StudyResults,
  { command, shown, relearned, question, game, rules }: Pick<ReportAbout, 'command' | 'shown'> & Partial<ReportAbout>,
): Json {
  const { study, deals, shared, different, pilot, unfinished } = results;
  return {
    command,
    ...(question && { question }),
    study: study as unknown as Json,
    ...(game && rules && { variants: variantsOf(game, rules) as unknown as Json }),
    deals,
    shared,
    different,
    pilot: pilot && { ...pilot, factor: Number.isFinite(pilot.factor) ? pilot.factor : null },
    unfinished,
    metrics: metricsAsJson(results),
    acts: results.acts() as unknown as Json,
    distributions: Object.fromEntries(
      results.metrics.filter(({ spread }) => spread).map(({ id }) => [id, results.histogram(id)]),
    ),
    shown: shown as unknown as Json,
    ...(relearned && {
      relearned: {
        runs: relearned.runs.map(({ results: learned, gain }) => ({
          deals: learned.deals,
          gain: { ...gain, mean: rounded(gain.mean), error: rounded(gain.error) },
          metrics: metricsAsJson(learned),
          policies: learned.study.relearned as unknown as Json,
        })),
        effects: effectPairs(results, relearned).map(({ metric, habits, relearned: learned, verdict }) => ({
          id: metric.id,
          habits: numbers(habits),
          relearned: learned.map(numbers),
          verdict,
        })),
      },
    }),
  };
}

export const sweepAsJson = (points: readonly SweepPoint[], { id, command }: { id: string; command: string }): Json => ({
  command,
  sweep: id,
  points: points.map(({ value, results }) => ({ value, deals: results.deals, metrics: metricsAsJson(results) })),
});

/** What a balance found. @example balanceAsJson(balance, answer, command) */
export const balanceAsJson = (balance: Balance, answer: BalanceAnswer, command: string): Json =>
  ({
    command,
    ...balance,
    ...answer,
    tried: answer.tried.map((each) => ({ ...each, figure: numbers(each.figure) })),
  }) as unknown as Json;

/** A row for each value that was tried. */
export const balanceAsCsv = ({ tried }: BalanceAnswer): string =>
  `${['value,figure,within,deals', ...tried.map(({ value, figure: { mean, within }, deals }) => [value, mean, Number.isFinite(within) ? within : '', deals].join(','))].join('\n')}\n`;

const lines = (rows: readonly (readonly (string | number | boolean | Json)[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\n`).join('');
const cell = (value: Json): string =>
  typeof value === 'number' && !Number.isFinite(value)
    ? ''
    : /[",\n]/.test(String(value))
      ? quoted(String(value))
      : String(value);
const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

const METRIC_HEAD = [
  ...['metric', 'deals', 'before', 'before_within', 'after', 'after_within', 'change', 'change_within'],
  ...['p', 'flagged'],
];
const metricRows = (results: StudyResults): (string | number | boolean)[][] =>
  results
    .results()
    .map(({ metric, deals, before, after, change, p, flagged }) => [
      metric.id,
      deals,
      ...[before, after, change].flatMap(({ mean, within }) => [mean, within]),
      p,
      flagged,
    ]);

const ACT_HEAD = [
  ...['act', 'possible_before', 'possible_after', 'chosen_before', 'chosen_after'],
  ...['played_before', 'played_after', 'made_before', 'made_after'],
];
const actRows = (results: StudyResults): (string | number)[][] =>
  results.acts().map(({ label, offered, chosen, played, made }) => [label, ...offered, ...chosen, ...played, ...made]);

const SPREAD_HEAD = ['distribution', 'value', 'deals_before', 'deals_after'];
/** A row for each value that a metric had, and in how many deals under each rule. */
function spreadRows(results: StudyResults): (string | number)[][] {
  return results.metrics
    .filter(({ spread }) => spread)
    .flatMap(({ id }) => {
      const [before, after] = results.histogram(id).map((histogram) => new Map(histogram));
      const values = [...new Set([...before.keys(), ...after.keys()])].sort((a, b) => a - b);
      return values.map((value) => [id, value, before.get(value) ?? 0, after.get(value) ?? 0]);
    });
}

/** Three tables, with an empty line between them: metrics, acts, and distributions. Numbers are not rounded. */
export const studyAsCsv = (results: StudyResults): string =>
  [
    lines([METRIC_HEAD, ...metricRows(results)]),
    lines([ACT_HEAD, ...actRows(results)]),
    lines([SPREAD_HEAD, ...spreadRows(results)]),
  ].join('\n');

/** The same tables for all values of a sweep, each row with its value. */
export function sweepAsCsv(points: readonly SweepPoint[]): string {
  const table = (head: readonly string[], rows: (results: StudyResults) => (string | number | boolean)[][]): string =>
    lines([['value', ...head], ...points.flatMap(({ value, results }) => rows(results).map((row) => [value, ...row]))]);
  return [table(METRIC_HEAD, metricRows), table(ACT_HEAD, actRows), table(SPREAD_HEAD, spreadRows)].join('\n');
}
