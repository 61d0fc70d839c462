/** `followsuit review`, as a person runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReviewReport } from '@followsuit/review';
import { expect, it } from 'vitest';
import { reviewHtml } from '../review/html.ts';
import { gameNaming } from '../review/naming.ts';
import { gameIn } from '../review/record-file.ts';
import { reviewLines } from '../review/review-lines.ts';
import { followsuit, newFolder, refused } from '../testing/run.ts';

/** The record of a game of one hand, in a folder of its own. */
function recorded(target: number, ...more: string[]): { folder: string; file: string } {
  const folder = newFolder();
  const file = join(folder, 'game.jsonl');
  const game = ['simulate', 'coralon', '--players', '3', '--games', '1', '--bots', 'random'];
  expect(followsuit([...game, '--set', `target=${target}`, '--seed', '3', '--records', file, ...more])).toMatchObject({
    code: 0,
    err: '',
  });
  return { folder, file };
}

it('reviews a game: JSON that adds up, words, and a page without links', async () => {
  const { file } = recorded(10);
  const run = followsuit(['review', file, '--json']);
  expect(run).toMatchObject({ code: 0, err: '' });
  const report: ReviewReport = JSON.parse(run.out);
  expect(report.moments).toBe(report.of);
  for (const { chance } of report.seats) {
    const { prior, deal, own, partners, opponents, lay, result } = chance;
    expect(Math.abs(prior + deal + own + partners + opponents + lay - result)).toBeLessThan(1e-9);
  }
  const naming = await gameNaming(await gameIn(file, null), report.decisions);
  const text = reviewLines(report, naming, 1).join('\n');
  expect(text).toMatch(/random 1: Luck .*own decisions/);
  expect(text).toMatch(/← chosen/);
  expect(text).toMatch(/In points: .*expected.* ± \d+\.\d\s+own\s+decisions[^%]*result/s);
  expect(text).not.toContain('random 0: Luck');
  const html = reviewHtml(report, naming, null);
  expect(html).not.toMatch(/(?:href|src)=|https?:|url\(|@import/);
  expect(html).toContain('random 1');
  expect(html).toMatch(/own decisions<\/th><td>[^<]*% ± [^<]*%<\/td><td>[^<%]* ± \d+\.\d<\/td>/);
});

it('says in a sentence why there is nothing to review', async () => {
  const { file } = recorded(60, '--hands', '1');
  const told = async (...more: string[]): Promise<string> => {
    const { code, out, err } = await refused(['review', file, ...more]);
    expect([code, out]).toEqual([2, '']);
    return err;
  };
  expect(await told()).toMatch(/is not finished; it can be reviewed when it is over\.\n$/);
  expect(await told('--depth', 'deep')).toBe('--depth takes quick or full, not "deep".\n');
  const lines = readFileSync(file, 'utf8').split('\n');
  writeFileSync(file, [...lines.slice(0, 5), ...lines.slice(6)].join('\n'));
  expect(await told()).toMatch(/game\.jsonl:\d+: [A-Z]+-[A-Z]+-\d+: .*A damaged record cannot be reviewed\.\n$/);
  writeFileSync(file, lines[0].replace('"coralon"', '"nosuchgame"'));
  expect(await told()).toMatch(/these rules are unknown here/);
  writeFileSync(file, '{"ev":');
  expect(await told()).toMatch(/:1: .*not JSON/);
});
