import { expect, it } from 'vitest';
import { recordsOf } from '../play/replay.ts';
import { runHere, runStudy } from '../run.ts';
import type { Study } from '../study.ts';
import { runSweep } from '../sweep.ts';
import { smallGame } from '../testing/small-game.ts';
import { rulesOfStudy } from '../versions.ts';
import { labGerman } from '../words.de.ts';
import { studyCommand } from './command.ts';
import { studyAsCsv } from './data.ts';
import { studyPlots, studyReport, sweepReport } from './report.ts';
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
    const html = studyReport(results, { game: smallGame, rules, command, shown }, words, lang);
    expect(html).not.toMatch(/\b(src|href|url)\s*[=(]/);
    expect(html).toContain('--seed &#39;a &lt;b&gt;&#39;'.replaceAll('&#39;', "'"));
    expect(html.match(/<svg /g)?.length).toBeGreaterThan(results.metrics.length / 2);
    expect(html).not.toMatch(/NaN|undefined|Infinity|\{\w+\}(?![^<]*<\/style>)/);
    expect(html.match(/<details>/g)?.length).toBe(2 * shown.length);
  }
  expect(results.result('score.0').flagged || results.result('score.1').flagged).toBe(true);
  expect(studyAsCsv(results).trim().split('\n')).toHaveLength(results.metrics.length + 1);
  for (const { svg } of studyPlots(results, rules, labGerman))
    expect(standaloneSvg(svg)).toMatch(/^<svg .*<style>.*<\/svg>$/s);
});

it('draws a curve for each figure that a sweep moves', async () => {
  const points = await runSweep(smallGame, { ...study, changes: {} }, 'bonus', [0, 2, 4], (one, chunks, take) =>
    runHere(rulesOfStudy(smallGame, one))(one, chunks, take),
  );
  const html = sweepReport(points, { id: 'bonus', command: '', rules, game: smallGame });
  const [low, , high] = points.map(({ results }) => results.result('score.0').after.mean);
  expect(high).toBeGreaterThan(low);
  expect(html).toContain('class="curve"');
  expect(html).not.toMatch(/NaN|undefined/);
});
