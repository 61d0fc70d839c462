/** Reports of sweeps and balances: a figure by the values of one setting. */
import { filled, type Game, type Json, variantOf } from '@followsuit/engine';
import type { Balance, BalanceAnswer } from '../balance.ts';
import type { RulePair } from '../chunk.ts';
import type { Metric } from '../metrics/metric.ts';
import type { Study } from '../study.ts';
import { type SweepPoint, studyAt } from '../sweep.ts';
import { type LabWords, labEnglish } from '../words.en.ts';
import { filledWith } from './fill.ts';
import {
  dealsNote,
  differenceText,
  figureText,
  intervalText,
  levelText,
  metricPart,
  metricWordsOf,
  neverChosen,
} from './format.ts';
import { page, tag } from './html.ts';
import { curvePlot } from './plots.ts';
import { definitionsPart, methodSentences, type NamedPlot } from './report.ts';
import { actKindText, plainSettings, type SettingWords, settingsInWords } from './setting-words.ts';
import { escaped } from './svg.ts';

/** What such a report says besides the figures. */
export interface SeriesAbout {
  readonly game: Game;
  readonly study: Study;
  readonly rules: RulePair;
  readonly command: string;
  readonly question?: string | undefined;
  readonly settings?: SettingWords | undefined;
}

/** A metric with its side or position. */
export const metricName = (metric: Metric, rules: RulePair, words: LabWords): string =>
  [metricWordsOf(words, metric.kind).name, metricPart(metric, rules[0], words)].filter(Boolean).join(', ');

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const cells = (name: string, list: readonly string[]): string =>
    tag('tr', list.map((text) => tag(name, escaped(text))).join(''));
  const body = rows.map((row) => cells('td', row)).join('');
  return tag('div', tag('table', tag('thead', cells('th', head)) + tag('tbody', body)), ' class="scroll"');
};

/** A value of the setting in words. */
export type ValueText = (value: Json) => string;

/** The curves of a sweep: of what moved, or of the wins if nothing did. */
export function sweepPlots(
  points: readonly SweepPoint[],
  rules: RulePair,
  words: LabWords,
  text: ValueText = String,
): NamedPlot[] {
  const all = points.map(({ value, results }) => ({ value, list: results.results() }));
  const metrics = points[0]?.results.metrics ?? [];
  const moved = metrics.filter((_, m) => all.some(({ list }) => list[m].flagged));
  return (moved.length > 0 ? moved : metrics.filter(({ kind }) => kind === 'wins')).map((metric) => {
    const at = metrics.indexOf(metric);
    const name = metricName(metric, rules, words);
    const curve = all.map(({ value, list }) => ({ name: text(value), figure: list[at].after }));
    const { before, after } = words;
    return {
      id: metric.id,
      name,
      svg: curvePlot(name, metric.measure, curve, all[0].list[at].before.mean, { before, after }),
    };
  });
}

/** Every figure for every value, as HTML; ✓ marks changes beyond chance. */
export function sweepTable(
  points: readonly SweepPoint[],
  rules: RulePair,
  words: LabWords,
  text: ValueText = String,
): string {
  const all = points.map(({ results }) => results.results());
  const metrics = points[0]?.results.metrics ?? [];
  const rows = metrics.flatMap((metric, m) => {
    if (all.every((list) => list[m].deals === 0)) return [];
    const figures = all.map((list) => {
      const { after, change, flagged } = list[m];
      return `${intervalText(metric.measure, after)}${flagged ? ` ✓ ${differenceText(metric.measure, change)}` : ''}`;
    });
    return [[metricName(metric, rules, words), ...figures]];
  });
  const deals = [words.report.dealsAt, ...points.map(({ results }) => String(results.deals))];
  return table([words.report.figure, ...points.map(({ value }) => text(value))], [...rows, deals]);
}

/** What surrounds the figures of both reports. */
function seriesPage(
  { study, command, question, settings = plainSettings }: SeriesAbout,
  title: string,
  lang: string,
  words: LabWords,
  method: readonly string[],
  ...parts: readonly string[]
): string {
  const { report } = words;
  const fixed = { ...study.base, ...study.changes };
  const list = Object.keys(fixed).length === 0 ? '' : settingsInWords(fixed, settings);
  const deals = filledWith(study.unit === 'games' ? report.games : report.deals, { n: study.deals });
  return page(
    lang,
    title,
    tag('h1', escaped(title)),
    question ? tag('p', tag('em', escaped(question))) : '',
    tag(
      'p',
      escaped(
        filledWith(report.seriesLead, { deals, players: study.players, level: levelText(words, study.level) }) +
          dealsNote(words, study.unit),
      ),
    ),
    list && tag('p', escaped(filledWith(report.fixed, { list }))),
    ...parts,
    tag('h2', escaped(report.method)),
    ...method.map((text) => tag('p', escaped(text))),
    tag('p', escaped(`${report.again}:`)),
    tag('pre', escaped(command)),
  );
}

const drawn = (plots: readonly NamedPlot[]): string =>
  tag('div', plots.map(({ svg }) => tag('figure', svg, ' style="margin:0"')).join(''), ' class="plots"');

/** The report of a sweep. @example sweepReport(points, { id: 'target', game, study, rules, command }) */
export function sweepReport(
  points: readonly SweepPoint[],
  about: SeriesAbout & { readonly id: string },
  words: LabWords = labEnglish,
  lang = 'en',
): string {
  const { report } = words;
  const { id, rules, game, settings = plainSettings } = about;
  const text: ValueText = (value) => settings.value(id, value);
  const [low, high] = [points[0], points.at(-1)].map((point) => (point ? text(point.value) : ''));
  const title = filledWith(report.sweepTitle, { game: game.name, id: settings.name(id), low, high });
  const method = points.length > 0 ? methodSentences(points[0].results, words).slice(-2) : [];
  const figures = [tag('h2', escaped(report.values)), sweepTable(points, rules, words, text)];
  const lead = tag('p', escaped(report.sweepLead));
  const more = [
    ...figures,
    neverPart(points, about, words),
    variantsPart(points, about, words),
    kindsPart(points, words),
  ];
  return seriesPage(about, title, lang, words, method, lead, drawn(sweepPlots(points, rules, words, text)), ...more);
}

type SweepAbout = SeriesAbout & { readonly id: string };

/** The acts that nobody chose, for every value. */
function neverPart(
  points: readonly SweepPoint[],
  { id, settings = plainSettings }: SweepAbout,
  words: LabWords,
): string {
  const { report } = words;
  if (points.every(({ results }) => results.acts().length === 0)) return '';
  const items = points.map(({ value, results }) => {
    const never = neverChosen(results.acts(), 1).map((label) => actKindText(label, words, settings));
    return tag('li', escaped(`${settings.value(id, value)}: ${never.join(', ') || report.none}`));
  });
  return tag('h2', escaped(report.neverTitle)) + tag('ul', items.join(''));
}

/** The variant that each value makes, by name and hash. */
function variantsPart(
  points: readonly SweepPoint[],
  { game, study, id, settings = plainSettings }: SweepAbout,
  words: LabWords,
): string {
  const items = points.flatMap(({ value }) => {
    const { players, base, changes } = studyAt(study, id, value);
    const variant = variantOf(game, players, filled(game, players, { ...base, ...changes }));
    return variant === null
      ? []
      : [tag('li', escaped(`${settings.value(id, value)}: “${variant.name}” (${variant.hash})`))];
  });
  return items.length === 0 ? '' : tag('h2', escaped(words.report.variants)) + tag('ul', items.join(''));
}

/** What the figures mean. */
const kindsPart = (points: readonly SweepPoint[], words: LabWords): string =>
  points.length === 0 ? '' : definitionsPart(points[0].results, words);

/** The figure by the values that were tried, with the target as a level. */
export function balancePlot(
  metric: Metric,
  target: number,
  { tried }: Pick<BalanceAnswer, 'tried'>,
  name: string,
  words: LabWords,
  text: ValueText = String,
): NamedPlot {
  const points = tried.map(({ value, figure }) => ({ name: text(value), figure }));
  const names = { before: words.report.target, after: words.report.figure };
  return { id: metric.id, name, svg: curvePlot(name, metric.measure, points, target, names) };
}

/** The values that were tried, as HTML. */
export const balanceTable = (
  metric: Metric,
  answer: Pick<BalanceAnswer, 'tried'>,
  id: string,
  name: string,
  words: LabWords,
  text: ValueText = String,
): string =>
  table(
    [id, name, words.report.dealsAt],
    answer.tried.map(({ value, figure, deals }) => [text(value), intervalText(metric.measure, figure), String(deals)]),
  );

/** The answer in sentences. */
export function balanceSentence(
  { kind, low, high, estimate }: BalanceAnswer,
  named: { readonly metric: string; readonly target: string; readonly id: string },
  { report }: LabWords,
  text: ValueText = String,
): string {
  const said = {
    values: low === high ? report.found : report.foundRange,
    between: report.foundBetween,
    none: report.foundNone,
  }[kind];
  const about = estimate === null ? '' : ` ${filledWith(report.estimate, { n: estimate.toFixed(1) })}`;
  return filledWith(said, { ...named, low: text(low), high: text(high) }) + about;
}

/** The report of a balance. @example balanceReport(answer, balance, metric, { game, study, rules, command }) */
export function balanceReport(
  answer: BalanceAnswer,
  { id, target }: Balance,
  metric: Metric,
  about: SeriesAbout,
  words: LabWords = labEnglish,
  lang = 'en',
): string {
  const { report } = words;
  const { game, rules, settings = plainSettings } = about;
  const text: ValueText = (value) => settings.value(id, value);
  const name = metricName(metric, rules, words);
  const named = { metric: name, target: figureText(metric.measure, target), id: settings.name(id) };
  return seriesPage(
    about,
    filledWith(report.balanceTitle, { game: game.name, ...named }),
    lang,
    words,
    [report.balanceLead],
    tag('p', tag('strong', escaped(balanceSentence(answer, named, words, text)))),
    drawn([balancePlot(metric, target, answer, name, words, text)]),
    tag('h2', escaped(report.tried)),
    balanceTable(metric, answer, settings.name(id), name, words, text),
    tag('p', escaped(metricWordsOf(words, metric.kind).definition), ' class="soft"'),
  );
}
