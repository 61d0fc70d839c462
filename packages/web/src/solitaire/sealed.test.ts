import { filled } from '@followsuit/engine';
import { gameOf } from '@followsuit/games';
import { PiecepackRules } from '@followsuit/games/piecepack-stepping-stones';
import { describe, expect, it } from 'vitest';
import type { ViewJson } from '../client/types.ts';
import { type Position, positionOf } from './position.ts';
import { groundOf, sealedBy, sealedIn } from './sealed.ts';

const game = gameOf('piecepack-stepping-stones')!;

function begin(options: Record<string, string> = {}): { position: Position; ground: ReturnType<typeof groundOf> } {
  const all = filled(game, 1, options);
  const rules = new PiecepackRules(all);
  return { position: positionOf(rules.json(rules.start(), 0) as ViewJson), ground: groundOf(all) };
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

  it('is none while points are left for the stones in its way; they count once spent, or when the part ends', () => {
    const { position, ground } = begin();
    const stones = Object.keys(WALL);
    // The pawn of arms steps home from a3 for one point.
    const pawns = { ...position.pawns, arms: 'a3' };
    const near = { ...position, coins: { ...position.coins, ...WALL, ...away }, stones, pawns };
    const withPoints = (arms: number, more: Partial<Position> = {}): Position => ({
      ...near,
      ...more,
      points: { ...position.points, arms },
    });
    const home = { do: 'walk', pawn: 'arms', to: 'home' };
    expect(sealedBy(withPoints(1), home, ground)).toEqual(['suns']);
    expect(sealedBy(withPoints(3), home, ground)).toEqual([]);
    const inside = { pawns: { ...pawns, arms: 'home' } };
    expect(sealedIn(withPoints(2, inside), ground)).toEqual([]);
    expect(sealedIn(withPoints(0, inside), ground)).toEqual(['suns']);
    expect(sealedBy(withPoints(2, inside), { do: 'done' }, ground)).toEqual(['suns']);
    expect(sealedBy(withPoints(2, inside), { do: 'move', coin: '0a', to: 'e8' }, ground)).toEqual([]);
    // One step back closes the wall again: for good only with the last point.
    const gap = { ...inside, coins: { ...near.coins, '0a': 'e8' } };
    const shut = { do: 'move', coin: '0a', to: 'd8' };
    expect(sealedBy(withPoints(1, gap), shut, ground)).toEqual(['suns']);
    expect(sealedBy(withPoints(2, gap), shut, ground)).toEqual([]);
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
