/** Bots play a game they have no model of to win it, whichever way totals count. */
import { dealFrom, filled, Random, Rules, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE, TOTAL } from '@followsuit/engine/state';
import { littleHearts } from '@followsuit/games/examples';
import { expect, it } from 'vitest';
import { random as anyMove, type Bot } from '../bot.ts';
import { simple } from '../simple/index.ts';
import { expert } from './levels.ts';

const rules = new Rules(littleHearts, 4, filled(littleHearts, 4));
/** The same game, but for bots: they are told that the highest total wins. */
const mistaken = new Rules(
  { ...littleHearts, design: (players, options) => ({ ...littleHearts.design(players, options), wins: 'high' }) },
  4,
  filled(littleHearts, 4),
);

/** Points of seat 0, and of the others on average, over some hands. */
function points(first: Bot, others: Bot, hands: number, seed: string, known = rules): [own: number, others: number] {
  const s = rules.start();
  for (let hand = 0; hand < hands && s[PHASE] !== -2; hand++) {
    const random = new Random(`${seed}/${hand}`);
    rules.deal(s, dealFrom(rules, s, random));
    while (s[PHASE] >= 0) {
      const [seat] = seatsIn(rules.actors(s));
      const bot = seat === 0 ? first : others;
      const told = seat === 0 ? known : rules;
      rules.apply(s, seat, bot.choose(viewOf(told, s, seat), random, { simulations: 200 }));
    }
    // The game must not end: only points count here.
    s[PHASE] = -1;
  }
  return [s[TOTAL], (s[TOTAL + 1] + s[TOTAL + 2] + s[TOTAL + 3]) / 3];
}

it('expert takes far fewer points in Little Hearts than those who play at random or simply', () => {
  for (const others of [anyMove, simple]) {
    const [own, theirs] = points(expert, others, 12, `low/${others.name}`);
    expect(own).toBeLessThan(0.6 * theirs);
  }
});

it('expert would take far more if it were told that the highest total wins', () => {
  const [low] = points(expert, simple, 6, 'mistaken');
  const [high] = points(expert, simple, 6, 'mistaken', mistaken);
  expect(low).toBeLessThan(0.5 * high);
});
