/** The puzzle of the day, and days in a row. */
import { expect, it } from 'vitest';
import { afterSolving, dayOf, daysInARow, puzzleOfDay } from './daily.ts';

const ids = { a: ['a1', 'a2', 'a3'], b: ['b1', 'b2'], c: ['c1'] };
const days = Array.from({ length: 400 }, (_, i) => dayOf(Date.UTC(2026, 0, 1) + i * 86_400_000));

it('changes from day to day, and every puzzle has its turn', () => {
  const found = days.map((day) => puzzleOfDay(ids, day));
  expect(found).toEqual(days.map((day) => puzzleOfDay(ids, day)));
  expect(new Set(found.map((place) => JSON.stringify(place))).size).toBe(6);
  expect(puzzleOfDay({}, days[0])).toBeNull();
});

it('an added puzzle takes its own days and no others', () => {
  const more = { ...ids, c: ['c1', 'c2'] };
  const changed = days.filter(
    (day) => JSON.stringify(puzzleOfDay(more, day)) !== JSON.stringify(puzzleOfDay(ids, day)),
  );
  expect(changed.every((day) => JSON.stringify(puzzleOfDay(more, day)) === '{"game":"c","n":2}')).toBe(true);
  expect(changed.length).toBeGreaterThan(20);
  expect(changed.length).toBeLessThan(110);
});

it('counts days in a row, over the end of a month', () => {
  const one = afterSolving({ day: '', now: 0, best: 0 }, '2026-02-27');
  const two = afterSolving(one, '2026-02-28');
  expect(two).toEqual({ day: '2026-02-28', now: 2, best: 2 });
  expect(afterSolving(two, '2026-02-28')).toBe(two);
  expect(afterSolving(two, '2026-03-01').now).toBe(3);
  expect(afterSolving(two, '2026-03-02')).toEqual({ day: '2026-03-02', now: 1, best: 2 });
  expect(['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => daysInARow(two, day))).toEqual([2, 2, 0]);
});
