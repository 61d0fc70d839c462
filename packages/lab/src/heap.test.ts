import { searchWith } from '@followsuit/bots';
import { filled, Random, Rules, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { expect, it } from 'vitest';
import { bytesPer } from './heap.ts';
import { startOf } from './tournament/hands.ts';

/** The first choice of a hand: searches it, and returns for how many simulations. */
function firstChoice(id: string): (simulations: number) => () => number {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  const rules = new Rules(game, 4, filled(game, 4));
  const search = searchWith(rules, {});
  const { before, deal } = startOf(rules, 'heap');
  const s = before.slice();
  rules.deal(s, deal);
  expect(rules.design.phases[s[PHASE]].name).not.toBe('tricks');
  const [seat] = seatsIn(rules.actors(s));
  const view = viewOf(rules, s, seat);
  const random = new Random('heap');
  return (simulations) => () => {
    search.run(view, random, { simulations });
    return 1;
  };
}

/** A search needs some memory however long it is: what three times the simulations need beside it is theirs. */
const FEW = 200;
/** Bytes that may be measured all the same: the compiler is still at work. Lists made in each simulation take thousands. */
const NOISE = 500;

it('a simulation allocates nothing, also where cards are put away in secret', async () => {
  const search = firstChoice('bishop');
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 6 && least > NOISE; i++) {
    const few = await bytesPer(search(FEW));
    least = Math.min(least, Math.abs((await bytesPer(search(3 * FEW))) - few) / (2 * FEW));
  }
  expect(least).toBeLessThan(NOISE);
});
