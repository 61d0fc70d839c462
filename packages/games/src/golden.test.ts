import { readFileSync } from 'node:fs';
import { type Line, Match, Verifier } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { gameOf } from './index.ts';
import { GOLDEN, goldenLines, playOf, written } from './testing/golden.ts';

describe.each(Object.keys(GOLDEN))('%s/golden.jsonl', (id) => {
  const file = `${id}/golden.jsonl`;
  const read = (): Line[] =>
    readFileSync(new URL(file, import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Line);

  // After a change of the rules or of the seeds: npx vitest run packages/games -u, and read what has changed.
  test('its seed gives it again', async () => {
    await expect(written(goldenLines(id))).toMatchFileSnapshot(file);
  });

  test('a verifier finds nothing wrong with it', () => {
    const verifier = new Verifier(gameOf);
    for (const line of read()) expect(verifier.line(line)).toBeNull();
    expect(verifier.end()).toBeNull();
    expect(verifier.acts).toBe(read().filter(({ ev }) => ev === 'act').length);
  });

  test('its acts, done again, give the same lines', () => {
    const [first, ...lines] = read();
    const { game, options, seats, seed } = first as unknown as Record<string, never>;
    const again: Line[] = [];
    const match = new Match(playOf(game, (seats as string[]).length, options), (line) => again.push(line));
    match.start(seats, seed);
    for (const line of lines) {
      const { ev, seat, ...act } = line;
      if (ev === 'deal' || ev === 'setup' || ev === 'roll') match.take(line);
      if (ev === 'act') expect(match.act(seat as number, act)).toBeNull();
    }
    expect(again).toEqual([first, ...lines]);
  });
});
