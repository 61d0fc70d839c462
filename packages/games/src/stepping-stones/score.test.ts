/** Stepping Stones: scores, records and whole games; the rest is in stepping-stones.test.ts. */
import type { Line } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { readPage } from '../pages.ts';
import { bare, linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { EMPTY, rows, SHEETS, scored, starter } from '../testing/stepping-stones-hands.ts';
import type { TestTable } from '../testing/table.ts';

const PAGE = 'stepping-stones';
const REDO = { redo: 'on' };

describe('score', () => {
  /** Three boxes as the page writes them; a dash is an empty one. */
  const boxesIn = (text: string): number[] => text.split(', ').map((n) => (n === '–' ? EMPTY : Number(n)));

  const examples = rowsOn(PAGE, 'row | tricks | points | why');
  test('the page has its rows', () => expect(examples).toHaveLength(6));
  for (const [row, tricks, points] of examples)
    for (const id of row === 'any' ? SHEETS.starter : [bare(row)])
      for (const last of [0, 1, 2])
        test(`${id}: ${tricks} gives ${points}, the last one played by seat ${last}`, () => {
          const place = SHEETS.starter.indexOf(id);
          const boxes = boxesIn(tricks);
          if (boxes[last] === EMPTY) return;
          const before = SHEETS.starter.map((_, i) =>
            i === place ? boxes.map((n, s) => (s === last ? EMPTY : n)) : [],
          );
          const line = scored(rows(starter(), ...before), last, id, boxes[last]);
          expect(line.delta).toEqual(points === 'none yet' ? [0, 0, 0] : numbersIn(points));
          expect(line).toMatchObject({
            declarer: last,
            contract: id,
            redo: false,
            tricks: boxes[last],
            best: boxes[last],
          });
        });

  const redos = rowsOn(PAGE, 'before | redo');
  test('the page has its redos', () => expect(redos).toHaveLength(5));
  for (const [before, redo, after, row, delta] of redos)
    test(`${before}, redo ${redo}: ${after}, ${delta}`, () => {
      const id = bare(before).split(' ')[0];
      const place = SHEETS.starter.indexOf(id);
      const [first, second, third] = numbersIn(before.replace(bare(before).split(' ')[0], ''));
      const seat = Number(/seat (\d)/.exec(before)?.[1] ?? 0);
      const boxes = before.includes('unfilled') ? [first] : [first, second, third];
      const t = rows(starter(REDO), ...SHEETS.starter.map((_, i) => (i === place ? boxes : [])));
      const line = scored(t, seat, id, Number(redo), true);
      expect(line).toMatchObject({ delta: numbersIn(delta), redo: true, tricks: Number(redo), best: Number(after) });
      expect(t.get('sheet', 12)[seat * 4 + place]).toBe(Number(after));
      if (row !== 'none yet') {
        const old = /\(([^)]*)\)/.exec(before)?.[1] ?? '3, 0, 0';
        expect(numbersIn(old).map((n, i) => n + numbersIn(delta)[i])).toEqual(numbersIn(row));
      }
    });
});

/** A game whose last box, that of seat 2 in the last row, is filled now. */
function ended(tricks: number[][], total: number[]): TestTable {
  const last = tricks[3][2];
  const t = rows(starter(), ...tricks.slice(0, 3), [tricks[3][0], tricks[3][1], EMPTY]).set('total', total);
  scored(t, 2, 'lose', last);
  return t;
}

describe('records', () => {
  test('the lines of the page', () => {
    const lines = linesOn(PAGE);
    const t = rows(starter(REDO), [], [], [], [1, 5, 5]).set('total', [3, 0, 0]).dealer(0, 4);
    t.deal('5d 7c', '9d 2h', '4d 4c');
    for (const { ev, seat, ...act } of lines.filter((line) => line.ev === 'act')) {
      if (act.do === 'play') t.set('trick', 10);
      t.as(seat as number, Object.values(act).join(' '));
    }
    t.playOut();
    for (const line of lines.slice(0, -1)) expect(t.lines).toContainEqual(line);
    expect(Object.keys(t.line('score'))).toEqual(Object.keys(lines.at(-2) as Line));
    expect(Object.keys(t.line('trick'))).toEqual(Object.keys(lines.at(-3) as Line));
  });

  test('the whole game of the page, and its over line', () => {
    const table = rowsOn(PAGE, 'row | tricks | points');
    expect(table.map(([row]) => bare(row))).toEqual([...SHEETS.starter, 'total']);
    const points = table.slice(0, 4).map((row) => numbersIn(row[2]));
    const three = [0, 1, 2].map((seat) => points[0][seat] + points[1][seat] + points[2][seat]);
    const t = ended(
      table.slice(0, 4).map((row) => numbersIn(row[1])),
      three,
    );
    expect(t.line('score').delta).toEqual(points[3]);
    expect(t.line('over')).toEqual(linesOn(PAGE).at(-1));
    expect(numbersIn(table[4][2]).slice(0, 3)).toEqual(t.line('over').total);
  });

  test('a tie goes to whoever is first in more rows', () => {
    const text = /Tie-break example: rows (.*) give (.*) with `firsts` (.*): seat 0/.exec(readPage(PAGE))!;
    const t = ended(text[1].split(' / ').map(numbersIn), [2, 5, 2]);
    expect(t.line('over')).toEqual({
      ev: 'over',
      winners: [0],
      total: numbersIn(text[2]),
      firsts: numbersIn(text[3]),
    });
  });

  test('whoever is level in that as well shares the victory', () => {
    const t = ended(Array(4).fill([4, 4, 4]), [3, 3, 3]);
    expect(t.line('over')).toMatchObject({ winners: [0, 1, 2], total: [4, 4, 4], firsts: [4, 4, 4] });
  });
});

describe('invariants of whole games', () => {
  for (const sheet of ['starter', 'advanced'])
    for (const redo of ['off', 'on'])
      test(`${sheet}, redo ${redo}`, () => {
        for (let game = 0; game < 8; game++) {
          const t = starter({ sheet, redo });
          while (t.phase !== 'over') t.dealFrom(`${game}`).playAtRandom(`${game} ${t.get('hand')[0]}`);
          const scores = t.all('score');
          const spent = scores.filter((line) => line.redo === true).length;
          expect(scores).toHaveLength(12 + spent);
          expect(spent).toBeLessThanOrEqual(redo === 'on' ? 3 : 0);
          expect(t.all('trick')).toHaveLength(12 * scores.length);
          const acts = t.all('act').filter((act) => act.do !== 'play');
          expect(acts.filter((act) => act.do === 'declare')).toHaveLength(scores.length);
          for (const { delta, tricks, contract } of scores) {
            expect([0, 3]).toContain((delta as number[]).reduce((a, b) => a + b));
            expect(tricks).toBeLessThanOrEqual(contract === 'win-last-6' ? 6 : 12);
          }
          expect((t.line('over').total as number[]).reduce((a, b) => a + b)).toBe(12);
          const own = [0, 1, 2].map((seat) => scores.filter((line) => !line.redo && line.declarer === seat).length);
          expect(own).toEqual([4, 4, 4]);
        }
      });
});
