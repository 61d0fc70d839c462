/** How bots judge hands of Skat, and what they know of a hand laid open. */
import { Worlds } from '@followsuit/bots';
import { Random, viewAsJson, viewOf } from '@followsuit/engine';
import { expect, test } from 'vitest';
import '../bots.ts';
import { table } from '../testing/table.ts';
import { bestFor, powerOf, wanted } from './hand-power.ts';

const [CLUBS, , HEARTS, , GRAND, NULL] = [0, 1, 2, 3, 4, 5];
const judged = (hand: string) => table('skat', 3).dealFull('', hand).state;

test('long trumps with high jacks are for a suit, jacks and aces for grand, low cards for null', () => {
  expect(wanted(judged('Jc Js Kc Qc 9c 8c 7c Ah 9s 7s'), 1)).toBe(CLUBS);
  expect(wanted(judged('Jc Js Jh Ac 10c As 10s Ah 7d 8d'), 1)).toBe(GRAND);
  expect(wanted(judged('7c 8c 9c 7s 8s 9s 7h 9h 7d 8d'), 1)).toBe(NULL);
  expect(powerOf(judged('7c 8c 9c 7s 8s 9s 7h 9h 7d 8d'), 1, NULL)).toBe(7);
  expect(powerOf(judged('7c 8c 9c Qs Ks As Qh Kh Qd Kd'), 1, HEARTS)).toBe(0);
});

test('a hand is good for the values that its games are worth', () => {
  const s = judged('Jc Js Ac 10c 9c 8c 7c Ah 10h 7s');
  expect([18, 36].map((value) => bestFor(s, 1, value))).toEqual([7, 7]); // clubs with 2, game 3
  expect(bestFor(s, 1, 80)).toBe(0);
});

test('worlds have the cards that were laid open where they are', () => {
  const t = table('skat', 3).dealFull().say('pass', 'pass', 'bid 18', 'declare grand ouvert');
  const view = viewOf(t.rules, t.state, 2);
  const worlds = new Worlds(t.rules);
  const world = t.rules.start();
  worlds.look(view);
  for (let i = 0; i < 20; i++) {
    worlds.draw(new Random(`open ${i}`), world);
    const { hold } = viewAsJson(viewOf(t.rules, world, 1)) as Record<string, unknown[]>;
    expect(hold[1]).toEqual(viewAsJson(view).faceUp);
  }
});
