import type { Json } from '@followsuit/engine';
import { HAND } from '@followsuit/engine/state';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';

const CARDS = ['2c', 'Ac', '2d', '3d', '4d', '5d'];

/** Four players in a hand of three cards, with clubs turned up. */
const three = (options: Record<string, Json> = {}): TestTable =>
  table('oh-hell', 4, { most: 3, ...options })
    .box('9c Qs')
    .deal('3d 2h 4h', '4d 9s 5h', 'Ad 5s 6h', '2d Kd 2c');

describe('deal and trump', () => {
  test.each(rowsOn('oh-hell', '`most`, `order`'))('%s: %s', (given, sizes) => {
    const [most, order] = [numbersIn(given)[0], /"(.+)"/.exec(given)![1]];
    const { design } = rulesOf('oh-hell', 4, { most, order });
    const expected = numbersIn(sizes);
    expect(expected.map((_, i) => design.hands(0, i + 1))).toEqual(expected.map((n) => Array(4).fill(n)));
    expect(design.ends).toEqual({ hands: expected.length });
  });

  test('the largest hands, and that a card is left to turn up', () => {
    for (const [players, most] of [
      [3, 10],
      [4, 10],
      [5, 10],
      [6, 8],
    ]) {
      const t = table('oh-hell', players).dealFrom('most');
      const { hands, stock, open } = t.line('deal') as unknown as { hands: string[][]; stock: string[]; open: string };
      expect([hands[0].length, stock.length, open]).toEqual([most, 52 - players * most, stock[0]]);
    }
  });

  test('the turned card makes trump, or there is none', () => {
    expect(three().rules.json(three().state, 0).trump).toBe('clubs');
    const t = table('oh-hell', 4, { trump: 'none' }).dealFrom('none');
    expect([t.line('deal').open, t.rules.json(t.state, 0).trump]).toEqual([null, 'none']);
  });
});

describe('bids', () => {
  test('from the dealer’s left; the dealer may not make them add up', () => {
    const t = three();
    expect([t.turn, t.legal()]).toEqual([1, ['bid 0', 'bid 1', 'bid 2', 'bid 3']]);
    t.say('bid 1', 'bid 0', 'bid 1');
    expect([t.turn, t.legal()]).toEqual([0, ['bid 0', 'bid 2', 'bid 3']]);
    expect(three({ hook: 'off' }).say('bid 1', 'bid 0', 'bid 1').legal()).toHaveLength(4);
    expect(three().say('bid 2', 'bid 2', 'bid 0').legal()).toHaveLength(4);
  });

  test('no more than there are cards in this hand', () => {
    const t = table('oh-hell', 4, { most: 3 });
    t.state[HAND] = 2;
    expect(t.deal('2c', '3c', '4c', '5c').legal()).toEqual(['bid 0', 'bid 1']);
  });
});

test('the highest trump takes, or else the highest card of the led suit', () => {
  const t = three().say('bid 1', 'bid 1', 'bid 1', 'bid 1').play('4d Ad 2d 3d');
  expect(t.line('trick')).toMatchObject({ leader: 1, taker: 2 });
  expect(t.play('5s 2c 2h 9s').line('trick').taker).toBe(3);
});

describe('score', () => {
  for (const [bid, tricks, ...points] of rowsOn('oh-hell', 'bid | tricks'))
    for (const [i, scoring] of ['ten', 'tricks', 'squares'].entries())
      test(`${bid} bid, ${tricks} taken, ${scoring}: ${points[i]}`, () => {
        const taken = [Number(tricks), 10 - Number(tricks), 0, 0];
        const taker = taken[0] > 5 ? 0 : 1;
        const t = table('oh-hell', 4, { scoring, hook: 'off' }).deal(...oneTrick(4, 1, taker, CARDS));
        t.say('bid 1', 'bid 1', 'bid 1', `bid ${bid}`).set('taken', beforeLast(taken, taker)).playOut();
        expect((t.line('score').delta as number[])[0]).toBe(numbersIn(points[i])[0]);
        expect(t.line('score')).toMatchObject({ bids: [Number(bid), 1, 1, 1], tricks: taken });
      });
});

describe('knobs', () => {
  test.each([
    ['ten', 3, 3, 5 + 12],
    ['ten', 3, 2, -6],
    ['tricks', 3, 3, 12 + 5],
    ['tricks', 3, 5, 20 - 6],
    ['squares', 3, 3, 5 + 9],
    ['squares', 3, 5, -4 - 6],
  ] as const)('%s: %s bid, %s taken: %s', (scoring, bid, tricks, points) => {
    const options = { scoring, hook: 'off', bonus: 5, perTrick: 4, missPenalty: 6 };
    const t = table('oh-hell', 4, options).deal(...oneTrick(4, 1, 1, CARDS));
    t.say('bid 1', 'bid 1', 'bid 1', `bid ${bid}`)
      .set('taken', beforeLast([tricks, 10 - tricks, 0, 0], 1))
      .playOut();
    expect((t.line('score').delta as number[])[0]).toBe(points);
  });

  test('the lowest bid, capped by a small hand; who leads; no duty to follow', () => {
    expect(three({ lowestBid: 2 }).legal()).toEqual(['bid 2', 'bid 3']);
    const one = table('oh-hell', 4, { most: 3, lowestBid: 2 });
    one.state[HAND] = 2;
    expect(one.deal('2c', '3c', '4c', '5c').legal()).toEqual(['bid 1']);
    const bidder = three({ firstLead: 'bidder' });
    expect(bidder.say('bid 1', 'bid 2', 'bid 2', 'bid 0').turn).toBe(2);
    const free = three({ mustFollow: 'off' }).say('bid 1', 'bid 1', 'bid 1', 'bid 1');
    expect(free.play('4d').cards()).toBe('5s 6h Ad');
  });
});

describe('end of the game', () => {
  test('after the last hand; level players share the win', () => {
    const t = table('oh-hell', 4, { most: 3 });
    t.state[HAND] = 4;
    t.set('total', [5, 0, 20, 20]).deal(...oneTrick(4, 2, 0, CARDS));
    t.say('bid 0', 'bid 0', 'bid 1', 'bid 1').playOut();
    expect(t.line('over')).toEqual({ ev: 'over', winners: [2, 3], total: [16, 0, 30, 30] });
  });

  test('not before', () => {
    const t = table('oh-hell', 4, { most: 3 });
    t.state[HAND] = 3;
    t.deal(...oneTrick(4, 2, 0, CARDS));
    expect(t.say('bid 1', 'bid 1', 'bid 1', 'bid 2').playOut().phase).toBe('deal');
  });
});

testRefusals(
  'oh-hell',
  [
    ['OHHELL-TURN-1', three, 'bid 1', 'bid 1', 3],
    ['OHHELL-TURN-1', three, 'play 4d', 'bid 1'],
    ['OHHELL-BID-2', three, 'bid 4', 'bid 3'],
    [
      'OHHELL-BID-2',
      () => {
        const t = table('oh-hell', 4, { most: 3 });
        t.state[HAND] = 2;
        return t.deal('2c', '3c', '4c', '5c');
      },
      'bid 2',
      'bid 1',
    ],
    ['OHHELL-BID-3', () => three().say('bid 1', 'bid 0', 'bid 1'), 'bid 1', 'bid 2'],
    ['OHHELL-PLAY-1', () => three().say('bid 1', 'bid 1', 'bid 1', 'bid 1'), 'play 3d', 'play 4d'],
    ['OHHELL-PLAY-3', () => three().say('bid 1', 'bid 1', 'bid 1', 'bid 1').play('4d'), 'play 5s', 'play Ad'],
  ],
  [3, 4, 5, 6].map((players) => ({ rule: 'OHHELL-DEAL-1', players, open: 'OHHELL-TRUMP-1' })),
);
