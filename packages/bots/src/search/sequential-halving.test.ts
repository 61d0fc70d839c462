import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, it } from 'vitest';
import type { Policy } from '../policy/policy.ts';
import { setUp } from '../testing/play.ts';
import { InfoSets } from './infosets.ts';
import { expertConfig } from './searches.ts';
import { SequentialHalving } from './sequential-halving.ts';

const game = (id: string) => trickGames.find((each) => each.id === id) ?? trickGames[0];

/** Of two moves the policy likes the first; ten simulations of each have found the second a little better. */
function bestOf(id: string, cards: boolean): number {
  const rules = setUp(game(id), 4);
  const moves = Int32Array.from([3, 5]);
  const sets = new InfoSets(4, 128);
  const set = sets.add(1, 1);
  sets.meet(set, moves, 2);
  const policy: Policy = { weigh: (_s, _seat, _moves, _n, out) => out.set([0.9, 0.1]) };
  const halving = new SequentialHalving(sets, policy, expertConfig(rules));
  const state = rules.start();
  state[PHASE] = cards ? rules.tricks : 0;
  halving.begin({ rules, state, seat: 0 }, moves, 2, 1, 20);
  for (const [i, mean] of [0.5, 0.55].entries()) {
    sets.taken[sets.at[i]] = 10;
    sets.worth[sets.at[i]] = 10 * mean;
  }
  halving.halve(0.15);
  return sets.move[halving.alive[0]];
}

it('the policy’s word on cards counts less than on bids where it plays cards less well', () => {
  expect(bestOf('bishop', false)).toBe(3);
  expect(bestOf('bishop', true)).toBe(5);
  expect(bestOf('coralon', false)).toBe(3);
  expect(bestOf('coralon', true)).toBe(3);
});

/** How many of three moves are compared if the policy thinks nothing of the last. */
function comparedIn(sheet: string): number {
  const rules = setUp(game('stepping-stones'), 3, { sheet });
  const moves = Int32Array.from([0, 1, 2]);
  const sets = new InfoSets(4, 128);
  sets.meet(sets.add(1, 1), moves, 3);
  const policy: Policy = { weigh: (_s, _seat, _moves, _n, out) => out.set([0.6, 0.399, 0.001]) };
  const halving = new SequentialHalving(sets, policy, expertConfig(rules));
  halving.begin({ rules, state: rules.start(), seat: 0 }, moves, 3, 1, 20);
  return halving.left;
}

it('compares nothing that the policy hardly ever does, but on the sheet that it knows less well', () => {
  expect(comparedIn('starter')).toBe(2);
  expect(comparedIn('advanced')).toBe(3);
});
