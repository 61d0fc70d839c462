/** MeanEstimates and names of metrics as readers see them. */
import type { Rules } from '@followsuit/engine';
import type { Measure, Metric } from '../metrics/metric.ts';
import type { Interval, MetricResult } from '../results.ts';
import type { LabWords, MetricWords } from '../words.en.ts';

const DIGITS: Readonly<Record<Measure, number>> = { share: 1, points: 2, number: 2 };

/** @example figureText('share', 0.231) === '23.1 %' */
export function figureText(measure: Measure, value: number): string {
  if (!Number.isFinite(value)) return '–';
  return measure === 'share' ? `${(100 * value).toFixed(DIGITS.share)} %` : value.toFixed(DIGITS[measure]);
}

/** @example withinText('share', 0.012) === '± 1.2' */
export const withinText = (measure: Measure, within: number): string =>
  Number.isFinite(within) ? `± ${(measure === 'share' ? 100 * within : within).toFixed(DIGITS[measure])}` : '';

/** A figure with its interval. @example intervalText('points', { mean: 4.5, within: 0.25 }) === '4.50 ± 0.25' */
export const intervalText = (measure: Measure, { mean, within }: Interval): string =>
  `${figureText(measure, mean)} ${withinText(measure, within)}`.trim();

/** A change, always with its sign. */
export function differenceText(measure: Measure, { mean, within }: Interval): string {
  const text = intervalText(measure, { mean, within });
  return mean >= 0 ? `+${text}` : text.replace('-', '−');
}

/** The name and the definition of a kind of metric. */
export const metricWordsOf = (words: LabWords, kind: string): MetricWords =>
  (words.metrics as Readonly<Record<string, MetricWords>>)[kind];

/** What a metric of several is about: "seat 2", "seats 1 + 3", "place 1"; empty for a single metric. Readers count from 1. */
export function metricPart({ kind, of }: Metric, { sides }: Rules, words: LabWords): string {
  if (of === null) return '';
  if (kind.endsWith('Position')) return words.position.replace('{n}', String(of + 1));
  const seats = sides[of].map((seat) => seat + 1);
  return seats.length === 1
    ? words.seat.replace('{n}', String(seats[0]))
    : words.side.replace('{seats}', seats.join(' + '));
}

/** A bot's level as readers know it; an id of another bot as it is. @example levelText(labEnglish, 'simple') === 'Easy' */
export const levelText = ({ report }: LabWords, level: string): string =>
  (report.levels as Readonly<Record<string, string>>)[level] ?? level;

/** What single deals are; nothing for whole games. */
export const dealsNote = ({ report }: LabWords, unit: string): string =>
  unit === 'deals' ? ` ${report.firstHands}` : '';

/** The results of one kind of metric. */
export interface ResultGroup {
  readonly kind: string;
  readonly results: readonly MetricResult[];
}

/** Results by kind, in the order of the family; kinds that never had a value are left out. */
export function groupsOf(results: readonly MetricResult[]): ResultGroup[] {
  const kinds = [...new Set(results.map(({ metric }) => metric.kind))];
  return kinds
    .map((kind) => ({ kind, results: results.filter(({ metric }) => metric.kind === kind) }))
    .filter((group) => group.results.some(({ deals }) => deals > 0));
}

/** The largest change that the plots of some results show: not less than a fiftieth of the figure, so that noise looks small. */
export const widestChange = (results: readonly MetricResult[]): number =>
  Math.max(
    ...results.flatMap(({ before, change }) => [
      Math.abs(change.mean) + (Number.isFinite(change.within) ? change.within : 0) || 0,
      Math.abs(before.mean) / 50 || 0,
    ]),
  );

/** Acts that were possible and never chosen, under both rules or under one. */
export function neverChosen(
  acts: readonly { readonly label: string; readonly offered: readonly number[]; readonly chosen: readonly number[] }[],
  rule: 0 | 1,
): string[] {
  return acts.filter(({ offered, chosen }) => offered[rule] > 0 && chosen[rule] === 0).map(({ label }) => label);
}
