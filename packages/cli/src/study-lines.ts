/** The results of a study as lines of text, with small plots of the changes. */
import type { Rules } from '@followsuit/engine';
import {
  actKindText,
  type BalanceAnswer,
  differenceText,
  figureText,
  groupsOf,
  intervalText,
  labEnglish,
  type MetricResult,
  metricPart,
  metricWordsOf,
  neverChosen,
  type Relearned,
  type RulePair,
  relearnedHead,
  relearnedRows,
  relearnedSentences,
  type SettingWords,
  type StudyResults,
  type SweepPoint,
  versionNames,
  widestChange,
} from '@followsuit/study';
import { columns, hanging } from './text.ts';

/** The width of a plot: odd, so that it has a middle. */
const PLOT = 25;
const BLOCKS = '▁▂▃▄▅▆▇█';

/** All metrics, the acts nobody chose, and how the figures came about. */
export function studyLines(results: StudyResults, rules: Rules, settings: SettingWords): string[] {
  const groups = groupsOf(results.results());
  const rows = groups.flatMap(({ kind, results: list }) => {
    const { name } = metricWordsOf(labEnglish, kind);
    const widest = widestChange(list);
    const [one] = list;
    if (list.length === 1) return [row(name, one, widest)];
    return [
      [name, '', '', '', '', ''],
      ...list.map((each) => row(`  ${metricPart(each.metric, rules, labEnglish)}`, each, widest)),
    ];
  });
  const names = versionNames(labEnglish);
  const head = ['', names.before, names.after, 'change', '', `0`.padStart((PLOT + 1) / 2).padEnd(PLOT)];
  return [
    ...columns(
      [head, ...rows].map(([name, before, after, change, flag, plot]) => [name, plot, before, after, change, flag]),
    ),
    '',
    ...actLines(results, settings),
    ...distributionLines(results, rules),
    ...methodLines(results),
  ];
}

function row(name: string, { metric, before, after, change, flagged, deals }: MetricResult, widest: number): string[] {
  const { measure } = metric;
  if (deals === 0) return [name, '–', '–', '', '', ''];
  return [
    name,
    figureText(measure, before.mean),
    figureText(measure, after.mean),
    differenceText(measure, change),
    flagged ? '*' : '',
    plotLine(change, widest),
  ];
}

/** The interval of a change as a line of characters: the middle is 0. */
function plotLine({ mean, within }: MetricResult['change'], widest: number): string {
  if (!Number.isFinite(within) || !Number.isFinite(mean) || widest === 0) return ' '.repeat(PLOT);
  const half = (PLOT - 1) / 2;
  const at = (value: number): number => Math.round(half + (half * value) / widest);
  const [low, high] = [at(mean - within), at(mean + within)];
  return Array.from({ length: PLOT }, (_, i) => {
    if (i === at(mean)) return '●';
    if (i >= low && i <= high) return '─';
    return i === half ? '│' : ' ';
  }).join('');
}

function actLines(results: StudyResults, settings: SettingWords): string[] {
  const acts = results.acts();
  const never = [neverChosen(acts, 0), neverChosen(acts, 1)];
  const lines =
    never[0].join() === never[1].join()
      ? ['Never chosen: ']
      : ['Never chosen now: ', 'Never chosen after the change: '];
  const told = lines.flatMap((head, i) =>
    never[i].length > 0
      ? hanging(head, never[i].map((label) => actKindText(label, labEnglish, settings)).join(', '))
      : [],
  );
  return told.length > 0 ? [...told, ''] : [];
}

/** The distributions of scores and of the like, as rows of small bars. */
function distributionLines(results: StudyResults, rules: Rules): string[] {
  const rows: string[][] = [];
  for (const id of ['score.0', 'gap', 'bid', 'leadChanges']) {
    const metric = results.metrics.find((each) => each.id === id);
    if (!metric) continue;
    const both = results.histogram(id);
    const values = both.flatMap((histogram) => histogram.map(([value]) => value));
    if (new Set(values).size < 2) continue;
    const [low, high] = [Math.min(...values), Math.max(...values)];
    const { name } = metricWordsOf(labEnglish, metric.kind);
    for (const [i, histogram] of both.entries())
      rows.push([
        i === 0 ? [name, metricPart(metric, rules, labEnglish)].filter(Boolean).join(' of ') : '',
        i === 0 ? 'now' : 'changed',
        String(low),
        bars(histogram, low, high),
        String(high),
      ]);
  }
  return rows.length === 0 ? [] : ['Distributions', ...columns(rows, 4), ''];
}

function bars(histogram: readonly (readonly [number, number])[], low: number, high: number): string {
  const bins = Math.min(PLOT, high - low + 1);
  const counts: number[] = Array(bins).fill(0);
  for (const [value, count] of histogram)
    counts[Math.min(bins - 1, Math.floor(((value - low) / (high - low + 1)) * bins))] += count;
  const most = Math.max(...counts, 1);
  return counts.map((n) => (n === 0 ? ' ' : BLOCKS[Math.ceil((n / most) * BLOCKS.length) - 1])).join('');
}

/** The effects of the rule on players of old habits and on those who have trained, where either is more than luck explains. */
export function relearnedLines(habits: StudyResults, relearned: Relearned, rules: RulePair): string[] {
  const { report } = labEnglish;
  const rows = relearnedRows(habits, relearned, rules, labEnglish).filter(
    (row) => row.at(-1) !== report.verdicts.neither,
  );
  const [, ...columnNames] = relearnedHead(relearned, labEnglish);
  const gains = relearned.runs.map(({ gain: { mean, error } }) => `${mean.toFixed(3)} ± ${error.toFixed(3)}`);
  return [
    ...hanging('', report.relearnedLead),
    '',
    ...(rows.length > 0 ? [...columns([['', ...columnNames], ...rows]), ''] : []),
    ...relearnedSentences(habits, relearned, rules, labEnglish).flatMap((text) => hanging('', text)),
    `They gain ${gains.join(' and ')} ${relearned.runs[0].gain.unit}.`,
  ];
}

/** How many deals, whether both rules shared them, and what the signs mean. */
function methodLines(results: StudyResults): string[] {
  const { deals, shared, different, pilot, study, metrics } = results;
  const unit = study.unit === 'games' ? 'games' : 'deals';
  const lines = [`${deals} ${unit} under each rule`];
  if (pilot)
    lines.push(
      `pilot of 200 ${unit} under both rules: as good as ${factorText(pilot.factor)} separate ones (median), so the rest are ${pilot.paired ? 'shared' : 'separate'}`,
    );
  if (shared > 0) lines.push(`of ${shared} shared ${unit} ${different} went differently`);
  const [before, after] = results.unfinished;
  if (before + after > 0) lines.push(`${before} and ${after} games had no end after 200 hands`);
  const method = `± is the range of values that fit the ${unit} played; it holds at all times with 95 % (asymptotic confidence sequences). * is more than luck explains, after Holm's correction over ${metrics.length} metrics, with an error of 5 % for all of them together.`;
  return [`${lines.join('; ')}.`, ...hanging('', method)];
}

const factorText = (factor: number): string =>
  Number.isFinite(factor) ? `${factor.toFixed(2)} times as many` : 'any number of';

/** One line per value of a sweep, for the metrics that moved, or for all sides' wins and scores. */
export function sweepLines(id: string, points: readonly SweepPoint[], rules: Rules): string[] {
  if (points.length === 0) return [];
  const moved = points[0].results.metrics.filter((_, m) => points.some(({ results }) => results.results()[m].flagged));
  const shown = moved.length > 0 ? moved : points[0].results.metrics.slice(0, rules.sides.length);
  return shown.flatMap((metric) => {
    const { name } = metricWordsOf(labEnglish, metric.kind);
    const list = points.map(({ value, results }) => ({ value, result: results.result(metric.id) }));
    const means = list.map(({ result }) => result.after.mean);
    const [low, high] = [Math.min(...means), Math.max(...means)];
    const rows = list.map(({ value, result }) => [
      `  ${id} ${JSON.stringify(value)}`,
      '█'.repeat(high > low ? 1 + Math.round(((result.after.mean - low) / (high - low)) * (PLOT - 1)) : 1),
      intervalText(metric.measure, result.after),
      differenceText(metric.measure, result.change),
      result.flagged ? '*' : '',
    ]);
    return [`${name} ${metricPart(metric, rules, labEnglish)}`.trim(), ...columns(rows), ''];
  });
}

/** The answer to "what value balances this?". */
export function balanceLines(
  id: string,
  metric: string,
  target: string,
  answer: BalanceAnswer,
  measure: MetricResult['metric']['measure'],
): string[] {
  const { kind, low, high, estimate, tried } = answer;
  const rows = tried.map(({ value, figure, deals }) => [
    `  ${id} ${value}`,
    intervalText(measure, figure),
    `${deals} deals`,
  ]);
  const about = estimate === null ? '' : ` The straight line between neighbours meets it at ${estimate.toFixed(1)}.`;
  const said =
    kind === 'values'
      ? `${metric} is ${target} at ${id} ${low === high ? low : `from ${low} to ${high}`} (values whose intervals contain it).${about}`
      : kind === 'between'
        ? `${metric} is ${target} between ${id} ${low} and ${high}: no whole number reaches it.${about}`
        : `None of the values tried makes ${metric} ${target}; ${id} ${low} comes nearest.`;
  return [
    ...columns(rows, 1),
    '',
    ...hanging('', said),
    ...hanging('', 'The intervals of all values hold together with 95 %.'),
  ];
}
