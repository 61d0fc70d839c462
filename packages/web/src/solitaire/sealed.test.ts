import { filled } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { PiecepackRules } from '@followsuit/games/piecepack';
import { describe, expect, it } from 'vitest';
import type { View } from '../client/types.ts';
import { type Position, positionOf } from './position.ts';
import { groundOf, sealedBy, sealedIn } from './sealed.ts';

const game = gameOf('piecepack-stepping-stones')!;

function begin(options: Record<string, string> = {}): { position: Position; ground: ReturnType<typeof groundOf> } {
  const all = filled(game, 1, options);
  const rules = new PiecepackRules(all);
  return { position: positionOf(rules.json(rules.start(), 0) as View), ground: groundOf(all) };
}

/** The coins of arms as a wall round the home of suns: a6 b6 c6 c7 c8. */
const WALL = { '5a': 'a6', '4a': 'b6', '3a': 'c6', '2a': 'c7', '0a': 'c8' };
const away = { '5s': 'd1', '4s': 'd2', '3s': 'e1', '2s': 'e2', '0s': 'd3' };

describe('a home that nothing can reach', () => {
  it.each(['small', 'large'])('is never there at the beginning, %s board', (board) => {
    const { position, ground } = begin({ board });
    expect(sealedIn(position, ground)).toEqual([]);
  });

  it('is one behind stones that lie for good, not behind those that can still move', () => {
    const { position, ground } = begin();
    const walled = { ...position, coins: { ...position.coins, ...WALL, ...away } };
    expect(sealedIn(walled, ground)).toEqual([]);
    const home = { do: 'walk', pawn: 'arms', to: 'home' };
    expect(sealedBy(walled, home, ground)).toEqual(['suns']);
    const done = { ...walled, pawns: { ...walled.pawns, arms: 'home' } };
    expect(sealedIn(done, ground)).toEqual(['suns']);
    const gap = { ...walled, coins: { ...walled.coins, '0a': 'h5' } };
    expect(sealedBy(gap, home, ground)).toEqual([]);
    expect(sealedBy(walled, { do: 'walk', pawn: 'arms', to: 'a3' }, ground)).toEqual([]);
  });

  it('comes about by an ace as well, where no pawn may step on it', () => {
    for (const [aces, sealed] of [
      ['two-blocks', ['suns']],
      ['two-stones', []],
    ] as const) {
      const { position, ground } = begin({ aces });
      const coins = { ...position.coins, ...WALL, ...away, '0a': 'h5' };
      const walled = { ...position, coins, pawns: { ...position.pawns, arms: 'home' } };
      expect(sealedBy(walled, { do: 'place', coin: 'As', to: 'c8' }, ground)).toEqual(sealed);
    }
  });

  it('is told from the middle of the large board, too', () => {
    const { position, ground } = begin({ board: 'large' });
    const wall = { '5a': 'a8', '4a': 'b8', '3a': 'c8', '2a': 'c9', '0a': 'c10' };
    const coins = { ...position.coins, ...wall, '5s': 'd1', '4s': 'd2', '3s': 'e1', '2s': 'e2', '0s': 'd3' };
    expect(sealedBy({ ...position, coins }, { do: 'walk', pawn: 'arms', to: 'home' }, ground)).toEqual(['suns']);
  });
});
