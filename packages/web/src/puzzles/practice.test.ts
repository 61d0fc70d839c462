/** Which mistakes are left to practise. */
import { expect, it } from 'vitest';
import type { PracticeItem, StoredGame } from '../review/review-store.ts';
import { afterAnswer, leftToPractise } from './practice.ts';

const item = (line: number, loss: number, right: number): PracticeItem => ({
  line,
  loss,
  right,
  puzzle: { id: `p${line}`, seat: 0, kind: 'lead', choices: [], tempting: 1, reason: null },
});
const game = (key: string, ...practice: PracticeItem[]): StoredGame => ({
  key,
  game: 'stones',
  when: 1,
  seat: 0,
  luck: 0,
  decisions: [],
  mistakes: [],
  place: `local/${key}`,
  lines: Array.from({ length: 9 }, (_, n) => ({ ev: 'act', n })),
  practice,
});

it('a mistake is done when it was right twice in a row', () => {
  expect([afterAnswer(0, true), afterAnswer(1, true), afterAnswer(1, false)]).toEqual([1, 2, 0]);
  const left = leftToPractise([
    game('a', item(3, 0.04, 1), item(5, 0.03, 2)),
    game('b', item(4, 0.03, 0), item(6, 0.05, 0)),
  ]);
  expect(left.map(({ key, item: { line } }) => `${key}${line}`)).toEqual(['b6', 'b4', 'a3']);
});

it('a mistake comes with the record up to it', () => {
  const [{ puzzle }] = leftToPractise([game('a', item(3, 0.04, 0))]);
  expect(puzzle.lines.map(({ n }) => n)).toEqual([0, 1, 2]);
});
