import { filled, Random, secretFrom } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { games } from './index.ts';
import { out, playAtRandom, tablesOf } from './testing/contract.ts';
import { inferredSecrecy } from './testing/secrecy.ts';
import { variantsOf } from './testing/variants.ts';

/** Every option changed by itself, and a variant. */
const tables = games.flatMap((game) => [
  ...tablesOf(game).filter(({ given }) => Object.keys(given).length < 2),
  ...variantsOf(game, 1),
]);

it.each(tables)(
  '$game.id, $players players, $given: an act is secret where views show nothing of it, and nowhere else',
  ({ game, players, given }) => {
    const rules = game.setUp(players, filled(game, players, given));
    const random = new Random('secrecy');
    playAtRandom(rules, 'secrecy', (s, seat) => {
      const n = rules.moves(s, seat, out);
      const move = out[random.below(n)];
      expect(secretFrom(rules, s, seat, move)).toBe(inferredSecrecy(rules, s, seat, move));
    });
  },
);
