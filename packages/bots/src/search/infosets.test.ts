import { describe, expect, it } from 'vitest';
import { InfoSets } from './infosets.ts';

const list = (...moves: number[]): [Int32Array, number] => [Int32Array.from(moves), moves.length];

describe('the table of information sets', () => {
  it('finds what was added, and nothing else', () => {
    const sets = new InfoSets(100, 10);
    for (let i = 0; i < 100; i++) expect(sets.add(i % 7, i)).toBe(i);
    for (let i = 0; i < 100; i++) expect(sets.find(i % 7, i)).toBe(i);
    expect(sets.find(3, 1000)).toBe(-1);
    expect(sets.hasRoom(1)).toBe(false);
    sets.clear();
    expect(sets.find(3, 3)).toBe(-1);
    expect(sets.hasRoom(1)).toBe(true);
  });

  it('counts how often each move could have been taken', () => {
    const sets = new InfoSets(10, 10);
    const set = sets.add(1, 2);
    expect(sets.meet(set, ...list(1, 2, 3))).toBe(3);
    expect(sets.meet(set, ...list(3, 4))).toBe(1);
    expect(sets.meet(set, ...list(1, 3))).toBe(0);
    const available = new Map<number, number>();
    for (let edge = sets.firstOf(set); edge >= 0; edge = sets.nextOf(edge))
      available.set(sets.move[edge], sets.available[edge]);
    expect(Object.fromEntries(available)).toEqual({ 1: 2, 2: 1, 3: 3, 4: 1 });
    expect(sets.move[sets.at[0]]).toBe(1);
    expect(sets.move[sets.at[1]]).toBe(3);
  });

  it('says when it is full', () => {
    const sets = new InfoSets(1, 40);
    const set = sets.add(1, 2);
    expect(sets.meet(set, ...list(...Array.from({ length: 13 }, (_, i) => i)))).toBe(-1);
    expect(sets.meet(set, ...list(1, 2))).toBe(2);
  });
});
