/** The effect of a rule on players of old habits next to that on players who have trained, as a part of reports and pages. */
import type { RulePair } from '../chunk.ts';
import { type EffectPair, effectPairs, type Relearned } from '../relearned.ts';
import type { StudyResults } from '../results.ts';
import type { LabWords } from '../words.en.ts';
import { filledWith } from './fill.ts';
import { differenceText, metricPart, metricWordsOf } from './format.ts';
import { tag } from './html.ts';
import { escaped } from './svg.ts';

/** Whether the rule acts differently on the two kinds of players, as far as can be said. */
const isSplit = ({ verdict }: EffectPair): boolean =>
  verdict === 'reversed' || verdict === 'onlyHabits' || verdict === 'onlyRelearned';

const nameOf = ({ metric }: EffectPair, rules: RulePair, words: LabWords): string =>
  [metricWordsOf(words, metric.kind).name, metricPart(metric, rules[0], words)].filter(Boolean).join(', ');

/** Where both differ, and whether the players have learned anything, in sentences. */
export function relearnedSentences(
  habits: StudyResults,
  relearned: Relearned,
  rules: RulePair,
  words: LabWords,
): string[] {
  const { report } = words;
  const pairs = effectPairs(habits, relearned);
  const split = pairs.filter(isSplit);
  const luck = pairs.filter(({ verdict }) => verdict === 'luck');
  const list = (some: readonly EffectPair[], text: (pair: EffectPair) => string): string => some.map(text).join('; ');
  const named = (pair: EffectPair): string => nameOf(pair, rules, words);
  const hasLearned = relearned.runs.every(({ gain: { mean, error } }) => mean > error);
  const count = { all: pairs.length, runs: relearned.runs.length };
  return [
    split.length === 0
      ? report.relearnedAgree
      : filledWith(report.relearnedDiffer, {
          ...count,
          n: split.length,
          list: list(split, (pair) => `${named(pair)} (${report.verdicts[pair.verdict]})`),
        }),
    ...(luck.length === 0
      ? []
      : [filledWith(report.relearnedLuck, { ...count, n: luck.length, list: list(luck, named) })]),
    filledWith(hasLearned ? report.relearnedGain : report.relearnedNoGain, { n: relearned.runs[0].gain.deals }),
  ];
}

/** A row for each figure: both effects with their intervals, and for whom they are beyond chance. */
export const relearnedRows = (
  habits: StudyResults,
  relearned: Relearned,
  rules: RulePair,
  words: LabWords,
): string[][] =>
  effectPairs(habits, relearned).map((pair) => [
    nameOf(pair, rules, words),
    ...[pair.habits, ...pair.relearned].map((effect) => differenceText(pair.metric.measure, effect)),
    words.report.verdicts[pair.verdict],
  ]);

/** The names of the columns. */
export const relearnedHead = ({ runs }: Relearned, { report, habits, relearned }: LabWords): string[] => [
  report.figure,
  habits,
  ...runs.map((_, i) => `${relearned} ${i + 1}`),
  report.beyond,
];

/** Both effects as an HTML table. */
export function relearnedTable(habits: StudyResults, relearned: Relearned, rules: RulePair, words: LabWords): string {
  const cells = (name: string, row: readonly string[]): string =>
    tag('tr', row.map((text) => tag(name, escaped(text))).join(''));
  const head = cells('th', relearnedHead(relearned, words));
  const body = relearnedRows(habits, relearned, rules, words).map((row) => cells('td', row));
  return tag('table', tag('thead', head) + tag('tbody', body.join('')));
}

/** The whole part of a report. */
export function relearnedPart(habits: StudyResults, relearned: Relearned, rules: RulePair, words: LabWords): string {
  const { report } = words;
  return [
    tag('h2', escaped(report.relearnedTitle)),
    tag('p', escaped(report.relearnedLead)),
    ...relearnedSentences(habits, relearned, rules, words).map((text) => tag('p', tag('strong', escaped(text)))),
    tag('div', relearnedTable(habits, relearned, rules, words), ' class="scroll"'),
  ].join('');
}
