import { viewAsJson, viewOf } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, type TestTable, table } from '../testing/table.ts';

const ID = 'coralon-partners';
const DOUBLE = { zeroBids: 'zero-and-double' };
const ANCHORS = ['2a', 'Aa', '2t', '3t', '4t', '5t'];
const BOX = 'Fu 2c 6l';

/** Four seats ready to bid; seat 0 deals and speaks last, as on the page. */
const auction = (options = {}): TestTable => table(ID, 4, options).box(BOX).deal('2a', '3a', '4a', '5a');
/** Full hands, and seat 1 has bid: the box is to be taken or left. */
const won = (options = {}, call = 'bid 2'): TestTable =>
  table(ID, 4, options).box(BOX).dealFull('', '2a 3u Tt').say(call, 'pass', 'pass', 'pass');
const [ZERO, DOUBLE_ZERO] = [0, -3];
const numbers = (low: number) => Array.from({ length: 14 - low }, (_, i) => `bid ${low + i}`);

/** The score of a hand in which seat 0 deals, speaks last and is the bidder, and the seats take these tricks. */
function scored(calls: string[], taken: number[]) {
  const taker = taken.findIndex((n) => n > 0);
  const t = table(ID, 4, DOUBLE).box(BOX);
  t.deal(...oneTrick(4, 0, taker, ANCHORS)).say(...calls, 'noTrump');
  return t.set('taken', beforeLast(taken, taker)).playOut().line('score');
}

describe('deal', () => {
  test('13 cards each; three in the box, the first of them face up', () => {
    const deal = table(ID, 4).dealFrom('deal').line('deal') as unknown as Record<string, string[][]>;
    expect(deal.hands.map((hand) => hand.length)).toEqual([13, 13, 13, 13]);
    expect(deal.stock).toHaveLength(3);
    expect(deal.open).toBe(deal.stock[0]);
  });

  test('everybody sees the open card, and nobody the other two', () => {
    const t = table(ID, 4).box(BOX).dealFull();
    for (let seat = -1; seat < 4; seat++)
      expect(viewAsJson(viewOf(t.rules, t.state, seat))).toMatchObject({ open: 'Fu', stock: null });
  });
});

describe('auctions, dealer last', () => {
  const says = (text: string) =>
    text.split(', ').map((call) => (/^\d/.test(call) ? `bid ${call}` : call.replace('double zero', 'doubleZero')));
  /** Whose bid won, what it was, and who sits out when the tricks have begun. */
  const outcome = (calls: string[]) => {
    const t = auction(DOUBLE).say(...calls);
    const [bidder] = t.get('bidder');
    expect([t.phase, t.actors]).toEqual(['box', [bidder]]);
    t.say('noTrump');
    expect([t.phase, t.actors]).toEqual(['tricks', [bidder]]);
    return [bidder, t.get('call', 4)[bidder], t.get('out')[0]];
  };
  const nobody = 0;

  const results: Record<string, (calls: string[]) => void> = {
    'pass, pass, pass, (dealer)': () => {
      const t = auction(DOUBLE).say('pass', 'pass', 'pass');
      expect(t.legal()).toEqual([...numbers(2), 'zero']);
      expect(t.refusal('pass')).toBe('CORALON-PARTNERS-BID-4');
    },
    '4, zero, pass, pass': (calls) => expect(outcome(calls)).toEqual([2, ZERO, 1 << 0]),
    '4, zero, 5, pass': (calls) => {
      expect(outcome(calls)).toEqual([3, 5, nobody]);
      expect(auction(DOUBLE).say('bid 4', 'zero').refusal('bid 4')).toBe('CORALON-PARTNERS-BID-3');
    },
    'zero, pass, double zero, pass': (calls) => expect(outcome(calls)).toEqual([3, DOUBLE_ZERO, nobody]),
    'zero, 6, double zero, pass': (calls) => expect(outcome(calls)).toEqual([3, DOUBLE_ZERO, nobody]),
    'zero, 6, double zero, 7': (calls) => {
      expect(outcome(calls)).toEqual([0, 7, nobody]);
      const t = auction(DOUBLE).say('zero', 'bid 6', 'doubleZero');
      expect(t.legal()).toEqual(['pass', ...numbers(7), 'zero']);
    },
    'zero, pass, zero, pass': (calls) => expect(outcome(calls)).toEqual([3, ZERO, 1 << 1]),
    'zero, zero, double zero, double zero': (calls) => expect(outcome(calls)).toEqual([0, DOUBLE_ZERO, nobody]),
    'zero, pass, double zero, zero': (calls) => expect(outcome(calls)).toEqual([0, ZERO, 1 << 2]),
    'pass, pass, double zero': () =>
      expect(auction(DOUBLE).say('pass', 'pass').refusal('doubleZero')).toBe('CORALON-PARTNERS-DOUBLE-1'),
    'pass, zero, double zero': () =>
      expect(auction(DOUBLE).say('pass', 'zero').refusal('doubleZero')).toBe('CORALON-PARTNERS-DOUBLE-1'),
  };

  const rows = rowsOn(ID, 'calls | result');
  test('every auction of the page is here', () => {
    expect(rows.map(([calls]) => calls)).toEqual(Object.keys(results));
  });
  for (const [calls, result] of rows) test(`${calls}: ${result}`, () => results[calls](says(calls)));

  test('a number must be above the partner’s too; every seat has one turn', () => {
    const t = auction().say('bid 4', 'pass');
    expect(t.legal()).toEqual(['pass', ...numbers(5)]);
    expect(t.say('bid 13').legal()).toEqual(['pass']);
    t.say('pass');
    expect([t.phase, t.actors]).toEqual(['box', [3]]);
  });

  test('a double zero may be beaten by a double zero only of a team that said zero', () => {
    const t = auction(DOUBLE).say('zero', 'pass', 'doubleZero');
    expect(t.refusal('doubleZero')).toBe('CORALON-PARTNERS-DOUBLE-1');
  });

  test('without zeros in use a dealer who must bid has the numbers alone', () => {
    expect(auction().say('pass', 'pass', 'pass').legal()).toEqual(numbers(2));
  });
});

describe('the box', () => {
  test('is taken unseen; its open card makes trump; three of sixteen cards go', () => {
    const t = won();
    expect(t.legal()).toEqual(['take', 'noTrump']);
    t.say('take');
    expect([t.phase, t.actors]).toEqual(['putting away', [1]]);
    expect(t.get('count', 4)).toEqual([13, 16, 13, 13]);
    expect(t.legal()).toHaveLength(560);
    const held = (viewAsJson(viewOf(t.rules, t.state, 1)).hold as string[][])[1];
    expect(held).toEqual(expect.arrayContaining(['Fu', '2c', '6l', '2a', '3u', 'Tt']));
    t.say('discard 2a Fu 6l');
    expect([t.phase, t.actors]).toEqual(['tricks', [1]]);
    expect([t.get('count', 4), t.get('put', 4)]).toEqual([
      [13, 13, 13, 13],
      [0, 3, 0, 0],
    ]);
    expect(t.playAtRandom('on').line('score')).toMatchObject({ bidder: 1, trump: 'cups' });
  });

  test('what was put away is seen by the bidder alone', () => {
    const t = won().say('take', 'discard 2a Fu 6l');
    for (let seat = -1; seat < 4; seat++) {
      const { away, put, open } = viewAsJson(viewOf(t.rules, t.state, seat)) as Record<string, unknown[]>;
      expect(away[1]).toEqual(seat === 1 ? ['2a', 'Fu', '6l'] : null);
      expect([put, open]).toEqual([[0, 3, 0, 0], 'Fu']);
    }
  });

  test('is left unseen with no trump, and nothing is put away', () => {
    const t = won().say('noTrump');
    expect([t.phase, t.actors]).toEqual(['tricks', [1]]);
    expect([t.get('count', 4), t.get('put', 4)]).toEqual([
      [13, 13, 13, 13],
      [0, 0, 0, 0],
    ]);
    t.playAtRandom('on');
    expect(t.line('score')).toMatchObject({ trump: 'none' });
    for (let seat = -1; seat < 4; seat++) expect(viewAsJson(viewOf(t.rules, t.state, seat)).stock).toBeNull();
  });

  test('bidders of zero and double zero have the choice too', () => {
    expect(won(DOUBLE, 'zero').legal()).toEqual(['take', 'noTrump']);
    expect(auction(DOUBLE).say('zero', 'pass', 'doubleZero', 'pass').legal()).toEqual(['take', 'noTrump']);
  });
});

describe('play', () => {
  /** Seat 1 has bid and holds the 2 of anchors; cups can be trump. */
  const led = (decision: string[]) =>
    table(ID, 4)
      .box('Fu 2c 6l')
      .deal('Aa', '2a', '2u', 'Ka')
      .say('bid 2', 'pass', 'pass', 'pass', ...decision);

  test('a trump takes the trick', () => {
    expect(led(['take', 'discard 2c Fu 6l']).playOut().line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 1,
      cards: ['2a', '2u', 'Ka', 'Aa'],
      taker: 2,
    });
  });

  test('with no trump the open card’s suit is an ordinary one', () => {
    expect(led(['noTrump']).playOut().line('trick').taker).toBe(0);
  });

  test('the bidder leads any card, trump too, and the lead does not change trump', () => {
    const t = table(ID, 4)
      .box('Fu 2c 6l')
      .deal('3u 3a', '2a 2u', '4u 4a', '5u 5a')
      .say('bid 2', 'pass', 'pass', 'pass');
    t.say('take', 'discard 2c Fu 6l');
    expect([t.turn, t.cards()]).toEqual([1, '2a 2u']);
    t.play('2a 4a 5a 3a');
    expect(t.playOut().line('score')).toMatchObject({ trump: 'cups', tricks: [0, 0, 0, 2] });
  });

  test('after a zero three play, and the partner keeps the cards', () => {
    const t = table(ID, 4, DOUBLE).box(BOX).dealFull('', 'Aa', '', '2t').say('zero', 'pass', 'pass', 'pass', 'noTrump');
    const before = t.get('hold', 20).slice(15);
    expect(t.get('out')).toEqual([1 << 3]);
    t.play('Aa');
    expect(t.turn).toBe(2);
    t.say(t.legal()[0]);
    expect(t.turn).toBe(0);
    expect(t.refusal('play 2t', 3)).toBe('VINES-TURN-1');
    t.playAtRandom('three');
    expect(t.get('hold', 20).slice(15)).toEqual(before);
    expect((viewAsJson(viewOf(t.rules, t.state, 3)).hold as string[][])[3]).toHaveLength(13);
    expect(t.all('trick')).toHaveLength(13);
    for (const { leader, taker, cards } of t.all('trick')) {
      expect(cards).toHaveLength(3);
      expect([leader, taker]).not.toContain(3);
    }
    const { tricks, delta } = t.line('score') as unknown as Record<string, number[]>;
    expect([tricks[3], tricks.reduce((a, b) => a + b)]).toEqual([0, 13]);
    expect(delta).toEqual([tricks[0] + tricks[2], 0]);
    t.dealFrom('next');
    expect(t.get('out')).toEqual([0]);
  });

  test('after a double zero all four play, and its bidder leads', () => {
    const t = table(ID, 4, DOUBLE).box(BOX).dealFull().say('zero', 'pass', 'doubleZero', 'pass', 'take');
    t.say(t.legal()[0]);
    expect([t.turn, t.get('out')]).toEqual([3, [0]]);
    t.playAtRandom('four');
    expect(t.all('trick').map(({ cards }) => (cards as string[]).length)).toEqual(Array(13).fill(4));
    expect(t.line('score')).toMatchObject({ bidder: 3, bid: 'doubleZero', trump: 'cups' });
  });
});

describe('scoring', () => {
  const rows = rowsOn(ID, 'bid | bidding team');
  const calls: Record<string, string[]> = {
    zero: ['pass', 'pass', 'pass', 'zero'],
    'double zero': ['pass', 'zero', 'pass', 'doubleZero'],
  };
  test('the page has its rows', () => expect(rows).toHaveLength(12));
  for (const [bid, own, others, points, why] of rows)
    test(`${bid}: ${own} to ${others} gives ${points} (${why})`, () => {
      const [bidder, partner = 0] = numbersIn(own);
      const tricks = [bidder, Number(others), partner, 0];
      const line = scored(calls[bid] ?? ['pass', 'pass', 'pass', `bid ${bid}`], tricks);
      const made = numbersIn(points);
      const [goal] = calls[bid] ? [0] : numbersIn(bid);
      const taken = bidder + partner;
      const result = taken === goal ? 'exact' : taken > goal && !calls[bid] ? 'over' : 'missed';
      expect(line).toMatchObject({ delta: made, tricks, result, bidder: 0, trump: 'none' });
      expect(line.bid).toBe({ zero: 'zero', 'double zero': 'doubleZero' }[bid] ?? goal);
    });

  test('the lines of the page', () => {
    const lines = linesOn(ID);
    const t = table(ID, 4).dealer(1).box('Fu 2a 6l');
    t.deal('2t', '3t', '3c', '4t').set('total', [7, 7]);
    t.say('bid 6', 'pass', 'pass', 'pass', 'take', 'discard 2a 3c 6l').set('taken', [2, 3, 3, 4]);
    t.playOut();
    expect(t.line('deal')).toMatchObject({ hand: 2, dealer: 1, stock: ['Fu', '2a', '6l'], open: 'Fu' });
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      expect(t.lines).toContainEqual(line);
      const same = t.lines.find(({ ev, do: name }) => ev === line.ev && name === line.do)!;
      expect(Object.keys(same)).toEqual(Object.keys(line));
    }
  });
});

describe('end of the game', () => {
  /** After a hand in which the bidder's team has bid 5 and taken 7. */
  function ended(bidder: number, total: number[], options = {}): TestTable {
    const t = table(ID, 4, options)
      .dealer((bidder + 3) % 4)
      .box(BOX);
    t.deal(...oneTrick(4, bidder, bidder, ANCHORS)).say('bid 5', 'pass', 'pass', 'pass', 'noTrump');
    const taken = [0, 0, 0, 0];
    [taken[bidder], taken[(bidder + 1) % 4]] = [6, 6];
    return t.set('total', total).set('taken', taken).playOut();
  }
  const cases: [string, number, number[], number[], number[] | null][] = [
    ['the page: 56 to 54', 0, [56, 54], [63, 60], [0, 2]],
    ['the page: 54 to 55, level, and the bidding team wins', 2, [54, 55], [61, 61], [0, 2]],
    ['level the other way round', 1, [55, 54], [61, 61], [1, 3]],
    ['the higher total wins, bidding team or not', 0, [54, 56], [61, 62], [1, 3]],
    ['exactly the target will do', 3, [54, 50], [60, 57], [0, 2]],
    ['below the target the game goes on', 3, [53, 52], [59, 59], null],
  ];
  for (const [what, bidder, before, total, winners] of cases)
    test(`${what}: bidder ${bidder}, totals ${total}`, () => {
      const t = ended(bidder, before);
      expect(t.line('score').total).toEqual(total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });

  test('another target', () => expect(ended(0, [0, 0], { target: 7 }).line('over').winners).toEqual([0, 2]));
});

const following = () =>
  table(ID, 4)
    .box(BOX)
    .deal('3l 2u', 'Kc 2l', 'Ac 2a', '3c 3a')
    .say('bid 2', 'pass', 'pass', 'pass', 'noTrump')
    .play('Kc');
const putting = () => won().say('take');

testRefusals(
  ID,
  [
    ['CORALON-PARTNERS-BID-2', () => auction(), 'play 3a', 'pass'],
    ['CORALON-PARTNERS-BID-2', () => auction(), 'take', 'pass'],
    ['CORALON-PARTNERS-BID-2', () => auction(), 'zero', 'bid 2'],
    ['CORALON-PARTNERS-BID-3', () => auction(), 'bid 1', 'bid 2'],
    ['CORALON-PARTNERS-BID-3', () => auction(), 'bid 14', 'bid 13'],
    ['CORALON-PARTNERS-BID-3', () => auction().say('bid 4', 'pass'), 'bid 4', 'bid 5'],
    ['CORALON-PARTNERS-BID-3', () => auction(), 'bid', 'bid 2'],
    ['CORALON-PARTNERS-BID-4', () => auction().say('pass', 'pass', 'pass'), 'pass', 'bid 2'],
    ['CORALON-PARTNERS-DOUBLE-1', () => auction(DOUBLE), 'doubleZero', 'zero'],
    ['CORALON-PARTNERS-DOUBLE-1', () => auction(DOUBLE).say('pass', 'zero'), 'doubleZero', 'zero'],
    ['CORALON-PARTNERS-DOUBLE-1', () => auction({ zeroBids: 'zero' }).say('zero', 'pass'), 'doubleZero', 'zero'],
    ['CORALON-PARTNERS-BOX-1', () => won(), 'discard 2a 3u Tt', 'take'],
    ['CORALON-PARTNERS-BOX-1', () => won(), 'play 2a', 'noTrump'],
    ['CORALON-PARTNERS-BOX-2', putting, 'discard 3u 2a Tt', 'discard 2a 3u Tt'],
    ['CORALON-PARTNERS-BOX-2', putting, 'discard 2a 3u', 'discard 2a 3u Tt'],
    ['CORALON-PARTNERS-BOX-2', putting, 'discard 2a 3u 6l Tt', 'discard 2a 3u 6l'],
    ['CORALON-PARTNERS-BOX-2', putting, 'discard 2a 2a 3u', 'discard 2a 2c 3u'],
    ['CORALON-PARTNERS-BOX-2', putting, 'discard', 'discard 2c Fu 6l'],
    ['CORALON-PARTNERS-BOX-2', putting, 'noTrump', 'discard 2a 3u Tt'],
    [
      'CORALON-PARTNERS-BOX-2',
      () => table(ID, 4).box(BOX).dealFull('4a', '2a 3u Tt').say('bid 2', 'pass', 'pass', 'pass', 'take'),
      'discard 2a 4a Tt',
      'discard 2a 3u Tt',
    ],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 2],
    ['VINES-TURN-1', () => won(), 'take', 'take', 3],
    ['VINES-TURN-1', putting, 'discard 2a 3u Tt', 'discard 2a 3u Tt', 0],
    ['VINES-TURN-1', following, 'play 3l', 'play Ac', 0],
    ['VINES-PLAY-1', following, 'play 4c', 'play Ac'],
    ['VINES-PLAY-1', following, 'play 9c', 'play Ac'],
    ['VINES-PLAY-2', following, 'pass', 'play Ac'],
    ['VINES-PLAY-3', following, 'play 2a', 'play Ac'],
  ],
  [{ rule: 'CORALON-PARTNERS-DEAL-1', players: 4, open: 'CORALON-PARTNERS-DEAL-2' }],
);

test('three cards are a list of three texts and nothing that looks like it', () => {
  const t = putting();
  for (const cards of [
    ['2a 3u Tt'],
    ['2a 3u', 'Tt'],
    [['2a'], '3u', 'Tt'],
    '2a 3u Tt',
    null,
    { 0: '2a', 1: '3u', 2: 'Tt' },
  ])
    expect(t.refusal({ do: 'discard', cards }), JSON.stringify(cards)).toBe('CORALON-PARTNERS-BOX-2');
  expect(t.refusal({ do: 'discard', cards: ['2a', '3u', 'Tt'] })).toBeNull();
});
