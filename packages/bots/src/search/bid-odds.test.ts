import { filled, Rules } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, test } from 'vitest';
import { bidChanceOf } from './bid-odds.ts';

function set(id: string, options = {}): Rules {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return new Rules(game, 4, filled(game, 4, options));
}

test('sure bids are told less sure in Stones where all play for themselves', () => {
  const alone = bidChanceOf(set('stones'));
  expect(alone(0.95)).toBeLessThan(0.85);
  expect(alone(1)).toBeLessThan(1);
  expect(alone(0)).toBeGreaterThan(0);
  expect(alone(0.4)).toBeLessThan(alone(0.6));
});

test('elsewhere doubtful bids are told less doubtful, and sure ones hardly less sure', () => {
  const chance = bidChanceOf(set('coralon'));
  expect(chance(0.26)).toBeCloseTo(0.37, 2);
  expect(chance(0.65)).toBeCloseTo(0.72, 2);
  expect(chance(0.95)).toBeCloseTo(0.951, 3);
  expect(chance(1)).toBeLessThan(1);
});

test('with a partner the worlds tell less of a bid than without', () => {
  const [alone, together] = [set('coralon'), set('coralon-partners')].map(bidChanceOf);
  expect(together(0.9) - together(0.3)).toBeLessThan(alone(0.9) - alone(0.3));
  const partners = bidChanceOf(set('stones', { partners: 'on' }));
  expect(partners(0.95) - partners(0.3)).toBeLessThan(
    bidChanceOf(set('stones'))(0.95) - bidChanceOf(set('stones'))(0.3),
  );
});
