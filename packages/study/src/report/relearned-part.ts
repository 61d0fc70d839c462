/** The effect of a rule on players of old habits next to that on players who have trained, as a part of reports and pages. */
import type { RulePair } from '../chunk.ts';
import { type EffectPair, effectPairs, type Relearned } from '../relearned.ts';
import type { StudyResults } from '../results.ts';
import type { LabWords } from '../words.en.ts';
import { filledWith } from './fill.ts';
import { differenceText, metricPart, metricWordsOf } from './format.ts';
import { tag } from './html.ts';
import { escaped } from './svg.ts';

/** Whether the rule acts on both kinds of players alike, as far as can be said. */
const isSplit = ({ verdict }: EffectPair): boolean => verdict !== 'both' && verdict !== 'neither';

const nameOf = ({ metric }: EffectPair, rules: RulePair, words: LabWords): string =>
  [metricWordsOf(words, metric.kind).name, metricPart(metric, rules[0], words)].filter(Boolean).join(', ');

/** Where both differ, and whether the players have learned anything, in sentences. */
export function relearnedSentences(
  habits: StudyResults,
  { results, gain }: Relearned,
  rules: RulePair,
  words: LabWords,
): string[] {
  const { report } = words;
  const pairs = effectPairs(habits, results);
  const split = pairs.filter(isSplit);
  const list = split.map((pair) => `${nameOf(pair, rules, words)} (${report.verdicts[pair.verdict]})`).join('; ');
  return [
    split.length === 0
      ? report.relearnedAgree
      : filledWith(report.relearnedDiffer, { n: split.length, all: pairs.length, list }),
    filledWith(gain.mean > gain.error ? report.relearnedGain : report.relearnedNoGain, { n: gain.deals }),
  ];
}

/** A row for each figure: both effects with their intervals, and for whom they are beyond chance. */
export const relearnedRows = (
  habits: StudyResults,
  { results }: Relearned,
  rules: RulePair,
  words: LabWords,
): string[][] =>
  effectPairs(habits, results).map((pair) => [
    nameOf(pair, rules, words),
    differenceText(pair.metric.measure, pair.habits),
    differenceText(pair.metric.measure, pair.relearned),
    words.report.verdicts[pair.verdict],
  ]);

/** Both effects as an HTML table. */
export function relearnedTable(habits: StudyResults, relearned: Relearned, rules: RulePair, words: LabWords): string {
  const { report } = words;
  const cells = (name: string, row: readonly string[]): string =>
    tag('tr', row.map((text) => tag(name, escaped(text))).join(''));
  const head = cells('th', [report.figure, words.habits, words.relearned, report.beyond]);
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
