import { faultIn } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';

describe('deal and trump', () => {
  test('thirteen cards each; the last card of the dealer makes trump and stays in the hand', () => {
    for (const dealer of [0, 2]) {
      const t = table('whist', 4).dealer(dealer).dealFrom('trump');
      const { hands, open, stock } = t.line('deal') as unknown as { hands: string[][]; open: string; stock: string[] };
      expect([hands.map((hand) => hand.length), stock, hands[dealer][12]]).toEqual([[13, 13, 13, 13], [], open]);
      expect(String(t.rules.json(t.state, -1).trump)[0]).toBe(open.at(-1));
      expect([t.turn, (t.rules.json(t.state, dealer).hold as string[][])[dealer]]).toEqual([
        (dealer + 1) % 4,
        expect.arrayContaining([open]),
      ]);
    }
  });

  test('trump rotates, or there is none', () => {
    const trumps = (trump: string) =>
      [0, 1, 2, 3, 4].map((n) => {
        const t = table('whist', 4, { trump })
          .dealer(n % 4, n + 1)
          .dealFrom('trump');
        expect(t.line('deal').open).toBeNull();
        return t.rules.json(t.state, -1).trump;
      });
    expect(trumps('rotating')).toEqual(['hearts', 'clubs', 'diamonds', 'spades', 'hearts']);
    expect(trumps('none')).toEqual(Array(5).fill('none'));
  });

  test('two pairs', () => {
    expect(rulesOf('whist', 4).design.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });
});

test('the highest trump takes, or else the highest card of the led suit; the taker leads', () => {
  const t = table('whist', 4).deal('3d 2h', '4c 9s', 'Ac 5s', '2c Kd').play('4c Ac 2c 2h');
  expect(t.line('trick')).toMatchObject({ leader: 1, taker: 0 });
  expect(t.play('3d 9s 5s Kd').line('trick')).toMatchObject({ leader: 0, taker: 3 });
});

/** WHIST-SCORE-1 and -2, for one side. */
const pointsFor = (tricks: number, honours: number): number =>
  Math.max(0, tricks - 6) + ([0, 0, 0, 2, 4][honours] ?? 0);

describe('score', () => {
  test.each(rowsOn('whist', 'tricks | honours'))('%s tricks and %s honours score %s', (tricks, honours, points) => {
    const taken = numbersIn(tricks);
    const sides = numbersIn(honours).map((n, side) => pointsFor(taken[side] + taken[side + 2], n));
    expect(sides).toEqual(numbersIn(points));
    const taker = taken.indexOf(Math.max(...taken));
    const t = table('whist', 4).deal(...oneTrick(4, 1, taker, ['2d', 'Ad', '3d', '4d', '5d', '6d']));
    t.set('taken', beforeLast(taken, taker)).playOut();
    const plain = [0, 1].map((side) => pointsFor(taken[side] + taken[side + 2], 0));
    expect(t.line('score')).toMatchObject({ delta: plain, tricks: taken });
  });

  test('honours are those dealt to a side, whoever takes them', () => {
    const seen = new Set<number>();
    for (let seed = 0; seed < 24; seed++) {
      const t = table('whist', 4, { honours: 'on', target: 50 }).dealFrom(`honours ${seed}`).playAtRandom(`${seed}`);
      const { hands, open } = t.line('deal') as unknown as { hands: string[][]; open: string };
      const dealt = [0, 1].map(
        (side) =>
          [...hands[side], ...hands[side + 2]].filter((card) => /^[AKQJ]/.test(card) && card.at(-1) === open.at(-1))
            .length,
      );
      const { tricks, honours, delta } = t.line('score') as unknown as Record<string, number[]>;
      expect([honours, delta]).toEqual([dealt, dealt.map((n, side) => pointsFor(tricks[side] + tricks[side + 2], n))]);
      seen.add(dealt[0]);
    }
    expect(seen.size).toBeGreaterThan(2);
  });

  test('without trump there are no honours', () => {
    const t = table('whist', 4, { honours: 'on', trump: 'none' }).dealFrom('none').playAtRandom('none');
    expect(t.line('score')).toMatchObject({ honours: [0, 0], trump: 'none' });
  });
});

describe('end of the game', () => {
  /** Side 0 scores one point, for seven tricks. */
  test.each([
    [
      [6, 6],
      [0, 2],
    ],
    [[5, 6], null],
    [
      [6, 7],
      [0, 2],
    ],
    [
      [6, 8],
      [1, 3],
    ],
  ])('after totals %j: %j', (total, winners) => {
    const t = table('whist', 4)
      .set('total', total)
      .deal(...oneTrick(4, 1, 0, ['2d', 'Ad', '3d', '4d', '5d', '6d']));
    t.set('taken', [6, 6, 0, 0]).playOut();
    const after = [total[0] + 1, total[1]];
    if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total: after });
    else expect([t.all('over'), t.line('score').total]).toEqual([[], after]);
  });
});

describe('knobs', () => {
  const hands = oneTrick(4, 1, 0, ['2d', 'Ad', '3d', '4d', '5d', '6d']);

  test('the book, and a hand that neither side wins', () => {
    for (const [book, taken, delta] of [
      [4, [6, 6, 0, 0], [3, 2]],
      [9, [6, 6, 0, 0], [0, 0]],
    ] as const) {
      const t = table('whist', 4, { book }).deal(...hands);
      expect(t.set('taken', taken).playOut().line('score').delta).toEqual(delta);
    }
    // Both reach the target with as many tricks: another hand.
    const t = table('whist', 4, { book: 5, handSize: 12 })
      .set('total', [6, 6])
      .deal(...hands);
    t.set('taken', [5, 6, 0, 0]).playOut();
    expect([t.line('score').total, t.all('over')]).toEqual([[7, 7], []]);
    expect(faultIn(rulesOf('whist', 4).game, 4, { handSize: 5 })).toContain('no trick beyond a book of 6');
  });

  test('hand size, deck, first lead, and no duty to follow', () => {
    const t = table('whist', 4, { handSize: 7, lowestRank: '7', firstLead: 'dealer' }).dealFrom('small');
    const { hands: dealt, stock } = t.line('deal') as unknown as { hands: string[][]; stock: string[] };
    expect([dealt.map((hand) => hand.length), stock.length, t.turn]).toEqual([[7, 7, 7, 7], 4, 0]);
    expect([...dealt.flat(), ...stock].filter((card) => /^[2-6]/.test(card))).toEqual([]);
    expect(opened({ mustFollow: 'off' }).play('4c').cards()).toBe('5s Ac');
  });
});

const opened = (options = {}): TestTable => table('whist', 4, options).deal('3d 2h', '4c 9s', 'Ac 5s', '2c Kd');

testRefusals(
  'whist',
  [
    ['WHIST-TURN-1', opened, 'play 3d', 'play 4c', 0],
    ['WHIST-TURN-1', opened, 'bid 3', 'play 4c', 2],
    ['WHIST-PLAY-1', opened, 'play Ac', 'play 4c'],
    ['WHIST-PLAY-3', () => opened().play('4c'), 'play 5s', 'play Ac'],
  ],
  [{ rule: 'WHIST-DEAL-1', players: 4, open: 'WHIST-TRUMP-1' }],
);
