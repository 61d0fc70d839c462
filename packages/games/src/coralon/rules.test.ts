import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';

const ANCHORS = ['2a', 'Aa', '2t', '3t', '4t', '5t', '6t', '7t'];
const LOCKS = ['2l', 'Al', '2t', '3t', '4t', '5t', '6t', '7t'];
const WITH_LESS = { zeroBids: 'zero-and-less' };

/** Four seats ready to bid, the dealer last, as on the page. */
const auction = (options = {}): TestTable => table('coralon', 4, options).deal('2a', '3a', '4a', '5a');

/** The score of a hand in which seat 0 deals, speaks last and is the bidder, and the seats take these tricks. */
function scored(calls: string[], taken: number[]) {
  const taker = taken.findIndex((n) => n > 0);
  const t = table('coralon', taken.length, WITH_LESS).deal(...oneTrick(taken.length, 0, taker, ANCHORS));
  return t
    .say(...calls)
    .set('taken', beforeLast(taken, taker))
    .playOut()
    .line('score');
}

describe('deal', () => {
  for (const [players, dealt, more, tricks] of rowsOn('coralon', 'players | cards dealt'))
    test(`${players} players: ${dealt}; one more: ${more}; ${tricks} tricks`, () => {
      const n = Number(players);
      const [each, over = 0] = numbersIn(dealt);
      const rules = rulesOf('coralon', n);
      for (let dealer = 0; dealer < n; dealer++) {
        const sizes = rules.design.hands(dealer, 1);
        const extra = sizes.map((size) => size - each);
        const fromLeft = [...extra.slice(dealer + 1), ...extra.slice(0, dealer + 1)];
        const first = { none: 0, 'all but the dealer': n - 1 }[more] ?? 1;
        expect(fromLeft).toEqual(fromLeft.map((_, place) => (place < first ? 1 : 0)));
        expect(first).toBe(over);
        expect(sizes.reduce((a, b) => a + b)).toBe(55);
      }
      const t = table('coralon', n).dealFrom('deal').playAtRandom('play');
      expect(t.all('trick')).toHaveLength(Number(tricks));
      expect(t.line('deal')).toMatchObject({ hand: 1, dealer: 0, stock: [], open: null });
    });

  test('the deal moves one seat to the left after every hand', () => {
    const t = table('coralon', 3, { target: 200 });
    for (let hand = 1; hand <= 4; hand++) t.dealFrom('moves').playAtRandom(`hand ${hand}`);
    expect(t.all('deal').map(({ dealer }) => dealer)).toEqual([0, 1, 2, 0]);
  });
});

describe('putting away', () => {
  test('all who have one card more act at once, in any order; then the dealer’s left bids', () => {
    const t = table('coralon', 4).dealFull('', '2a', 'Ka', '3a');
    expect(t.actors).toEqual([1, 2, 3]);
    expect(t.legal(2)).toHaveLength(14);
    t.as(3, 'discard 3a').as(1, 'discard 2a');
    expect([t.phase, t.actors]).toEqual(['putting away', [2]]);
    t.as(2, 'discard Ka'); // any card may go
    expect([t.phase, t.actors]).toEqual(['bidding', [1]]);
    expect(t.get('count', 4)).toEqual([13, 13, 13, 13]);
  });

  test('with five players there is nothing to put away', () => {
    expect(table('coralon', 5).dealFull().phase).toBe('bidding');
  });
});

describe('auctions, four players, dealer last', () => {
  const numbers = (low: number) => Array.from({ length: 14 - low }, (_, i) => `bid ${low + i}`);
  const says = (text: string) => text.split(', ').map((call) => (/\d/.test(call) ? `bid ${call}` : call));
  /** Whose bid won, and what it was. */
  const won = (t: TestTable) => [t.get('bidder')[0], t.get('call', 4)[t.get('bidder')[0]], t.phase];
  const [ZERO, LESS] = [0, -1];

  const results: Record<string, (calls: string[]) => void> = {
    'pass, pass, pass, (dealer)': () => {
      const t = auction({ zeroBids: 'zero' }).say('pass', 'pass', 'pass');
      expect(t.legal()).toEqual([...numbers(2), 'zero']);
      expect(t.refusal('pass')).toBe('CORALON-BID-4');
    },
    '3, zero, pass, pass': (calls) => expect(won(auction(WITH_LESS).say(...calls))).toEqual([2, ZERO, 'tricks']),
    '3, zero, 4, pass': (calls) => {
      const t = auction(WITH_LESS).say('bid 3', 'zero');
      for (const low of ['bid 2', 'bid 3']) expect(t.refusal(low)).toBe('CORALON-BID-3');
      expect(won(auction(WITH_LESS).say(...calls))).toEqual([3, 4, 'tricks']);
    },
    'zero, 2, pass, pass': (calls) => expect(won(auction(WITH_LESS).say(...calls))).toEqual([2, 2, 'tricks']),
    'zero, pass, pass, pass': (calls) => expect(won(auction(WITH_LESS).say(...calls))).toEqual([1, ZERO, 'tricks']),
    '13, pass, pass, zero': (calls) => {
      expect(auction(WITH_LESS).say('bid 13').legal()).toEqual(['pass', 'zero']);
      expect(won(auction(WITH_LESS).say(...calls))).toEqual([0, ZERO, 'tricks']);
    },
    'zero, zero, pass, pass': (calls) => {
      expect(won(auction(WITH_LESS).say(...calls))).toEqual([2, ZERO, 'tricks']);
      const t = auction({ ...WITH_LESS, repeatZero: false }).say('zero');
      expect(t.refusal('zero')).toBe('CORALON-ZERO-3');
    },
    'zero, less, pass, less': (calls) => {
      expect(won(auction(WITH_LESS).say(...calls))).toEqual([0, LESS, 'tricks']);
      expect(scored(calls, [0, 1, 1, 11]).delta).toEqual([13, 0, 0, 0]);
      expect(scored(calls, [0, 0, 1, 12]).delta).toEqual([0, 0, 1, 12]);
      expect(scored(calls, [0, 1, 0, 12]).delta).toEqual([0, 1, 0, 12]);
    },
    'zero, less, zero': () => {
      const t = auction(WITH_LESS).say('zero', 'less');
      expect(t.refusal('zero')).toBe('CORALON-LESS-3');
      expect(t.legal()).toEqual(['pass', ...numbers(2), 'less']);
    },
    'zero, 5, less, pass': (calls) => {
      const t = auction(WITH_LESS).say(...calls);
      expect(won(t)).toEqual([3, LESS, 'tricks']);
      expect(t.set('taken', [13, 0, 0, 0]).play('5a 2a 3a 4a').line('score')).toMatchObject({ result: 'missed' });
      const made = table('coralon', 4, WITH_LESS).deal('Aa', '3a', '4a', '5a');
      made
        .say(...calls)
        .set('taken', [11, 1, 0, 0])
        .playOut();
      expect(made.line('score')).toMatchObject({ result: 'exact', delta: [0, 0, 0, 13], tricks: [12, 1, 0, 0] });
    },
  };

  const rows = rowsOn('coralon', 'calls in order');
  test('every auction of the page is here', () => {
    expect(rows.map(([calls]) => calls)).toEqual(Object.keys(results));
  });
  for (const [calls, result] of rows) test(`${calls}: ${result}`, () => results[calls](says(calls)));

  test('with numbers alone: from 2 to the tricks in the hand, each higher than the last', () => {
    const t = auction();
    expect(t.acts().slice(0, 2)).toEqual([{ do: 'pass' }, { do: 'bid', tricks: 2 }]);
    expect(t.legal()).toEqual(['pass', ...numbers(2)]);
    expect(t.say('bid 4').legal()).toEqual(['pass', ...numbers(5)]);
    expect(t.say('bid 13').legal()).toEqual(['pass']);
    expect(t.say('pass').legal()).toEqual(['pass']);
    expect(won(t.say('pass'))).toEqual([2, 13, 'tricks']);
  });

  test('zero only once, even if a number came in between; less is still open', () => {
    const t = auction({ ...WITH_LESS, repeatZero: false }).say('zero', 'bid 2');
    expect(t.refusal('zero')).toBe('CORALON-ZERO-3');
    expect(t.refusal('less')).toBeNull();
  });

  test('less needs a zero in this auction, though not the call before', () => {
    const t = auction(WITH_LESS).say('bid 2');
    expect(t.refusal('less')).toBe('CORALON-LESS-1');
    expect(t.say('zero', 'bid 3').refusal('less')).toBeNull();
  });

  test('a number beats a less; the last bid wins', () => {
    expect(won(auction(WITH_LESS).say('zero', 'less', 'bid 2', 'pass'))).toEqual([3, 2, 'tricks']);
  });
});

describe('play', () => {
  test('the bidder leads any card, and its suit is trump for the whole hand', () => {
    const t = table('coralon', 3).deal('2c 3l', 'Kc 2l', 'Ac 2a').say('pass', 'bid 2', 'pass');
    expect([t.turn, t.cards()]).toEqual([2, '2a Ac']);
    t.play('2a 2c 2l'); // nobody else has an anchor
    expect(t.line('trick')).toEqual({ ev: 'trick', n: 1, leader: 2, cards: ['2a', '2c', '2l'], taker: 2 });
    t.play('Ac 3l Kc');
    expect(t.line('score')).toMatchObject({ trump: 'anchors', tricks: [0, 0, 2], result: 'exact' });
  });

  test('a trump takes the trick from the led suit, and only where the led suit is lacking', () => {
    const t = table('coralon', 3).deal('2a 3c', 'Aa Ac', '3a 4a').say('bid 2', 'pass', 'pass').play('Aa 3a 2a');
    expect(t.play('Ac').cards()).toBe('4a');
    t.play('4a 3c');
    expect(t.line('trick')).toMatchObject({ leader: 1, taker: 2 });
  });

  test('ranks run A K B F T 7 6 5 4 3 2', () => {
    const ranks = ['A', 'K', 'B', 'F', 'T', '7', '6', '5', '4', '3', '2'];
    for (let i = 1; i < ranks.length; i++) {
      const t = table('coralon', 3)
        .deal('2t', `${ranks[i]}a`, `${ranks[i - 1]}a`)
        .say('bid 2', 'pass', 'pass')
        .playOut();
      expect(t.line('trick').taker).toBe(2);
    }
  });

  test('zero and less bidders lead and make trump too; a zero that has failed is played to the end', () => {
    const t = table('coralon', 5, WITH_LESS).dealFull('', 'Al').say('zero', 'pass', 'pass', 'pass', 'pass');
    expect(t.turn).toBe(1);
    t.play('Al').playAtRandom('to the end');
    expect(t.all('trick')).toHaveLength(11);
    expect(t.line('score')).toMatchObject({ bidder: 1, bid: 'zero', trump: 'locks', result: 'missed' });
  });
});

describe('scoring', () => {
  const rows = rowsOn('coralon', 'players | bid | tricks taken');
  const pass = (n: number): string[] => Array(n).fill('pass');
  /** The calls from the second seat round to the bidder. */
  function calls(bid: string, players: number): string[] {
    if (/^\d+$/.test(bid)) return [...pass(players - 1), `bid ${bid}`];
    if (bid === 'zero') return [...pass(players - 1), 'zero'];
    if (bid === 'less, after a zero by the second seat') return ['zero', ...pass(players - 2), 'less'];
    if (bid === 'less, after zero by the second and less by the third seat')
      return ['zero', 'less', ...pass(players - 3), 'less'];
    throw new Error(`What is a bid of ${bid}?`);
  }

  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(14));
  for (const [players, bid, taken, points, why] of rows)
    test(`${players} players, ${bid}: ${taken} gives ${points} (${why})`, () => {
      const line = scored(calls(bid, Number(players)), numbersIn(taken));
      expect(line.delta).toEqual(numbersIn(points));
      const word = why.match(/exact|over|missed|made|failed/)?.[0] ?? 'exact';
      expect(line.result).toBe({ made: 'exact', failed: 'missed' }[word] ?? word);
    });

  test('the score line of the page', () => {
    const [line] = linesOn('coralon');
    const t = table('coralon', 4).dealer(2, 3);
    t.deal(...oneTrick(4, 1, 1, LOCKS)).say('pass', 'pass', 'bid 4', 'pass');
    t.set('total', [9, 7, 6, 5]).set('taken', [5, 3, 3, 1]).playOut();
    expect(t.line('score')).toEqual(line);
    expect(Object.keys(t.line('score'))).toEqual(Object.keys(line));
  });

  test('a less that was made is "exact" with bid "less"', () => {
    expect(scored(['zero', 'pass', 'pass', 'less'], [0, 6, 4, 3])).toMatchObject({ bid: 'less', result: 'exact' });
  });
});

describe('end of the game', () => {
  /** After a hand that scores nobody anything (a zero that failed with all the tricks). */
  function ended(bidder: number, total: number[], options = {}): TestTable {
    const t = table('coralon', 4, { zeroBids: 'zero', target: 40, ...options }).dealer(1);
    t.deal(...oneTrick(4, bidder, bidder, ANCHORS));
    for (let seat = 2; seat !== 2 || t.phase === 'bidding'; seat = (seat + 1) % 4)
      t.say(seat === bidder ? 'zero' : 'pass');
    const taken = [0, 0, 0, 0];
    taken[bidder] = 12;
    return t.set('total', total).set('taken', taken).playOut();
  }

  const cases: [string, number, number[], number[] | null][] = [
    ['a tie goes to the first from the dealer’s left', 3, [41, 38, 41, 30], [2]],
    ['… or to the bidder among them', 0, [41, 38, 41, 30], [0]],
    ['the highest total wins', 3, [43, 38, 41, 30], [0]],
    ['… whoever bid', 2, [43, 38, 41, 30], [0]],
    ['the dealer comes last', 2, [39, 41, 39, 41], [3]],
    ['a tie of three', 1, [41, 39, 41, 41], [2]],
    ['exactly the target will do', 1, [40, 39, 39, 39], [0]],
    ['below the target the game goes on', 1, [39, 39, 39, 39], null],
  ];
  for (const [what, bidder, total, winners] of cases)
    test(`${what}: bidder ${bidder}, totals ${total}`, () => {
      const t = ended(bidder, total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });

  test('nobody acts after the end', () => {
    expect(ended(3, [41, 0, 0, 0]).refusal('pass', 0)).toBe('RECORD-OVER-2');
    expect(ended(3, [39, 0, 0, 0]).refusal('pass', 0)).toBe('RECORD-DEAL-1');
  });
});

const following = () => table('coralon', 3).deal('2c 3l', 'Kc 2l', 'Ac 2a').say('bid 2', 'pass', 'pass').play('Kc');

testRefusals(
  'coralon',
  [
    ['CORALON-DISCARD-1', () => table('coralon', 4).dealFull('', 'Aa'), 'discard Aa', 'discard Aa', 0],
    ['CORALON-DISCARD-1', () => table('coralon', 4).dealFull('', 'Aa', 'Ka'), 'discard Ka', 'discard Aa'],
    [
      'CORALON-DISCARD-1',
      () => table('coralon', 4).dealFull('', 'Aa', 'Ka 2a').as(2, 'discard 2a'),
      'discard Ka',
      'discard Aa',
      2,
    ],
    ['CORALON-DISCARD-2', () => table('coralon', 4).dealFull('', 'Aa'), 'pass', 'discard Aa'],
    ['CORALON-DISCARD-2', () => table('coralon', 4).dealFull('', 'Aa'), 'pass', 'discard Aa', 0],
    ['CORALON-BID-2', () => auction(), 'play 3a', 'pass'],
    ['CORALON-BID-2', () => auction(), 'zero', 'bid 2'],
    ['CORALON-LESS-1', () => auction({ zeroBids: 'zero' }).say('zero'), 'less', 'zero'],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 2],
    ['VINES-TURN-1', () => auction().say('bid 2', 'bid 3'), 'bid 4', 'bid 4', 1],
    ['VINES-TURN-1', following, 'play 2c', 'play Ac', 0],
    ['CORALON-BID-3', () => auction(), 'bid 1', 'bid 2'],
    ['CORALON-BID-3', () => auction(), 'bid 14', 'bid 13'],
    ['CORALON-BID-3', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['CORALON-BID-3', () => auction(), 'bid', 'bid 2'],
    ['CORALON-BID-4', () => auction().say('pass', 'pass', 'pass'), 'pass', 'bid 2'],
    ['CORALON-ZERO-3', () => auction({ ...WITH_LESS, repeatZero: false }).say('zero'), 'zero', 'less'],
    ['CORALON-LESS-1', () => auction(WITH_LESS), 'less', 'zero'],
    ['CORALON-LESS-3', () => auction(WITH_LESS).say('zero', 'less'), 'zero', 'less'],
    ['VINES-PLAY-1', following, 'play 3c', 'play Ac'],
    ['VINES-PLAY-1', following, 'play 9c', 'play Ac'],
    ['VINES-PLAY-2', following, 'pass', 'play Ac'],
    ['VINES-PLAY-3', following, 'play 2a', 'play Ac'],
  ],
  [3, 4, 5, 6].map((players) => ({ rule: 'CORALON-DEAL-1', players })),
);
