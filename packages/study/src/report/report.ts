/** Reports to send: one HTML file without external links. */
import type { RulePair } from '../chunk.ts';
import type { StudyResults } from '../results.ts';
import { isNarrow, widestWins } from '../run.ts';
import { FEWEST_DEALS } from '../statistics/sequence.ts';
import { type LabWords, labEnglish } from '../words.en.ts';
import type { ReportAbout } from './data.ts';
import { filledWith } from './fill.ts';
import {
  dealsNote,
  differenceText,
  figureText,
  groupsOf,
  intervalText,
  levelText,
  metricPart,
  metricWordsOf,
  neverChosen,
  widestChange,
} from './format.ts';
import { page, tag } from './html.ts';
import { barPlot, changeMark, distributionPlot, type VersionNames } from './plots.ts';
import { relearnedPart } from './relearned-part.ts';
import { dealtHands, type ReplayLine, replayLines } from './replay-lines.ts';
import {
  actKindText,
  changedSentences,
  changesInWords,
  plainSettings,
  type SettingWords,
  settingsInWords,
  variantsOf,
} from './setting-words.ts';
import { escaped } from './svg.ts';

/** The names of both versions in plots and tables. */
export const versionNames = ({ before, after }: LabWords): VersionNames => ({ before, after });

/** A report. @example writeFileSync('report.html', studyReport(results, { game, rules, command, shown })) */
export function studyReport(
  results: StudyResults,
  about: ReportAbout,
  words: LabWords = labEnglish,
  lang = 'en',
): string {
  const { report } = words;
  const { study } = results;
  const { game, rules, settings = plainSettings } = about;
  const what = changesInWords(study, game, words, settings);
  const title = filledWith(report.title, { game: game.name, what });
  const deals = filledWith(study.unit === 'games' ? report.games : report.deals, { n: results.deals });
  return page(
    lang,
    title,
    tag('h1', escaped(title)),
    tag('p', tag('em', escaped(about.question || filledWith(report.question, { what })))),
    tag(
      'p',
      escaped(
        filledWith(report.lead, { deals, players: study.players, level: levelText(words, study.level) }) +
          dealsNote(words, study.unit),
      ),
    ),
    setupPart(results, about, words),
    tag('p', tag('strong', escaped(summaryOf(results, rules, words)))),
    ...widthSentences(results, about.width, words).map((text) => tag('p', escaped(text))),
    tag(
      'div',
      studyPlots(results, rules, words)
        .map(({ svg }) => tag('figure', svg, ' style="margin:0"'))
        .join(''),
      ' class="plots"',
    ),
    tag('h2', escaped(report.figures)),
    tag('div', figuresTable(results, rules, words), ' class="scroll"'),
    about.relearned ? relearnedPart(results, about.relearned, rules, words) : '',
    actsPart(results, words, settings),
    shownPart(results, about, words),
    methodPart(results, about, words),
    definitionsPart(results, words),
  );
}

/** What is compared: the changed rules, what is the same in both versions, and the variants by name and hash. */
function setupPart(
  { study }: StudyResults,
  { game, rules, settings = plainSettings }: ReportAbout,
  words: LabWords,
): string {
  const { report } = words;
  const changed = changedSentences(study, game, words, settings).map((text) => tag('li', escaped(text)));
  const list = Object.keys(study.base).length === 0 ? '' : settingsInWords(study.base, settings);
  const [before, after] = variantsOf(game, rules).map((variant, i) =>
    variant
      ? tag('p', escaped(filledWith(i === 0 ? report.variantBefore : report.variant, { ...variant })), ' class="soft"')
      : '',
  );
  return [
    changed.length === 0 ? '' : tag('ul', changed.join('')),
    list && tag('p', escaped(filledWith(report.fixed, { list }))),
    before,
    after,
  ].join('');
}

/** What the figures mean. */
export function definitionsPart(results: StudyResults, words: LabWords): string {
  const kinds = groupsOf(results.results()).map(({ kind }) => definition(words, kind));
  return tag('h2', escaped(words.report.definitions)) + tag('dl', kinds.join(''));
}

const definition = (words: LabWords, kind: string): string => {
  const { name, definition: text } = metricWordsOf(words, kind);
  return `${tag('dt', tag('strong', escaped(name)))}${tag('dd', escaped(text))}`;
};

/** What changed by more than luck explains, in a sentence. */
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

/** Says that all deals were played and the intervals of the wins are still wider than they should be; nothing if not. */
export function widthSentences(results: StudyResults, width = 0, { report }: LabWords): string[] {
  const { deals, study } = results;
  if (width === 0 || deals < study.deals || isNarrow(results, width)) return [];
  const [asked, reached] = [width, widestWins(results)].map((n) => figureText('share', n));
  return [filledWith(deals < FEWEST_DEALS ? report.tooFew : report.tooWide, { n: deals, width: asked, reached })];
}

/** A plot with its name, to show and to save. */
export interface NamedPlot {
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

/** Bars for the figures of sides and places, and the distributions of all deals. */
export function studyPlots(results: StudyResults, rules: RulePair, words: LabWords): NamedPlot[] {
  const names = versionNames(words);
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
    const both = metric.spread ? results.histogram(metric.id) : null;
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
  const { before, after } = versionNames(words);
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
export function actsPart(results: StudyResults, words: LabWords, settings: SettingWords = plainSettings): string {
  const { report } = words;
  const acts = results.acts();
  if (acts.length === 0) return '';
  const { before, after } = versionNames(words);
  const said = (label: string): string => actKindText(label, words, settings);
  const head = [
    report.act,
    ...[report.chosen, report.made].flatMap((what) => [`${before}: ${what}`, `${after}: ${what}`]),
  ];
  const share = (chosen: number, offered: number): string =>
    offered === 0 ? '–' : `${chosen} / ${offered} = ${figureText('share', chosen / offered)}`;
  const rows = acts.map(({ label, offered, chosen, played, made }) =>
    tag(
      'tr',
      [said(label), ...[0, 1].map((i) => share(chosen[i], offered[i])), ...[0, 1].map((i) => share(made[i], played[i]))]
        .map((text) => tag('td', escaped(text)))
        .join(''),
    ),
  );
  const [old, now] = [neverChosen(acts, 0), neverChosen(acts, 1)].map(
    (list) => list.map(said).join(', ') || report.none,
  );
  const never = tag('p', escaped(filledWith(report.never, { before: old, after: now })));
  const table = tag(
    'table',
    tag('thead', tag('tr', head.map((text) => tag('th', escaped(text))).join(''))) + tag('tbody', rows.join('')),
  );
  return `${tag('h2', escaped(report.acts))}${never}${tag('div', table, ' class="scroll"')}`;
}

/** Why there are fewer deals to show than were played, if so. */
export function shownSentences({ deals, shared }: StudyResults, { report }: LabWords): string[] {
  if (shared === deals) return [];
  return [shared === 0 ? report.shownNone : filledWith(report.shownOf, { shared })];
}

function shownPart(
  results: StudyResults,
  { shown, rules, settings = plainSettings }: ReportAbout,
  words: LabWords,
): string {
  const { report } = words;
  const { before, after } = versionNames(words);
  const names = [before, after];
  const why = shownSentences(results, words).map((text) => tag('p', escaped(text)));
  if (shown.length === 0 && why.length === 0) return '';
  const replay = { words, settings, deck: rules[0].design.deck };
  const item = ({ text, isParting }: ReplayLine): string =>
    tag('li', isParting ? `${tag('mark', escaped(text))} ${tag('em', escaped(`◂ ${report.parting}`))}` : escaped(text));
  const deals = shown.map(({ deal, by, records }) => {
    const sides = records.map((record, i) =>
      tag(
        'div',
        tag('h3', escaped(names[i])) +
          tag(
            'ol',
            replayLines(record, records[1 - i], replay)
              .map(item)
              .join(''),
          ),
      ),
    );
    const hands = dealtHands(records[0], replay).map((text) => tag('li', escaped(text)));
    const json = records.map((record) => record.map((line) => JSON.stringify(line)).join('\n')).join('\n');
    return tag(
      'details',
      tag('summary', escaped(filledWith(report.deal, { n: deal, by }))) +
        tag('ul', hands.join('')) +
        tag('div', sides.join(''), ' class="sides"') +
        tag('details', `${tag('summary', 'JSON Lines')}${tag('pre', escaped(json))}`),
    );
  });
  return [tag('h2', escaped(report.shown)), ...why, ...deals].join('');
}

/** How the figures came about, in sentences. */
export function methodSentences(results: StudyResults, { report }: LabWords): string[] {
  const { pilot, shared, different, unfinished, metrics, comparisons } = results;
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
    ...(results.study.budget && 'ms' in results.study.budget ? [report.byClock] : []),
    ...(comparisons > 1 ? [filledWith(report.family, { n: metrics.length, values: comparisons })] : []),
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
