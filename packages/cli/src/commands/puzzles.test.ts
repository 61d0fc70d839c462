/** `followsuit puzzles`, as a person runs it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Puzzle } from '@followsuit/review';
import { expect, it } from 'vitest';
import { puzzleLines } from '../puzzles/puzzle-lines.ts';
import { followsuit, newFolder, refused } from '../testing/run.ts';

/** A puzzle that ships with a game. */
const [stored]: Puzzle[] = JSON.parse(
  readFileSync(new URL('../../../games/src/coralon/puzzles.json', import.meta.url), 'utf8'),
);

/** Its record, with one more act. */
const recorded = stored.lines.concat({ ev: 'act', seat: stored.seat, ...stored.choices[0].acts[0] });

it('finds the puzzle of a record again', () => {
  const file = join(newFolder(), 'game.jsonl');
  writeFileSync(file, recorded.map((line) => `${JSON.stringify(line)}\n`).join(''));
  const { code, out, err } = followsuit(['puzzles', file, '--json', '--seat', String(stored.seat)]);
  expect([code, err]).toEqual([0, '']);
  const found: Puzzle[] = out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(found.map(({ id }) => id)).toContain(stored.id);
});

it('shows the table as the seat sees it, and the solution apart from it', async () => {
  const { asked, solved } = await puzzleLines(stored, 1);
  expect(asked[0]).toMatch(/^Puzzle 1: \w+ is to act \(.+\), \d+ choices$/);
  const [, deal] = stored.lines;
  const own = (deal.hands as string[][])[stored.seat];
  const text = asked.join('\n');
  const laid = stored.lines.flatMap(({ card }) => (typeof card === 'string' ? [card] : []));
  const hidden = (deal.hands as string[][]).flat().filter((card) => !own.includes(card) && !laid.includes(card));
  for (const card of hidden) expect(text).not.toMatch(new RegExp(`\\b${card}[^\\w]`));
  expect(solved.join('\n')).toMatch(/^Puzzle 1: .+\n +█{20} /);
});

it('says in a sentence what is wrong with a file', async () => {
  const file = join(newFolder(), 'bad.jsonl');
  writeFileSync(file, `${JSON.stringify(recorded[0])}\n${JSON.stringify(recorded[3])}\n`);
  const told = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await refused(['puzzles', ...args]);
    expect([code, out]).toEqual([2, '']);
    return err;
  };
  expect(await told(file)).toMatch(/bad\.jsonl:2: \S+: .+\n$/);
  expect(await told('nowhere.jsonl')).toMatch(/nowhere\.jsonl cannot be read/);
  expect(await told(file, '--limit', '0')).toMatch(/--limit/);
});
