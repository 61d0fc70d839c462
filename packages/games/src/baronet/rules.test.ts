import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { rulesOf, type TestTable, table } from '../testing/table.ts';

/** Five seats ready to bid; seat 0 deals and speaks last. */
const auction = (options = {}): TestTable => table('baronet', 5, options).deal('2a', '3a', '4a', '5a', '6a');

/** Seat 1 wins the auction at once. */
const bought = (t: TestTable, bid: number): TestTable => t.say(`bid ${bid}`, ...Array(t.rules.seats - 1).fill('pass'));

/** Seat 1 plays for so many points with locks as trump. */
const locks = (bid: number, hands: string[], options = {}): TestTable =>
  bought(table('baronet', hands.length, options).deal(...hands), bid).say('set locks knights');

const BIDDER = 1;
const PARTNER = 2;
const AWAY_FROM_TRUMP = ['3a', '', '5a', '6a', '7a'];

/** A hand of one trick that seat 1 takes, with seat 2 as partner or alone: the points are set so that the bid is settled. */
function settled(players: number, bid: number, made: boolean, alone = false, options = {}, t?: TestTable): TestTable {
  const hands = AWAY_FROM_TRUMP.slice(0, players);
  hands[BIDDER] = 'Al';
  if (!alone) hands[PARTNER] = '2l';
  const points = Array(players).fill(0);
  points[made ? BIDDER : 0] = made ? bid : 10;
  const ready = t ? bought(t.deal(...hands), bid).say('set locks knights') : locks(bid, hands, options);
  return ready.set('points', points).playOut();
}

describe('as in Bishop with Jasper City', () => {
  test('five players hold 11 cards; with four the dealer holds 13, and the others 14 and discard one', () => {
    expect(rulesOf('baronet', 5).design.hands(3, 1)).toEqual([11, 11, 11, 11, 11]);
    expect(rulesOf('baronet', 4).design.hands(2, 1)).toEqual([14, 14, 13, 14]);
    expect(table('baronet', 5).dealFrom('five').line('deal')).toMatchObject({ stock: [], open: null });
    const t = table('baronet', 4).dealFull('', '2a', 'Aa', '3a');
    expect([t.phase, t.actors]).toEqual(['putting away', [1, 2, 3]]);
    t.as(3, 'discard 3a').as(1, 'discard 2a').as(2, 'discard Aa');
    expect([t.phase, t.turn]).toEqual(['auction', 1]);
  });

  test('the auction goes round; a pass is final, or not', () => {
    const out = auction().say('bid 3', 'pass', 'bid 4', 'pass', 'pass', 'bid 5');
    expect(out.turn).toBe(3);
    const reenter = auction({ passing: 'reenter' }).say('bid 3', 'pass', 'bid 4', 'pass', 'pass', 'pass');
    expect(reenter.turn).toBe(2);
    expect(auction({ minBid: 5 }).legal()).toEqual(['bid 5', 'bid 6', 'bid 7', 'bid 8', 'bid 9', 'bid 10', 'pass']);
  });

  test('the bidder leads a trump; the lowest other trump makes the partner, known when the first trick is complete', () => {
    const t = locks(10, ['5l 2a', '3l 3a', '6l 4a', 'Al 5a', '4u 6a']);
    expect([t.turn, t.cards()]).toEqual([1, '3l']);
    expect(t.play('3l 6l Al 4u').get('partner')).toEqual([-1]);
    expect(t.play('5l').get('partner')).toEqual([0]);
  });

  test('nobody else plays a trump: alone, and later tricks change nothing', () => {
    const t = locks(10, ['7a 5c', '2a 3a', '4a 5l', 'Aa 6c', '6a 7c']).play('2a 4a Aa 6a 7a');
    t.play('6c 7c 5c 3a 5l');
    expect(t.line('score')).toMatchObject({ partner: null, delta: [10, -40, 10, 10, 10], result: 'missed' });
  });

  test('the hand stops as soon as the bid is made or out of reach', () => {
    const made = locks(1, ['2l 2a', 'Al 3a', 'Tl 4a', '6c 5a', '4u 6a']).play('Al Tl 6c 4u 2l');
    expect([made.all('trick').length, made.line('score').result]).toEqual([1, 'made']);
    const missed = locks(10, ['2l 2a', '3l 3a', 'Al 4a', 'Kl 5a', '4u 6a']).play('3l Al Kl 4u 2l');
    expect([missed.all('trick').length, missed.line('score').result]).toEqual([1, 'missed']);
  });
});

describe('payments', () => {
  for (const [players, bid, result, bidder, partner, opponent] of rowsOn('baronet', 'players | bid | result'))
    test(`${players} players, ${bid} ${result}: bidder ${bidder}, partner ${partner}, each opponent ${opponent}`, () => {
      const [made, alone] = [result.startsWith('made'), result.endsWith('alone')];
      const score = settled(Number(players), Number(bid), made, alone).line('score');
      const [each] = numbersIn(opponent);
      const delta = Array(Number(players)).fill(each);
      [delta[BIDDER]] = numbersIn(bidder);
      if (!alone) [delta[PARTNER]] = numbersIn(partner);
      expect(score).toMatchObject({ delta, total: delta.map((n) => 100 + n), partner: alone ? null : PARTNER });
      expect(score).toMatchObject({ bid: Number(bid), result: made ? 'made' : 'missed' });
    });

  test('with every bid, made or missed, the coins are only passed on', () => {
    for (const players of [4, 5])
      for (let bid = 1; bid <= 10; bid++)
        for (const made of [true, false])
          for (const alone of [true, false]) {
            const delta = settled(players, bid, made, alone).line('score').delta as number[];
            expect(delta.reduce((a, b) => a + b)).toBe(0);
            for (const seat of [0, players - 1]) expect(delta[seat]).toBe(made ? -bid : bid);
          }
  });

  test('balances begin at the stake and may fall below zero', () => {
    expect(table('baronet', 5).get('total', 5)).toEqual([100, 100, 100, 100, 100]);
    expect(table('baronet', 4, { stake: 1000 }).get('total', 4)).toEqual([1000, 1000, 1000, 1000]);
    expect(settled(5, 10, false, false, { stake: 0 }).line('score').total).toEqual([10, -20, -10, 10, 10]);
  });

  test('the lines have the fields of the page', () => {
    const t = settled(5, 6, true);
    expect(t.line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 1,
      cards: ['Al', '2l', '6a', '7a', '3a'],
      taker: 1,
      points: 0,
    });
    expect(t.line('score')).toEqual({
      ev: 'score',
      hand: 1,
      delta: [-6, 12, 6, -6, -6],
      total: [94, 112, 106, 94, 94],
      bidder: 1,
      partner: 2,
      bid: 6,
      trump: 'locks',
      call: 'knights',
      points: 6,
      result: 'made',
    });
  });
});

describe('end of the game', () => {
  /** The last hand: seat 1 bids 6, as the dealer’s left must be. */
  const last = (total: number[], options = {}) => {
    const t = table('baronet', 5, options).dealer(0, 10);
    return settled(5, 6, true, false, {}, t.set('total', total));
  };

  test('after rounds × players hands the highest balance wins', () => {
    const t = last([110, 100, 90, 100, 100], { rounds: 2 });
    expect(t.line('over')).toEqual({ ev: 'over', winners: [1], total: [104, 112, 96, 94, 94] });
    expect(last([110, 100, 90, 100, 100], { rounds: 3 }).all('over')).toEqual([]);
  });

  test('players level at the top share the win', () => {
    expect(last([118, 100, 106, 100, 76]).line('over')).toMatchObject({ winners: [0, 1, 2] });
  });

  test('an empty purse does not end it', () => {
    const t = settled(5, 6, true, false, {}, table('baronet', 5).set('total', [0, 500, 0, 0, 0]));
    expect([t.phase, t.line('score').total]).toEqual(['deal', [-6, 512, 6, -6, -6]]);
  });

  for (const players of [4, 5])
    test(`a whole game of ${players}: hands, dealers and balances`, () => {
      const t = table('baronet', players);
      while (t.phase === 'deal') t.dealFrom('whole').playAtRandom(`hand ${t.all('deal').length}`);
      expect(t.all('deal').map(({ dealer }) => dealer)).toEqual(
        Array.from({ length: 2 * players }, (_, hand) => hand % players),
      );
      for (const { total } of t.all('score')) expect((total as number[]).reduce((a, b) => a + b)).toBe(100 * players);
    });
});

const four = () => table('baronet', 4).dealFull('5a', '2a Ka', '3a', '4a');
const led = () => locks(5, ['3l 3a', 'Al 4a 7l', '5c 5a', '6c 6a', '2l 7a']);

testRefusals(
  'baronet',
  [
    ['BISHOP-DEAL-3', four, 'discard 5a', 'discard 2a', 0],
    ['BISHOP-DEAL-3', four, 'bid 1', 'discard 2a'],
    ['BISHOP-DEAL-4', four, 'discard Ka', 'discard 2a'],
    ['BISHOP-BID-1', () => auction(), 'play 3a', 'pass'],
    ['BISHOP-BID-2', () => auction(), 'bid 11', 'bid 10'],
    ['BISHOP-BID-2', () => auction({ minBid: 4 }), 'bid 3', 'bid 4'],
    ['BISHOP-BID-2', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['BISHOP-BID-5', () => auction().say('pass', 'pass', 'pass', 'pass'), 'pass', 'bid 1'],
    ['VINES-TURN-1', () => auction(), 'bid 1', 'bid 1', 0],
    ['VINES-TURN-1', led, 'play 2l', 'play Al', 4],
    ['BISHOP-SET-1', () => bought(auction(), 1), 'set none knights', 'set trees knights'],
    ['BISHOP-SET-2', () => bought(auction(), 1), 'set cups tars', 'set cups bishops'],
    ['BISHOP-JASPER-1', led, 'play 4a', 'play 7l'],
    ['VINES-PLAY-1', led, 'play 5l', 'play Al'],
    ['VINES-PLAY-2', led, 'pass', 'play Al'],
    ['VINES-PLAY-3', () => led().play('Al 5c 6c'), 'play 7a', 'play 2l'],
  ],
  [
    { rule: 'BISHOP-DEAL-1', players: 5 },
    { rule: 'BISHOP-DEAL-2', players: 4 },
  ],
);
