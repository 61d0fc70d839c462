import { dealFromSeed, faultIn, isGoodDeal } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { vines } from '../parts/decks.ts';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { rulesOf, type TestTable, table } from '../testing/table.ts';

/** The last suit of the deck. */
const SUIT_LEFT_OUT = vines.suits[4].letter;

const REST = ['2a', '3a', '4a', '5a'];

/** Four seats ready to bid, the open card a lock; seat 0 deals and speaks last. */
const auction = (options = {}, hands = REST): TestTable =>
  table('chevalier', 4, options)
    .box('6l 6t')
    .deal(...hands);

/** Seat 1 has won the auction. */
const bought = (bid: number, hands = REST, options = {}): TestTable =>
  auction(options, hands).say(`bid ${bid}`, 'pass', 'pass', 'pass');

/** Seat 1 plays without trump. */
const plain = (bid: number, hands: string[], options = {}): TestTable => bought(bid, hands, options).say('noTrump');

describe('deal', () => {
  test('ten cards each; of the 15 others the first is turned up', () => {
    const t = table('chevalier', 4).dealFrom('deal');
    const { hands, stock, open } = t.line('deal') as unknown as { hands: string[][]; stock: string[]; open: string };
    expect(hands.map((hand) => hand.length)).toEqual([10, 10, 10, 10]);
    expect([stock.length, open, t.phase, t.turn]).toEqual([15, stock[0], 'bidding', 1]);
  });

  test('fewer suits: the last ones stay out, and too small a deck is refused', () => {
    const { hands, stock } = table('chevalier', 4, { suits: 4 }).dealFrom('deal').line('deal') as unknown as {
      hands: string[][];
      stock: string[];
    };
    expect([...hands.flat(), ...stock].filter((card) => card.endsWith(SUIT_LEFT_OUT))).toEqual([]);
    expect(stock).toHaveLength(4);
    expect(faultIn(rulesOf('chevalier', 4).game, 4, { suits: 3 })).toContain('CHEVALIER-DEAL-1');
    expect(faultIn(rulesOf('chevalier', 4).game, 4, { suits: 3, handSize: 7 })).toBeNull();
  });

  test('no other card of the pack can be the open one', () => {
    const rules = rulesOf('chevalier', 4);
    const deal = dealFromSeed(rules, rules.start(), 'open');
    expect(isGoodDeal(rules, rules.start(), deal)).toBe(true);
    expect(isGoodDeal(rules, rules.start(), { ...deal, open: deal.stock[1] })).toBe(false);
    expect(isGoodDeal(rules, rules.start(), { ...deal, open: -1 })).toBe(false);
  });
});

describe('auction', () => {
  const numbers = (low: number) => Array.from({ length: 16 - low }, (_, i) => `bid ${low + i}`);

  test('one turn each, the dealer last; the highest bid wins', () => {
    const t = auction();
    expect(t.acts()[0]).toEqual({ do: 'bid', points: 1 });
    expect(t.legal()).toEqual([...numbers(1), 'pass']);
    expect(t.say('bid 3', 'pass').legal()).toEqual([...numbers(4), 'pass']); // the partner's bid counts too
    t.say('bid 5', 'pass');
    expect([t.phase, t.turn, t.get('bidder')]).toEqual(['box', 3, [3]]);
    expect(auction({ minBid: 5 }).legal()).toEqual([...numbers(5), 'pass']);
  });

  test('if nobody has bid, the dealer must; and nobody answers', () => {
    const t = auction().say('pass', 'pass', 'pass');
    expect(t.legal()).toEqual(numbers(1));
    expect([t.say('bid 1').phase, t.turn]).toEqual(['box', 0]);
  });
});

describe('the open card', () => {
  test('taken, it makes its suit trump, and any card may go, itself and poison too', () => {
    const t = bought(2, ['2a 3a', '7c 4a', '5a 6a', '2c 3c']).say('take');
    expect([t.phase, t.turn, t.legal()]).toEqual(['putting away', 1, ['discard 4a', 'discard 7c', 'discard 6l']]);
    t.say('discard 7c');
    expect([t.phase, t.turn, t.cards()]).toEqual(['tricks', 1, '4a 6l']);
    expect(t.play('6l 5a 2c 2a').line('trick')).toMatchObject({ taker: 1, poisoned: false });
    expect(t.play('4a 6a 3c 3a').line('score')).toMatchObject({ trump: 'locks' });
  });

  test('refused, there is no trump, and nothing is discarded', () => {
    const t = bought(2, ['2l', '3a', '4c', '5a']).say('noTrump');
    expect([t.phase, t.turn]).toEqual(['tricks', 1]);
    expect(t.playOut().line('trick')).toMatchObject({ taker: 3 });
    expect(t.line('score')).toMatchObject({ trump: 'none' });
  });

  test('the bidder leads any card, a side suit or a trump', () => {
    expect(bought(1, ['2a', '3a 4l', '4a', '5a']).say('take', 'discard 6l').cards()).toBe('3a 4l');
  });
});

describe('poison', () => {
  const poisoned = (trick: string, options = {}) => {
    const [one, two, three, zero] = trick.split(' ');
    return plain(1, [zero, one, two, three], options).playOut().line('trick').poisoned;
  };
  test('a 7 poisons the trick, however many there are; a Tar only in Buccaneer', () => {
    for (const [trick, sevens, tars] of [
      ['2a 3a 4a 5a', false, false],
      ['2a 7a 4a 5a', true, false],
      ['2a 7c 7u 7t', true, false],
      ['2a Ta 4a 5a', false, true],
      ['7a Ta 4a 5a', true, true],
    ] as const) {
      expect(poisoned(trick), trick).toBe(sevens);
      expect(poisoned(trick, { poison: 'tars' }), trick).toBe(tars);
    }
  });

  test('three 7s in one trick make one poisoned trick, and a sweep if they are all there are', () => {
    const score = plain(3, ['7c 2a', 'Aa Ka', '7u 3a', '7t 4a']).play('Ka 3a 4a 2a').play('Aa 7u 7t 7c').line('score');
    expect(score).toMatchObject({ clean: [0, 1], poisoned: [0, 1], sweep: 1, points: [0, 3], result: 'made' });
  });

  test('a 7 that is discarded, or stays in the pack, is not needed for a sweep', () => {
    const t = table('chevalier', 4).box('7l 7t').deal('2a 2c', 'Aa Kc', '7a 3c', '4a 4c').say('bid 1', 'pass', 'pass');
    t.say('pass', 'take', 'discard 7l').play('Aa 7a 4a 2a').play('Kc 3c 4c 2c');
    expect(t.line('score')).toMatchObject({ sweep: 1, points: [0, 3] });
  });

  describe('put away, with `buried` blocks', () => {
    /** Seat 1 takes the open card, puts a card away, and takes the only trick, poisoned by the 7 (or Tar) of anchors. */
    const away = (open: string, discard = open, own = 'Aa', poison = 'sevens') =>
      table('chevalier', 4, { buried: 'blocks', poison })
        .box(`${open} 7t`)
        .deal('2a', own, poison === 'tars' ? 'Ta' : '7a', '4a')
        .say('bid 1', 'pass', 'pass', 'pass', 'take', `discard ${discard}`)
        .playOut()
        .line('score');
    const SWEEP = { poisoned: [0, 1], sweep: 1, points: [0, 2], result: 'made' };
    const NONE = { poisoned: [0, 1], sweep: null, points: [0, 0], delta: [1, 0], result: 'missed' };

    test('a 7 blocks every sweep, the open one and any other', () => {
      expect(away('7l')).toMatchObject(NONE);
      expect(away('6l', '7u', '7u')).toMatchObject(NONE);
    });

    test('another card blocks nothing, nor does a 7 in the pack', () => {
      expect(away('6l')).toMatchObject(SWEEP);
    });

    test('a refused open 7 blocks nothing', () => {
      const t = table('chevalier', 4, { buried: 'blocks' }).box('7l').deal('2a', 'Aa', '7a', '4a');
      t.say('bid 1', 'pass', 'pass', 'pass', 'noTrump').playOut();
      expect(t.line('score')).toMatchObject(SWEEP);
    });

    test('in Buccaneer a Tar blocks, and a 7 does not', () => {
      expect(away('Tl', 'Tl', 'Aa', 'tars')).toMatchObject(NONE);
      expect(away('7l', '7l', 'Aa', 'tars')).toMatchObject(SWEEP);
    });

    test('no field of the score line says that a 7 went', () => {
      expect(Object.keys(away('7l'))).toEqual(Object.keys(away('6l')));
    });
  });

  test('an open 7 that is taken and kept is in play', () => {
    const t = table('chevalier', 4).box('7l').deal('Al 2c', 'Aa Kc', '7a 3c', '4a 4c').say('bid 1', 'pass', 'pass');
    t.say('pass', 'take', 'discard Kc').play('Aa 7a 4a 2c').play('7l 3c 4c Al');
    expect(t.line('score')).toMatchObject({ clean: [0, 0], poisoned: [1, 1], sweep: null, points: [0, 0] });
  });

  test('the 7s that each seat has taken lie open', () => {
    const t = plain(3, ['7c 2a', 'Aa Ka', '7u 3a', '7t 4a']).play('Aa 3a 4a 2a');
    expect(t.get('points', 4)).toEqual([0, 0, 0, 0]);
    expect(t.play('Ka 7u 7t 7c').get('points', 4)).toEqual([0, 3, 0, 0]);
  });
});

describe('scoring', () => {
  /** A hand in which seat 1 bids and takes the last trick, a clean one, and the sides have these tricks after it. */
  function scored(
    bid: number,
    [clean, poisoned]: number[],
    [othersClean, othersPoisoned]: number[],
    t = plain(bid, ['2a', 'Aa', '3a', '4a']),
  ) {
    return t
      .set('taken', [othersClean + othersPoisoned, clean - 1, 0, poisoned])
      .set('poisoned', [othersPoisoned, poisoned])
      .playOut()
      .line('score');
  }

  /** Seat 1 has bought the open 7 and put it away. */
  const buriedSeven = (bid: number, buried: string) =>
    table('chevalier', 4, { buried })
      .box('7l')
      .deal('2a', 'Aa', '3a', '4a')
      .say(`bid ${bid}`, 'pass', 'pass', 'pass', 'take', 'discard 7l');

  for (const [bid, own, others, sweep, points, scores, why] of rowsOn('chevalier', 'bid | bidders: clean'))
    test(`${bid} bid, ${own} against ${others}: ${scores} (${why})`, () => {
      const [bidders, rest] = numbersIn(scores);
      const [mine, theirs] = [own, others].map(numbersIn);
      const buried = why.match(/`"(out|blocks)"`/)?.[1];
      const score = scored(Number(bid), mine, theirs, buried ? buriedSeven(Number(bid), buried) : undefined);
      expect(score).toMatchObject({
        delta: [rest, bidders],
        sweep: { none: null, bidders: 1, others: 0 }[sweep],
        clean: [theirs[0], mine[0]],
        poisoned: [theirs[1], mine[1]],
        result: bidders > 0 ? 'made' : 'missed',
      });
      expect((score.points as number[])[1]).toBe(Number(points));
    });

  test('four of the page’s examples have a buried 7', () => {
    const rows = rowsOn('chevalier', 'bid | bidders: clean').filter((row) => /"(out|blocks)"/.test(row.at(-1)!));
    expect(rows).toHaveLength(4);
  });

  test('bidders can miss with a sweep; their points are lost as always', () => {
    expect(scored(8, [3, 2], [5, 0])).toMatchObject({ sweep: 1, points: [5, 7], delta: [13, 0], result: 'missed' });
  });

  test('the lines have the fields of the page', () => {
    const t = plain(1, ['2a', 'Aa', '7a', '4a']).playOut();
    expect(t.line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 1,
      cards: ['Aa', '7a', '4a', '2a'],
      taker: 1,
      poisoned: true,
    });
    expect(t.line('score')).toEqual({
      ev: 'score',
      hand: 1,
      delta: [0, 2],
      total: [0, 2],
      bidder: 1,
      bid: 1,
      trump: 'none',
      clean: [0, 0],
      poisoned: [0, 1],
      sweep: 1,
      points: [0, 2],
      result: 'made',
    });
  });

  test('with `buried` blocks there is no sweep in a hand in which a 7 was put away (hands at random)', () => {
    const t = table('chevalier', 4, { buried: 'blocks', target: 200 });
    const seen = { blocked: 0, swept: 0 };
    for (let hand = 0; hand < 300; hand++) {
      if (t.phase === 'over') t.set('total', [0, 0]).set('winners', [0]).set('phase', [-1]);
      const from = t.dealFrom(`buried ${hand}`).lines.length;
      const { sweep, poisoned } = t.playAtRandom(`hand ${hand}`).line('score') as unknown as {
        sweep: number | null;
        poisoned: number[];
      };
      const away = t.lines.slice(from).find((line) => line.do === 'discard')?.card as string | undefined;
      const oneSided = poisoned.filter((n) => n > 0).length === 1;
      expect(sweep !== null).toBe(oneSided && !away?.startsWith('7'));
      if (oneSided) seen[sweep === null ? 'blocked' : 'swept']++;
    }
    expect(seen.blocked).toBeGreaterThan(0);
    expect(seen.swept).toBeGreaterThan(0);
  });

  test('at most one side sweeps, and the points add up (hands at random)', () => {
    const t = table('chevalier', 4, { target: 200 });
    for (let hand = 0; hand < 30 && t.phase === 'deal'; hand++) {
      const score = t.dealFrom('sums').playAtRandom(`hand ${hand}`).line('score');
      const { bidder, bid, clean, poisoned, sweep, points, delta, result } = score as unknown as Record<
        string,
        number
      > &
        Record<'clean' | 'poisoned' | 'points' | 'delta', number[]>;
      const bad = poisoned[0] + poisoned[1];
      expect(clean[0] + clean[1] + bad).toBe(10);
      const extra = sweep === null ? -bad : sweep === bidder % 2 ? bad : 0;
      expect(points[0] + points[1]).toBe(10 + extra);
      const missed = points.map((n, side) => (side === bidder % 2 ? 0 : n + bid));
      expect(delta).toEqual(String(result) === 'made' ? points : missed);
    }
  });
});

describe('end of the game', () => {
  /** Seat 1 bids 1 and scores 1; or the others take the trick, and score it and the bump. */
  const made = (total: number[]) => plain(1, ['2a', 'Aa', '3a', '4a']).set('total', total).playOut();
  const missed = (total: number[]) => plain(1, ['Aa', '2a', '3a', '4a']).set('total', total).playOut();
  const cases: [string, TestTable, number[], number[] | null][] = [
    ['the bidders reach it', made([10, 30]), [10, 31], [1, 3]],
    ['the others reach it', missed([29, 30]), [31, 30], [0, 2]],
    ['level: the bidders', made([31, 30]), [31, 31], [1, 3]],
    ['the higher score wins, whoever bid', made([33, 30]), [33, 31], [0, 2]],
    ['below the target', made([30, 29]), [30, 30], null],
  ];
  for (const [what, t, total, winners] of cases)
    test(`${what}: ${total}`, () => {
      expect(t.line('score').total).toEqual(total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });
});

const taken = () => bought(1, ['2a', '7c 3a', '4a', '5a']).say('take');
const led = () => plain(1, ['2a 2c', '3a 3c', '4a 4c', '5c 5u']);

testRefusals(
  'chevalier',
  [
    ['CHEVALIER-BID-1', () => auction(), 'take', 'pass'],
    ['CHEVALIER-BID-2', () => auction(), 'bid 0', 'bid 1'],
    ['CHEVALIER-BID-2', () => auction(), 'bid 16', 'bid 15'],
    ['CHEVALIER-BID-2', () => auction({ minBid: 3 }), 'bid 2', 'bid 3'],
    ['CHEVALIER-BID-2', () => auction().say('bid 4', 'pass'), 'bid 4', 'bid 5'],
    ['CHEVALIER-BID-3', () => auction().say('pass', 'pass', 'pass'), 'pass', 'bid 1'],
    ['VINES-TURN-1', () => auction(), 'bid 1', 'bid 1', 0],
    ['VINES-TURN-1', () => bought(1), 'take', 'take', 3],
    ['VINES-TURN-1', taken, 'discard 2a', 'discard 7c', 0],
    ['VINES-TURN-1', led, 'play 4a', 'play 3a', 2],
    ['CHEVALIER-OPEN-1', () => bought(1), 'play 3a', 'noTrump'],
    ['CHEVALIER-OPEN-1', () => bought(1), 'discard 3a', 'take'],
    ['CHEVALIER-OPEN-2', taken, 'discard 2a', 'discard 6l'],
    ['CHEVALIER-OPEN-2', taken, 'play 3a', 'discard 7c'],
    ['VINES-PLAY-1', led, 'play 6l', 'play 3a'],
    ['VINES-PLAY-2', led, 'pass', 'play 3c'],
    ['VINES-PLAY-3', () => led().play('3a'), 'play 4c', 'play 4a'],
    ['VINES-PLAY-3', () => led().play('3c 4c'), 'play 5u', 'play 5c'],
  ],
  [{ rule: 'CHEVALIER-DEAL-1', players: 4 }],
);
