import { type Line, Random } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { moveOf, RESIGN } from './acts.ts';
import { Measure } from './measure.ts';
import { filledIn } from './options.ts';
import { greedy } from './player.ts';
import { playGame, verifyLines } from './record.ts';
import { PiecepackRules } from './rules.ts';
import { anyOptions } from './testing/positions.ts';
import { table } from './testing/table.ts';

const last = (lines: readonly Line[]) => lines[lines.length - 1];

describe('the greedy player', () => {
  test('plays legally in all options, and its games end', () => {
    const random = new Random('greedy');
    for (let i = 0; i < 6; i++) {
      const lines = playGame(new PiecepackRules(anyOptions(random)), `greedy ${i}`, greedy);
      expect(verifyLines(lines)).toBeNull();
      expect(last(lines).ev).toBe('over');
    }
  });

  test('wins more than half of its games on the small board, all on the large one', () => {
    const wins = (board: string, games: number) => {
      const rules = new PiecepackRules(filledIn({ board }));
      return Array.from({ length: games }, (_, i) => last(playGame(rules, `wins ${i}`, greedy))).filter(
        ({ reason }) => reason === 'home',
      ).length;
    };
    expect(wins('small', 12)).toBeGreaterThan(6);
    expect(wins('large', 3)).toBe(3);
  });

  test('walks home when it can, and gives up when a pawn is walled in for good', () => {
    const random = new Random('any');
    const near = table().allStones('suns').pawn('suns', 'c6').roll().say('done').roll('suns 2');
    expect(near.rules.act(near.s, greedy(near.rules, near.s, random))).toEqual({
      do: 'walk',
      pawn: 'suns',
      to: 'home',
    });
    const walled = table()
      .allStones('suns moons crowns')
      .pawn('moons', 'home')
      .pawn('crowns', 'home')
      .put('5m c8 4m c7 5c b6 4c a6 2s d8 3s d7 5s e6 4s e7')
      .anew()
      .roll();
    expect(new Measure(walled.rules).isSealed(walled.s)).toBe(true);
    expect(new Measure(near.rules).isSealed(near.s)).toBe(false);
    expect(greedy(walled.rules, walled.s, random)).toBe(moveOf(RESIGN));
  });
});
