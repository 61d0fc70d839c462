/** Moves compared by search, in the same worlds and with the same random numbers. */
import { drawFromSeed, filled, Random, seatsIn } from '@followsuit/engine';
import { gameOf, rulesFor } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, test } from 'vitest';
import { showsTricks } from '../bot.ts';
import { pairedSearchFor } from './searches.ts';

test('every simulation ends with the hand scored, and the same seed repeats it', () => {
  const rules = rulesFor('speed-run', 3, filled(gameOf('speed-run')!, 3, {}));
  const s = rules.start();
  rules.take(s, drawFromSeed(rules, s, 'paired search'));
  const view = rules.view(s, seatsIn(rules.actors(s))[0]);
  if (!showsTricks(view)) throw new Error('Speed Run has tricks');
  const moves = new Int32Array(rules.maxMoves);
  const n = view.rules.moves(view.state, view.seat, moves);
  const search = pairedSearchFor(view.rules);
  const run = (seed: string): string[] => {
    search.begin(view, moves, n, new Random(seed));
    const ends: string[] = [];
    for (let world = 0; world < 4; world++) {
      search.enter(s);
      for (let i = 0; i < n; i++) {
        const end = search.simulate(i);
        expect(rules.actors(end)).toBe(0);
        ends.push(end.join());
      }
    }
    return ends;
  };
  const one = run('one');
  expect(one).toHaveLength(4 * n);
  expect(new Set(one).size).toBeGreaterThan(n); // each move had several hands
  expect(run('one')).toEqual(one);
  expect(run('two')).not.toEqual(one);
});
