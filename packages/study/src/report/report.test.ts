import { variantOf } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { findBalance } from '../balance.ts';
import { countDeals } from '../deal-count.ts';
import { metricsFor } from '../metrics/metrics.ts';
import { recordsOf } from '../play/replay.ts';
import { type ChunkRunner, runHere, runStudy } from '../run.ts';
import type { Study } from '../study.ts';
import { runSweep } from '../sweep.ts';
import { smallGame } from '../testing/small-game.ts';
import { rulesOfStudy } from '../versions.ts';
import { labGerman } from '../words.de.ts';
import { labEnglish } from '../words.en.ts';
import { studyCommand } from './command.ts';
import { studyAsCsv, sweepAsCsv } from './data.ts';
import { studyPlots, studyReport } from './report.ts';
import { balanceReport, sweepReport } from './series-report.ts';
import { plainSettings } from './setting-words.ts';
import { standaloneSvg } from './svg.ts';

const study: Study = {
  game: 'small',
  players: 2,
  base: {},
  changes: { bonus: 5 },
  level: 'random',
  weaker: 'random',
  unit: 'deals',
  deals: 250,
  seed: 'a <b>',
  pairing: 'auto',
};
const rules = rulesOfStudy(smallGame, study);

it('is one file without external links, with everything in it', async () => {
  const results = await runStudy(study, rules, runHere(rules));
  const command = studyCommand(study, []);
  expect(command).toBe("followsuit lab small --players 2 --change bonus=5 --bots random --deals 250 --seed 'a <b>'");
  const shown = results.changed.map(({ deal, by }) => ({ deal, by, records: recordsOf(study, rules, deal) }));
  for (const [words, lang] of [
    [undefined, 'en'],
    [labGerman, 'de'],
  ] as const) {
    const settings = {
      ...plainSettings,
      name: () => 'The bonus',
      sentence: (_id: string, value: unknown) => ({ text: `A bid is worth ${value} more.`, rule: 'SMALL-SCORE-1' }),
    };
    const about = { game: smallGame, rules, command, shown, settings };
    const html = studyReport(results, { ...about, question: 'Too <easy>?' }, words, lang);
    expect(html).toContain('Too &lt;easy&gt;?');
    expect(html).toMatch(/The bonus: 5 (instead of|statt) 0/);
    expect(html).toMatch(/A bid is worth 5 more \((until now|bisher): 0; SMALL-SCORE-1\)/);
    expect(html).toContain(variantOf(smallGame, 2, rules[1].options)?.hash);
    expect(studyReport(results, about, words, lang)).toMatch(/<em>[^<]*The bonus: 5/);
    expect(html).not.toMatch(/\b(src|href|url)\s*[=(]/);
    expect(html).toContain('--seed &#39;a &lt;b&gt;&#39;'.replaceAll('&#39;', "'"));
    expect(html.match(/<svg /g)?.length).toBeGreaterThan(results.metrics.length / 2);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\{\w+\}(?![^<]*<\/style>)/);
    expect(html.match(/<details>/g)?.length).toBe(2 * shown.length);
  }
  expect(results.result('score.0').flagged || results.result('score.1').flagged).toBe(true);
  const tables = studyAsCsv(results)
    .split('\n\n')
    .map((table) => table.trim().split('\n'));
  expect(tables.map(([head]) => head.split(',')[0])).toEqual(['metric', 'act', 'distribution']);
  expect(tables[0]).toHaveLength(results.metrics.length + 1);
  expect(tables[1].slice(1).map((row) => row.split(',')[0])).toEqual(['bid 1', 'bid 2', 'bid 3', 'pass']);
  const spread = tables[2].map((row) => row.split(',')).filter(([id]) => id === 'score.1');
  expect(spread.reduce((sum, row) => sum + Number(row[3]), 0)).toBe(250);
  // Every side has its distribution.
  const ids = studyPlots(results, rules, labGerman).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['score.0.spread', 'score.1.spread']));
  for (const { svg } of studyPlots(results, rules, labGerman))
    expect(standaloneSvg(svg)).toMatch(/^<svg .*<style>.*<\/svg>$/s);
});

const runFor: ChunkRunner = (one, chunks, take) => runHere(rulesOfStudy(smallGame, one))(one, chunks, take);

it('draws a curve for each figure that a sweep moves', async () => {
  const points = await runSweep(smallGame, { ...study, changes: {} }, 'bonus', [0, 2, 4], runFor);
  const html = sweepReport(points, { id: 'bonus', study, command: '', rules, game: smallGame });
  const [low, , high] = points.map(({ results }) => results.result('score.0').after.mean);
  expect(high).toBeGreaterThan(low);
  expect(html).toContain('class="curve"');
  expect(html).not.toMatch(/NaN|undefined/);
  expect(html).toMatch(/<li>4: [^<]*<\/li>/);
  expect(html).toContain(variantOf(smallGame, 2, { hands: 3, bonus: 4 })?.hash);
  expect(html).toContain(labEnglish.metrics.gap.definition);
  expect(
    sweepAsCsv(points)
      .split('\n\n')
      .map((table) => table.split(',')[1]),
  ).toEqual(['metric', 'act', 'distribution']);
  // Three values are three chances to err: the p-values are three times those of one study.
  const p = async (values: readonly number[]): Promise<number> => {
    const [{ results }] = await runSweep(smallGame, { ...study, changes: {}, deals: 60 }, 'bonus', values, runFor);
    return results.result('score.0').p;
  };
  const one = await p([1]);
  expect(one).toBeLessThan(0.33);
  expect(await p([1, 2, 3])).toBeCloseTo(3 * one, 12);
  expect(html).toContain(`${points[0].results.metrics.length} figures for each of 3 values`);
});

it('reports what balances a figure, with the target as a level', async () => {
  const balance = { id: 'bonus', low: 0, high: 5, metric: 'score.0', target: 3 };
  const count = countDeals(runFor, 500);
  const answer = await findBalance(smallGame, { ...study, changes: {} }, balance, count.run, { signal: count });
  expect(count.deals).toBe(500);
  const [metric] = points0(balance.metric);
  const html = balanceReport(answer as NonNullable<typeof answer>, balance, metric, {
    ...{ game: smallGame, study, rules, command: 'again', question: 'Which bonus?' },
  });
  expect(html).toContain('class="level"');
  expect(html).toContain('<em>Which bonus?</em>');
  expect(html).toContain('bonus: 5');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
});

const points0 = (id: string) => metricsFor(rules[0], 'deals').filter((metric) => metric.id === id);
