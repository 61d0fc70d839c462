/** Reports to send: one HTML file without external links. */
import type { Game, Json } from '@followsuit/engine';
import type { RulePair } from '../chunk.ts';
import type { StudyResults } from '../results.ts';
import type { SweepPoint } from '../sweep.ts';
import { settingIn } from '../versions.ts';
import { type LabWords, labEnglish } from '../words.en.ts';
import type { ReportAbout } from './data.ts';
import { filledWith } from './fill.ts';
import {
  differenceText,
  figureText,
  groupsOf,
  intervalText,
  metricPart,
  metricWordsOf,
  neverChosen,
  widestChange,
} from './format.ts';
import { barPlot, changeMark, curvePlot, distributionPlot, type VersionNames } from './plots.ts';
import { replayLines } from './replay-lines.ts';
import { escaped, PLOT_STYLE } from './svg.ts';

const STYLE = `:root{color-scheme:light dark;--paper:#fdf8ec;--ink:#251c12;--soft:#5c503d;--line:#dccfb2;--good:#1f7044}
@media (prefers-color-scheme:dark){:root{--paper:#29231d;--ink:#f1e8d6;--soft:#b3a790;--line:#3d352a;--good:#7fd0a0}}
body{font:15px/1.5 Figtree,system-ui,sans-serif;background:var(--paper);color:var(--ink);max-width:60rem;margin:0 auto;padding:1.25rem}
h1,h2,h3{font-family:Fraunces,Georgia,serif;font-weight:600;letter-spacing:-.01em}h1{font-size:1.6rem}h2{margin-top:2.2rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}td,th{padding:.25rem .6rem;border-bottom:1px solid var(--line);text-align:right;vertical-align:top}
th:first-child,td:first-child{text-align:left}td.part{padding-left:1.6rem}.soft{color:var(--soft)}.flag{color:var(--good);font-weight:700}
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1rem}.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(18rem,1fr));gap:1rem}
.scroll{overflow-x:auto}pre{white-space:pre-wrap;background:rgb(0 0 0/.06);padding:.75rem;border-radius:8px}ol{padding-left:1.4rem}summary{cursor:pointer;padding:.4rem 0}`;

const tag = (name: string, content: string, attributes = ''): string => `<${name}${attributes}>${content}</${name}>`;
const page = (lang: string, title: string, ...parts: readonly string[]): string =>
  `<!doctype html>\n<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}${PLOT_STYLE}</style></head><body>\n${parts.join('\n')}\n</body></html>\n`;

/** The changes in words: "missedBid is minus instead of zero". */
export function changesInWords({ study }: StudyResults, game: Game, { report }: LabWords): string {
  if (study.relearned) return report.relearned;
  const list = Object.entries(study.changes).map(([id, value]) =>
    filledWith(report.is, { id, value, before: settingIn(game, study.players, study.base, id) }),
  );
  return list.join(report.and) || report.nothing;
}

/** The names of both versions in plots and tables. */
export const versionNames = ({ study }: StudyResults, words: LabWords): VersionNames => ({
  before: study.relearned ? words.habits : words.before,
  after: study.relearned ? words.relearned : words.after,
});

/** A report. @example writeFileSync('report.html', studyReport(results, { game, rules, command, shown })) */
export function studyReport(
  results: StudyResults,
  about: ReportAbout,
  words: LabWords = labEnglish,
  lang = 'en',
): string {
  const { report } = words;
  const { study } = results;
  const what = changesInWords(results, about.game, words);
  const title = filledWith(report.title, { game: about.game.name, what });
  const deals = filledWith(study.unit === 'games' ? report.games : report.deals, { n: results.deals });
  return page(
    lang,
    title,
    tag('h1', escaped(title)),
    tag('p', escaped(filledWith(report.question, { what }))),
    tag('p', escaped(filledWith(report.lead, { deals, players: study.players, level: study.level }))),
    tag('p', tag('strong', escaped(summaryOf(results, about.rules, words)))),
    tag(
      'div',
      studyPlots(results, about.rules, words)
        .map(({ svg }) => tag('figure', svg, ' style="margin:0"'))
        .join(''),
      ' class="plots"',
    ),
    tag('h2', escaped(report.figures)),
    tag('div', figuresTable(results, about.rules, words), ' class="scroll"'),
    relearnedPart(about, words),
    actsPart(results, words),
    shownPart(results, about, words),
    methodPart(results, about, words),
    tag('h2', escaped(report.definitions)),
    tag(
      'dl',
      groupsOf(results.results())
        .map(({ kind }) => definition(words, kind))
        .join(''),
    ),
  );
}

/** The players of old next to those who have learned, both under the changed rule. */
function relearnedPart({ relearned, rules: [, changed] }: ReportAbout, words: LabWords): string {
  if (!relearned) return '';
  const { report } = words;
  const rules: RulePair = [changed, changed];
  return [
    tag('h2', escaped(report.relearnedTitle)),
    tag('p', escaped(report.relearnedLead)),
    tag('p', tag('strong', escaped(summaryOf(relearned, rules, words)))),
    tag('div', figuresTable(relearned, rules, words), ' class="scroll"'),
  ].join('');
}

const definition = (words: LabWords, kind: string): string => {
  const { name, definition: text } = metricWordsOf(words, kind);
  return `${tag('dt', tag('strong', escaped(name)))}${tag('dd', escaped(text))}`;
};

/** What changed beyond chance, in a sentence. */
export function summaryOf(results: StudyResults, rules: RulePair, words: LabWords): string {
  const { report } = words;
  const all = results.results();
  const flagged = all.filter((each) => each.flagged);
  if (flagged.length === 0) return report.unflagged;
  const list = flagged.map(({ metric, change }) =>
    [
      metricWordsOf(words, metric.kind).name,
      metricPart(metric, rules[0], words),
      differenceText(metric.measure, change),
    ]
      .filter(Boolean)
      .join(' '),
  );
  return filledWith(report.flagged, { n: flagged.length, all: all.length, list: list.join('; ') });
}

/** A plot with its name, to show and to save. */
export interface NamedPlot {
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

/** Bars for the figures of sides and places, and the distributions of all deals. */
export function studyPlots(results: StudyResults, rules: RulePair, words: LabWords): NamedPlot[] {
  const names = versionNames(results, words);
  const groups = groupsOf(results.results());
  const bars = groups
    .filter(({ results: list }) => list.length > 1)
    .map(({ kind, results: list }) => {
      const { name } = metricWordsOf(words, kind);
      const pairs = list.map(({ metric, before, after }) => ({
        name: metricPart(metric, rules[0], words),
        before,
        after,
      }));
      return { id: kind, name, svg: barPlot(name, list[0].metric.measure, pairs, names) };
    });
  const spreads = results.metrics.flatMap((metric) => {
    const both = metric.spread && (metric.of ?? 0) === 0 ? results.histogram(metric.id) : null;
    if (both === null || new Set(both.flat().map(([value]) => value)).size < 2) return [];
    const name = [metricWordsOf(words, metric.kind).name, metricPart(metric, rules[0], words)]
      .filter(Boolean)
      .join(', ');
    return [{ id: `${metric.id}.spread`, name, svg: distributionPlot(name, both, names) }];
  });
  return [...bars, ...spreads];
}

/** All figures with their changes, as an HTML table. */
export function figuresTable(results: StudyResults, rules: RulePair, words: LabWords): string {
  const { report } = words;
  const { before, after } = versionNames(results, words);
  const head = [report.figure, before, after, words.change, report.interval, report.beyond]
    .map((text) => tag('th', escaped(text)))
    .join('');
  const rows = groupsOf(results.results()).flatMap(({ kind, results: list }) => {
    const { name } = metricWordsOf(words, kind);
    const widest = widestChange(list);
    const rowsOfKind = list.map(({ metric, before: old, after: now, change, flagged }) => {
      const part = metricPart(metric, rules[0], words);
      const cells = [
        tag('td', escaped(part || name), part ? ' class="part"' : ''),
        tag('td', intervalText(metric.measure, old)),
        tag('td', intervalText(metric.measure, now)),
        tag('td', differenceText(metric.measure, change)),
        tag('td', changeMark(change, widest, differenceText(metric.measure, change))),
        tag('td', flagged ? '✓' : '', ' class="flag"'),
      ];
      return tag('tr', cells.join(''));
    });
    return list.length > 1 ? [tag('tr', tag('td', escaped(name), ' colspan="6"')), ...rowsOfKind] : rowsOfKind;
  });
  return tag('table', `${tag('thead', tag('tr', head))}${tag('tbody', rows.join(''))}`);
}

/** The acts outside the tricks, and those nobody chose, as HTML. */
export function actsPart(results: StudyResults, words: LabWords): string {
  const { report } = words;
  const acts = results.acts();
  if (acts.length === 0) return '';
  const { before, after } = versionNames(results, words);
  const head = [report.act, `${before}: ${report.chosen}`, `${after}: ${report.chosen}`];
  const share = (chosen: number, offered: number): string =>
    offered === 0 ? '–' : `${chosen} / ${offered} = ${figureText('share', chosen / offered)}`;
  const rows = acts.map(({ label, offered, chosen }) =>
    tag(
      'tr',
      [label, share(chosen[0], offered[0]), share(chosen[1], offered[1])]
        .map((text) => tag('td', escaped(text)))
        .join(''),
    ),
  );
  const [old, now] = [neverChosen(acts, 0), neverChosen(acts, 1)].map((list) => list.join(', ') || report.none);
  const never = tag('p', escaped(filledWith(report.never, { before: old, after: now })));
  const table = tag(
    'table',
    tag('thead', tag('tr', head.map((text) => tag('th', escaped(text))).join(''))) + tag('tbody', rows.join('')),
  );
  return `${tag('h2', escaped(report.acts))}${never}${tag('div', table, ' class="scroll"')}`;
}

function shownPart(results: StudyResults, { shown }: ReportAbout, words: LabWords): string {
  if (shown.length === 0) return '';
  const { before, after } = versionNames(results, words);
  const side = (name: string, lines: readonly string[]): string =>
    tag('div', tag('h3', escaped(name)) + tag('ol', lines.map((line) => tag('li', escaped(line))).join('')));
  const deals = shown.map(({ deal, by, records }) => {
    const [old, now] = records.map((record) => replayLines(record, words));
    const json = records.map((record) => record.map((line) => JSON.stringify(line)).join('\n')).join('\n');
    return tag(
      'details',
      tag('summary', escaped(filledWith(words.report.deal, { n: deal, by }))) +
        tag('div', side(before, old) + side(after, now), ' class="sides"') +
        tag('details', `${tag('summary', 'JSON Lines')}${tag('pre', escaped(json))}`),
    );
  });
  return `${tag('h2', escaped(words.report.shown))}${deals.join('')}`;
}

/** How the figures came about, in sentences. */
export function methodSentences(results: StudyResults, { report }: LabWords): string[] {
  const { pilot, shared, different, unfinished, metrics } = results;
  const [before, after] = unfinished;
  return [
    ...(pilot
      ? [
          filledWith(report.pilot, {
            factor: Number.isFinite(pilot.factor) ? pilot.factor.toFixed(2) : '∞',
            how: pilot.paired ? report.shared : report.fresh,
          }),
        ]
      : []),
    ...(shared > 0 ? [filledWith(report.different, { shared, different })] : []),
    ...(before + after > 0 ? [filledWith(report.unfinished, { before, after })] : []),
    filledWith(report.methodText, { n: metrics.length }),
  ];
}

function methodPart(results: StudyResults, { command }: ReportAbout, words: LabWords): string {
  const sentences = methodSentences(results, words).map((text) => tag('p', escaped(text)));
  return [
    tag('h2', escaped(words.report.method)),
    ...sentences,
    tag('p', escaped(`${words.report.again}:`)),
    tag('pre', escaped(command)),
  ].join('');
}

/** The curves of a sweep: of what moved, or of the wins if nothing did. */
export function sweepPlots(points: readonly SweepPoint[], rules: RulePair, words: LabWords): NamedPlot[] {
  const all = points.map(({ value, results }) => ({ value, list: results.results() }));
  const metrics = points[0]?.results.metrics ?? [];
  const moved = metrics.filter((_, m) => all.some(({ list }) => list[m].flagged));
  return (moved.length > 0 ? moved : metrics.filter(({ kind }) => kind === 'wins')).map((metric) => {
    const at = metrics.indexOf(metric);
    const name = [metricWordsOf(words, metric.kind).name, metricPart(metric, rules[0], words)]
      .filter(Boolean)
      .join(', ');
    const curve = all.map(({ value, list }) => ({ name: String(value), figure: list[at].after }));
    const svg = curvePlot(name, metric.measure, curve, all[0].list[at].before.mean, {
      before: words.before,
      after: words.after,
    });
    return { id: metric.id, name, svg };
  });
}

export interface SweepAbout {
  readonly id: string;
  readonly command: string;
  readonly rules: RulePair;
  readonly game: Game;
}

/** The report of a sweep. */
export function sweepReport(
  points: readonly SweepPoint[],
  { id, command, rules, game }: SweepAbout,
  words: LabWords = labEnglish,
  lang = 'en',
): string {
  const { report } = words;
  const ends: readonly Json[] = [points[0]?.value ?? null, points.at(-1)?.value ?? null];
  const title = filledWith(report.sweepTitle, { game: game.name, id, low: ends[0], high: ends[1] });
  const method = points.length > 0 ? methodSentences(points[0].results, words).at(-1) : '';
  return page(
    lang,
    title,
    tag('h1', escaped(title)),
    tag('p', escaped(report.sweepLead)),
    tag(
      'div',
      sweepPlots(points, rules, words)
        .map(({ svg }) => tag('figure', svg, ' style="margin:0"'))
        .join(''),
      ' class="plots"',
    ),
    tag('h2', escaped(report.method)),
    tag('p', escaped(method ?? '')),
    tag('p', escaped(`${report.again}:`)),
    tag('pre', escaped(command)),
  );
}
