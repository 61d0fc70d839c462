import type { Json } from '@followsuit/engine';
import { viewAsJson, viewOf } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';

const CARDS = ['2c', 'Ac', '2d', '3d', '4d', '5d'];
const BIDS = ['bid 3', 'bid 3', 'bid 3', 'bid 3'];

const opened = (hands: readonly string[], options: Record<string, Json> = {}): TestTable =>
  table('spades', 4, options)
    .deal(...hands)
    .say(...BIDS);

/** A hand that ends with one trick, taken by the seat that has taken most; seat 1 bids first. */
function scored(bids: readonly string[], tricks: readonly number[], bags: number, options: Record<string, Json> = {}) {
  const taker = tricks.indexOf(Math.max(...tricks));
  const isBlind = bids.some((bid) => bid.endsWith('b'));
  const t = table('spades', 4, isBlind ? { blindNil: 'on', ...options } : options);
  t.deal(...oneTrick(4, 1, taker, CARDS));
  for (const seat of [1, 2, 3, 0]) {
    const bid = bids[seat];
    if (isBlind && !bid.endsWith('b')) t.as(seat, 'look');
    t.as(seat, bid.endsWith('b') ? 'blindNil' : `bid ${bid}`);
  }
  t.set('taken', beforeLast(tricks, taker)).set('bags', [bags, 0]);
  return t.playOut().line('score');
}

describe('deal', () => {
  test('thirteen cards each, in two pairs', () => {
    const { design } = rulesOf('spades', 4);
    expect([design.hands(0, 1), design.sides]).toEqual([
      [13, 13, 13, 13],
      [
        [0, 2],
        [1, 3],
      ],
    ]);
  });
});

describe('bids', () => {
  test('each seat once, from the dealer’s left; any number, whatever the others bid', () => {
    const t = table('spades', 4).dealFrom('bids');
    expect([t.turn, t.legal().length]).toEqual([1, 14]);
    t.say('bid 13', 'bid 0', 'bid 13', 'bid 5');
    expect([t.phase, t.get('bid', 4)]).toEqual(['tricks', [5, 13, 0, 13]]);
  });

  test('without nil the lowest bid is 1', () => {
    expect(table('spades', 4, { nil: 'off' }).dealFrom('bids').legal()[0]).toBe('bid 1');
  });

  test.each([
    ['behind', [0, 99], []],
    ['behind', [0, 100], [0, 2]],
    ['behind', [150, 20], [1, 3]],
    ['on', [0, 0], [0, 1, 2, 3]],
    ['off', [0, 300], []],
  ] as const)('blind nil %s, with totals %j: %j', (blindNil, total, blind) => {
    const t = table('spades', 4, { blindNil }).set('total', total).dealFrom('blind');
    expect(t.rules.json(t.state, -1).blind).toEqual(blind);
  });

  test('the cards of a blind bidder stay face down until the bidding is over', () => {
    const t = table('spades', 4, { blindNil: 'on' }).dealFrom('blind');
    const holds = (seat: number): Json => (viewAsJson(viewOf(t.rules, t.state, seat)).hold as Json[])[seat];
    expect([holds(1), t.legal()]).toEqual([null, ['look', 'blindNil']]);
    t.say('blindNil', 'look');
    expect([holds(1), holds(2), holds(3)].map((cards) => cards === null)).toEqual([true, false, true]);
    t.say('bid 4', 'look', 'bid 3', 'look', 'bid 2');
    expect([holds(1), t.rules.json(t.state, 0).blindly]).toEqual([expect.any(Array), [1]]);
  });
});

describe('play', () => {
  test('the dealer’s left leads; the highest spade takes, or else the led suit', () => {
    const t = opened(['2c 3s', '4h Ah', '9h 2s', 'Kh 5d']).play('4h 9h Kh 2c');
    expect(t.line('trick')).toMatchObject({ leader: 1, taker: 3 });
    expect(t.play('5d 3s Ah 2s').line('trick').taker).toBe(0);
  });

  test('spades are led once one has been played, or by a hand of nothing else', () => {
    expect(opened(['2c', '4h 2s', '9h', 'Kh']).cards()).toBe('4h');
    expect(opened(['2c', '4h 2s', '9h', 'Kh'], { breaking: 'off' }).cards()).toBe('2s 4h');
    expect(opened(['2c', '4s 2s', '9h', 'Kh']).cards()).toBe('2s 4s');
    const broken = opened(['2s 3d', '4h 7s', 'Ah 5s', 'Kh 4d']).play('4h Ah Kh 2s');
    expect([broken.turn, broken.rules.json(broken.state, 0).broken]).toEqual([0, true]);
  });

  test('the 2 of clubs opens, and no spade to that trick, where that is the option', () => {
    const t = opened(['Kc 3c', '4s 5d', '2s', '2c 9c'], { firstTrick: 'clubs' });
    expect([t.turn, t.cards()]).toEqual([3, '2c']);
    expect(t.play('2c Kc').cards()).toBe('5d');
    expect(t.play('5d').cards()).toBe('2s');
  });
});

describe('score', () => {
  for (const [bids, tricks, before, points, after, why] of rowsOn('spades', 'bids | tricks'))
    test(`${bids} bid, ${tricks} taken: ${why}`, () => {
      const own = bids.split(', ');
      const [first, second] = numbersIn(tricks);
      const line = scored([own[0], '1', own[1], '1'], [first, 13 - first - second, second, 0], Number(before));
      expect([(line.delta as number[])[0], (line.bags as number[])[0]]).toEqual([numbersIn(points)[0], Number(after)]);
    });

  test.each([
    [5, [73 - 50, 0]],
    ['off', [73, 6]],
  ] as const)('with bags %s a side that had three and gets three more', (bags, [points, left]) => {
    const line = scored(['4', '1', '3', '1'], [6, 3, 4, 0], 3, { bags });
    expect([(line.delta as number[])[0], (line.bags as number[])[0]]).toEqual([points, bags === 5 ? 1 : left]);
  });

  test('the line has the fields of the page', () => {
    expect(scored(['4', '2', '3', '2'], [4, 5, 3, 1], 0)).toEqual({
      ev: 'score',
      hand: 1,
      delta: [70, 42],
      total: [70, 42],
      tricks: [4, 5, 3, 1],
      bags: [0, 2],
    });
  });
});

describe('knobs', () => {
  test.each([
    [{ trickPoints: 7, bagPoints: -2 }, ['4', '3'], [5, 4], 49 - 4],
    [{ trickPoints: 7 }, ['4', '3'], [4, 2], -49],
    [{ nilPoints: 60 }, ['4', '0'], [4, 0], 100],
    [{ nilPoints: 60 }, ['4', '0'], [4, 1], -19],
    [{ blindNilPoints: 150 }, ['5', '0b'], [6, 0], 201],
  ] as const)('%j: %j bid, %j taken score %s', (options, [a, b], [first, second], points) => {
    const line = scored([a, '1', b, '1'], [first, 13 - first - second, second, 0], 0, options);
    expect((line.delta as number[])[0]).toBe(points);
  });

  test('the lowest bid, which nil is not; how far behind; no duty to follow', () => {
    const t = table('spades', 4, { lowestBid: 3 }).dealFrom('bids');
    expect(t.legal().slice(0, 2)).toEqual(['bid 0', 'bid 3']);
    expect(t.refusal('bid 2')).toBe('SPADES-BID-2');
    expect(table('spades', 4, { lowestBid: 3, nil: 'off' }).dealFrom('bids').legal()[0]).toBe('bid 3');
    for (const [behind, blind] of [
      [30, [1, 3]],
      [31, []],
      [0, [1, 3]],
    ]) {
      const one = table('spades', 4, { behind }).set('total', [50, 20]).dealFrom('blind');
      expect(one.rules.json(one.state, -1).blind).toEqual(blind);
    }
    expect(opened(['2c 3d', '4c Ah', '9h 2s', 'Kh 5d'], { mustFollow: 'off' }).play('4c 9h Kh').cards()).toBe('3d 2c');
  });
});

describe('end of the game', () => {
  /** After a hand in which side 0 scores 110 (a bid of one and a nil) and side 1 loses 140. */
  function ended(total: readonly number[]): TestTable {
    const t = table('spades', 4, { blindNil: 'off' })
      .set('total', total)
      .deal(...oneTrick(4, 1, 0, CARDS));
    return t.say('bid 13', 'bid 0', 'bid 1', 'bid 1').playOut();
  }

  test.each([
    ['a side reaches the target', [390, 130], [0, 2]],
    ['one short', [389, 130], null],
    ['both have it: the higher total', [390, 700], [1, 3]],
    ['level totals: another hand', [450, 700], null],
    ['a side falls to the target below zero', [0, -360], [0, 2]],
    ['one above it', [0, -359], null],
    ['both have fallen: the higher total', [-700, -400], [1, 3]],
  ])('%s, from %j: %j', (_what, total, winners) => {
    const t = ended(total);
    const after = [total[0] + 110, total[1] - 140];
    if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total: after });
    else expect([t.all('over'), t.line('score').total, t.phase]).toEqual([[], after, 'deal']);
  });
});

const bidding = () => table('spades', 4).dealFrom('x');
const blind = () => table('spades', 4, { blindNil: 'on' }).dealFrom('x');
const clubs = () => opened(['Kc 3c', '4s 5d', '2s 3d', '2c 9c'], { firstTrick: 'clubs' });

testRefusals(
  'spades',
  [
    ['SPADES-TURN-1', bidding, 'bid 3', 'bid 3', 2],
    ['SPADES-TURN-1', bidding, 'play 2c', 'bid 3'],
    ['SPADES-BID-2', bidding, 'bid 14', 'bid 13'],
    ['SPADES-BID-2', () => table('spades', 4, { nil: 'off' }).dealFrom('x'), 'bid 0', 'bid 1'],
    ['SPADES-BLIND-1', () => blind().say('look'), 'blindNil', 'bid 0'],
    ['SPADES-BLIND-2', () => blind().say('look'), 'look', 'bid 0'],
    ['SPADES-BLIND-3', blind, 'bid 3', 'look'],
    ['SPADES-PLAY-1', () => opened(['2c', '4h 2d', '9h', 'Kh']), 'play Ah', 'play 4h'],
    ['SPADES-PLAY-3', () => opened(['2c', '4h', '9h 3d', 'Kh']).play('4h'), 'play 3d', 'play 9h'],
    ['SPADES-PLAY-4', () => opened(['2c', '4h 2s', '9h', 'Kh']), 'play 2s', 'play 4h'],
    ['SPADES-FIRST-1', clubs, 'play 9c', 'play 2c'],
    ['SPADES-FIRST-2', () => clubs().play('2c Kc'), 'play 4s', 'play 5d'],
  ],
  [{ rule: 'SPADES-DEAL-1', players: 4 }],
);
