import { filled, Rules } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { expect, test } from 'vitest';
import { chanceOf } from './making.ts';

function set(id: string, options = {}): Rules {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return new Rules(game, 4, filled(game, 4, options));
}

test('sure bids are told less sure in Stones where all play for themselves, and only there', () => {
  const alone = chanceOf(set('stones'));
  expect(alone(0.95)).toBeLessThan(0.85);
  expect(alone(1)).toBeLessThan(1);
  expect(alone(0)).toBeGreaterThan(0);
  expect(alone(0.4)).toBeLessThan(alone(0.6));
  expect(chanceOf(set('stones', { partners: 'on' }))(0.95)).toBe(0.95);
  expect(chanceOf(set('coralon'))(0.95)).toBe(0.95);
});
