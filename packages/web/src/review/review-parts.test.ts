/** Two workers that share the parts of a game make the same review as one, byte for byte. */
import { readFileSync } from 'node:fs';
import { type Line, parseLine } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import '@followsuit/games/bots';
import { finishedGame, type MomentReview, Reviewer, reportOf } from '@followsuit/review';
import { expect, test } from 'vitest';
import { ReviewParts } from './review-parts.ts';

const record = readFileSync(new URL('../../../../e2e/records/review.jsonl', import.meta.url), 'utf8');
const lines = record
  .trim()
  .split('\n')
  .map((text) => parseLine(text) as Line);

test('parts in any order make the same report', async () => {
  const game = finishedGame(lines, gameOf);
  if ('why' in game) throw new Error(game.why);
  const settings = { depth: 'quick', seed: '1' } as const;
  const depth = { worlds: 4, most: 8, playouts: 2, candidates: 3 };
  const [one, two, alone] = [1, 2, 3].map(() => new Reviewer(game, { ...settings, depth }));
  const all = game.moments.length;
  const whole = [...alone.run(0, all)];
  // Some moments were reviewed before the page was left.
  const parts = new ReviewParts(whole.slice(0, 7), all);
  const late: (readonly MomentReview[])[] = [];
  for (let turn = 0; ; turn++) {
    const part = parts.take();
    if (part === null) break;
    const done = [...(turn % 2 ? two : one).run(part.first, part.last)];
    // Every other part arrives late, after later ones.
    if (turn % 2) late.unshift(done);
    else parts.add(done);
  }
  expect(parts.reviewed.length).toBeLessThan(all);
  expect(parts.share).toBeLessThan(1);
  for (const part of late) parts.add(part);
  await parts.ended;
  expect(parts.share).toBe(1);
  const report = (reviewer: Reviewer, reviewed: readonly MomentReview[]): string =>
    JSON.stringify(reportOf(game, reviewer.prior(), reviewed, settings));
  expect(report(one, parts.reviewed)).toBe(report(alone, whole));
});

test('a worker that fails ends the review', async () => {
  const parts = new ReviewParts([], 9);
  parts.take();
  parts.add(null);
  await expect(parts.ended).rejects.toThrow();
});
