import { gameLine, type Line, type Options, Verifier, viewAsJson, viewOf } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../index.ts';
import { vines } from '../parts/decks.ts';
import { auction, BLIND, DOG, DOUBLE, FREE, PASSED, ZERO } from '../testing/ducks-hands.ts';
import { testRefusals } from '../testing/refusals.ts';
import { rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';

const ID = 'ducks-and-geese';
const ANCHORS = ['3a', 'Aa', '3t', '4t', '5t', '6t'];

describe('deal', () => {
  test('seven cards each; the first card of the pack of 27 is turned up, and everybody sees it', () => {
    expect(rulesOf(ID, 4).design.hands(2, 1)).toEqual([7, 7, 7, 7]);
    const t = table(ID, 4).dealFrom('deal');
    const { stock, open } = t.line('deal') as { stock: string[]; open: string };
    expect([stock.length, open]).toEqual([27, stock[0]]);
    for (let seat = -1; seat < 4; seat++)
      expect(viewAsJson(viewOf(t.rules, t.state, seat))).toMatchObject({ open, stock: null });
  });

  test('fewer suits: the last ones stay out', () => {
    const t = table(ID, 4, { suits: 3 });
    const { hands, stock } = t.dealFrom('deal').line('deal') as unknown as { hands: string[][]; stock: string[] };
    const letters = new Set([...hands.flat(), ...stock].map((card) => card.slice(-1)));
    expect([...letters].sort()).toEqual(
      vines.suits
        .slice(0, 3)
        .map(({ letter }) => letter)
        .sort(),
    );
    expect(stock).toHaveLength(33 - 28);
  });

  test('a record must turn up the first card of the pack, and no other', () => {
    const t = table(ID, 4).dealFrom('deal');
    const deal = t.line('deal') as Line & { stock: string[] };
    const fault = (line: Line) => {
      const verifier = new Verifier(gameOf);
      verifier.line(gameLine(t.rules, ['Ann', 'Bo', 'Cleo', 'Dan'], null));
      return verifier.line(line)?.rule ?? null;
    };
    expect(fault(deal)).toBeNull();
    for (const open of [deal.stock[1], deal.stock[26], null]) expect(fault({ ...deal, open })).toBe('DUCKS-DEAL-1');
  });
});

describe('the open card', () => {
  const bought = (options = {}) => auction(options).say(...PASSED, 'bid 3');

  test('taken, its suit is trump, and one of eight cards goes, the open card too', () => {
    const t = bought();
    expect([t.turn, t.legal()]).toEqual([0, ['take', 'noTrump']]);
    t.say('take');
    expect([t.phase, t.legal()]).toEqual(['putting away', ['discard 3a', 'discard 4l', 'discard Kl']]);
    t.say('discard Kl');
    expect([t.turn, t.cards()]).toEqual([0, '3a 4l']);
    expect(t.get('count', 4)).toEqual([2, 1, 1, 1]);
    t.play('4l 4a 5a 6a');
    expect(t.line('trick').taker).toBe(0);
  });

  test('others see that a card went, and never which', () => {
    const views = ['3a', 'Kl'].map((card) => {
      const t = bought().say('take', `discard ${card}`);
      return [1, 2, 3, -1].map((seat) => [...viewOf(t.rules, t.state, seat).state]);
    });
    expect(views[0]).toEqual(views[1]);
  });

  test('refused, there is no trump, and the bidder leads without a discard', () => {
    const t = bought().say('noTrump');
    expect([t.phase, t.turn, t.cards()]).toEqual(['tricks', 0, '3a 4l']);
  });

  test('a discarded bird counts for nobody', () => {
    const t = table(ID, 4)
      .box('Kl')
      .deal('Fa', 'Aa', '3a', '4a')
      .say(...PASSED, 'bid 3', 'take', 'discard Fa')
      .playOut();
    expect(t.line('score')).toMatchObject({ trump: 'locks', pointCards: [0, 0, 0, 0] });
  });
});

describe('play', () => {
  test('birds go to the side that takes the trick; deuces and Farmers, in Dog the Tars', () => {
    const hands = ['Aa', '2a', 'Fa', 'Ta'];
    for (const [options, birds] of [
      [{}, 2],
      [DOG, 1],
    ] as const) {
      const t = table(ID, 4, options)
        .deal(...hands)
        .say(...PASSED, 'bid 3', 'noTrump')
        .playOut();
      expect(t.line('trick')).toEqual({
        ev: 'trick',
        n: 1,
        leader: 0,
        cards: hands,
        taker: 0,
        pointCards: birds,
      });
      expect(t.line('score').pointCards).toEqual([birds, 0, 0, 0]);
    }
  });

  test('a zero is played by three: the partner is skipped and keeps seven cards unseen', () => {
    const t = table(ID, 4, ZERO)
      .dealFull('3a')
      .say(...PASSED, 'zero', 'noTrump')
      .play('3a');
    expect(t.turn).toBe(1);
    t.playAtRandom('zero');
    expect(t.all('trick')).toHaveLength(7);
    for (const { cards } of t.all('trick')) expect(cards).toHaveLength(3);
    const { tricks, pointCards } = t.line('score') as { tricks: number[]; pointCards: number[] };
    expect([tricks[2], pointCards[2], t.get('count', 3)[2]]).toEqual([0, 0, 7]);
    expect(tricks.reduce((a, b) => a + b)).toBe(7);
  });

  test('a double zero is played by four, and either partner’s trick breaks it', () => {
    const t = table(ID, 4, FREE)
      .deal('3a', '4a', '5a', '2a')
      .say(...PASSED, 'doubleZero', 'noTrump')
      .playOut();
    expect(t.line('trick')).toMatchObject({ taker: 2, cards: ['3a', '4a', '5a', '2a'] });
    expect(t.line('score')).toMatchObject({ bid: 'doubleZero', result: 'missed', delta: [0, 0] });
  });

  test('no hand is cut short once the bid is decided', () => {
    const t = table(ID, 4)
      .dealFrom('whole')
      .say(...PASSED, 'bid 3', 'noTrump')
      .playAtRandom('whole');
    expect(t.all('trick')).toHaveLength(7);
  });
});

/** The table after a hand in which seat 0 deals, speaks last and bids so: t tricks and d birds against e. */
function scored(options: Options, call: string, [t, d, e]: number[]): TestTable {
  const taker = t > 0 ? 0 : 1;
  const hand = table(ID, 4, options)
    .deal(...oneTrick(4, 0, taker, ANCHORS))
    .say(...PASSED, call);
  if (call === 'forfeit') return hand;
  hand
    .say('noTrump')
    .set('taken', beforeLast([t, 7 - t, 0, 0], taker))
    .set('points', [d, e, 0, 0]);
  return hand.playOut();
}

describe('scoring', () => {
  /** A bid of the page as options and act. */
  function read(bid: string): [Options, string] {
    if (bid === 'forfeit') return [{}, 'forfeit'];
    if (bid === 'zero') return [ZERO, 'zero'];
    if (bid === 'double zero') return [FREE, 'doubleZero'];
    const n = bid.match(/\d+/)![0];
    if (bid.endsWith('blind')) return [BLIND, `bid ${n} true`];
    return [bid.startsWith('Dog') ? DOG : {}, `bid ${n}`];
  }

  const rows = rowsOn(ID, 'bid | t | d');
  test('the page has its rows', () => expect(rows).toHaveLength(15));
  for (const [bid, t, d, e, bidders, others, why] of rows)
    test(`${bid}: ${t} tricks, ${d} birds against ${e}: ${bidders} and ${others} (${why})`, () => {
      const line = scored(...read(bid), [t, d, e].map(Number)).line('score');
      const result = bid === 'forfeit' ? 'forfeit' : bidders === '0' ? 'missed' : 'made';
      expect(line).toMatchObject({ delta: [Number(bidders), Number(others)], result, blind: bid.endsWith('blind') });
    });

  test('a blind zero brings no more than an open one', () => {
    const line = scored({ ...ZERO, ...BLIND }, 'zero true', [0, 0, 4]).line('score');
    expect(line).toMatchObject({ delta: [5, 0], bid: 'zero', blind: true, result: 'made' });
  });

  test('a blind bid that the partner overcalls openly counts as an open one', () => {
    const t = table(ID, 4, BLIND)
      .deal(...oneTrick(4, 3, 3, ANCHORS))
      .say('bid 3 true', 'pass', 'look', 'bid 4', 'pass');
    t.say('noTrump').set('taken', [0, 3, 3, 0]).set('points', [4, 1, 0, 0]).playOut();
    expect(t.line('score')).toMatchObject({ bidder: 3, bid: 4, blind: false, result: 'made', delta: [4, 4] });
  });

  test('the score line has the fields of the page, in full', () => {
    const t = table(ID, 4)
      .dealer(3)
      .box('Kl')
      .deal('2a', 'Aa', '3a', '4a')
      .say('pass', 'bid 3', 'pass', 'pass', 'take');
    t.say('discard Kl').set('taken', [2, 3, 1, 0]).set('total', [7, 4]).playOut();
    expect(t.line('score')).toEqual({
      ev: 'score',
      hand: 4,
      delta: [0, 3],
      total: [7, 7],
      bidder: 1,
      bid: 3,
      blind: false,
      trump: 'locks',
      tricks: [2, 4, 1, 0],
      pointCards: [0, 1, 0, 0],
      result: 'made',
    });
  });
});

describe('end of the game', () => {
  /** Seat 0 bids 3 and makes it (3 points), the others have two birds. */
  const ended = (total: number[], options = {}) => {
    const t = table(ID, 4, options)
      .deal(...oneTrick(4, 0, 0, ANCHORS))
      .say(...PASSED, 'bid 3', 'noTrump');
    return t.set('taken', [2, 4, 0, 0]).set('points', [0, 2, 0, 0]).set('total', total).playOut();
  };
  const cases: [string, number[], number[] | null][] = [
    ['the bidders alone', [30, 12], [0, 2]],
    ['the others alone', [13, 30], [1, 3]],
    ['both, the higher wins', [31, 32], [1, 3]],
    ['both level, the side that bid', [31, 31], [0, 2]],
    ['nobody yet', [29, 29], null],
  ];
  for (const [what, total, winners] of cases)
    test(`${what}: ${total}`, () => {
      const t = ended([total[0] - 3, total[1] - 2]);
      expect(t.line('score').total).toEqual(total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });

  test('a forfeit can end the game', () => {
    const t = auction()
      .set('total', [29, 28])
      .say(...PASSED, 'forfeit');
    expect(t.line('over')).toEqual({ ev: 'over', winners: [1, 3], total: [29, 31] });
  });
});

const following = () =>
  table(ID, 4)
    .deal('Ka 3c', '3a Kc', '4a', '5a')
    .say(...PASSED, 'bid 3', 'noTrump')
    .play('Ka');
const taking = () => auction().say(...PASSED, 'bid 3');

testRefusals(
  ID,
  [
    ['DUCKS-BID-1', () => auction(), 'play 4a', 'pass'],
    ['DUCKS-BID-1', () => auction(), 'zero', 'bid 3'],
    ['DUCKS-BID-2', () => auction(), 'bid 2', 'bid 3'],
    ['DUCKS-BID-2', () => auction(), 'bid 18', 'bid 17'],
    ['DUCKS-BID-2', () => auction(DOG), 'bid 1', 'bid 2'],
    ['DUCKS-BID-2', () => auction(DOG), 'bid 13', 'bid 12'],
    ['DUCKS-BID-2', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['DUCKS-BID-2', () => auction(), 'bid', 'bid 3'],
    ['DUCKS-BID-3', () => auction().say(...PASSED), 'pass', 'forfeit'],
    ['DUCKS-BID-3', () => auction(), 'forfeit', 'pass'],
    ['DUCKS-BID-3', () => auction().say('bid 3', 'pass', 'pass'), 'forfeit', 'pass'],
    ['DUCKS-ZERO-2', () => auction(ZERO).say('zero', 'pass'), 'doubleZero', 'zero'],
    ['DUCKS-ZERO-2', () => auction(DOUBLE), 'doubleZero', 'zero'],
    ['DUCKS-ZERO-2', () => auction(DOUBLE).say('zero'), 'doubleZero', 'zero'],
    ['DUCKS-BLIND-2', () => auction(), 'look', 'pass'],
    ['DUCKS-BLIND-2', () => auction(BLIND).say('look'), 'look', 'pass'],
    ['DUCKS-BLIND-2', () => auction(BLIND).say('look', 'pass', 'pass'), 'look', 'bid 3'],
    ['DUCKS-BLIND-3', () => auction(BLIND), 'bid 3', 'bid 3 true'],
    ['DUCKS-BLIND-3', () => auction({ ...BLIND, ...ZERO }), 'zero', 'zero true'],
    ['DUCKS-BLIND-4', () => auction(BLIND).say('look'), 'bid 3 true', 'bid 3'],
    ['DUCKS-BLIND-4', () => auction(), 'bid 3 true', 'bid 3'],
    ['DUCKS-BLIND-4', () => auction(), 'bid 3 false', 'bid 3'],
    ['DUCKS-OPEN-1', taking, 'pass', 'take'],
    ['DUCKS-OPEN-2', () => taking().say('take'), 'discard 2u', 'discard 3a'],
    ['DUCKS-OPEN-2', () => taking().say('take'), 'noTrump', 'discard Kl'],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 0],
    ['VINES-TURN-1', () => auction(BLIND), 'look', 'look', 3],
    ['VINES-TURN-1', taking, 'take', 'take', 1],
    ['VINES-TURN-1', following, 'play 4a', 'play 3a', 2],
    ['VINES-PLAY-1', following, 'play 7a', 'play 3a'],
    ['VINES-PLAY-2', following, 'pass', 'play 3a'],
    ['VINES-PLAY-3', following, 'play Kc', 'play 3a'],
  ],
  [{ rule: 'DUCKS-DEAL-1', players: 4 }],
);
