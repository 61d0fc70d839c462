import { faultIn, type Options } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { vines } from '../parts/decks.ts';
import { BLIND, seen } from '../testing/ducks-hands.ts';
import { testRefusals } from '../testing/refusals.ts';
import { bare, numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table, words } from '../testing/table.ts';

const ID = 'ducks-and-geese-cutthroat';
const LOCKS = ['3l', 'Al', '3t', '4t', '5t', '6t', '7t', 'Tt'];
const CAPPED = { scoring: 'capped' };

/** Four seats ready to bid; seat 0 deals and speaks last. */
const auction = (options = {}): TestTable => table(ID, 4, options).deal('3a', '4a', '5a', '6a');
const passes = (n: number): string[] => Array(n).fill('pass');

describe('deal', () => {
  test('fewer suits: the last ones stay out', () => {
    const { hands, stock } = table(ID, 5, { suits: 4 }).dealFrom('deal').line('deal') as unknown as {
      hands: string[][];
      stock: string[];
    };
    const left = vines.suits[4].letter;
    expect([...hands.flat(), ...stock].filter((card) => card.endsWith(left))).toEqual([]);
    expect(stock).toHaveLength(44 - 40);
    expect(faultIn(rulesOf(ID, 6).game, 6, { suits: 4 })).toContain('DUCKSCUT-DEAL-1');
  });

  for (const [players, rest] of [
    [4, 23],
    [5, 15],
    [6, 7],
  ])
    test(`${players} players: eight cards each, ${rest} out of play, no open card`, () => {
      expect(rulesOf(ID, players).design.hands(1, 1)).toEqual(Array(players).fill(8));
      const t = table(ID, players).dealFrom('deal');
      const { stock, open } = t.line('deal') as { stock: string[]; open: null };
      expect([stock.length, open, t.turn]).toEqual([rest, null, 1]);
      expect(t.playAtRandom('deal').all('trick')).toHaveLength(8);
    });
});

describe('auction', () => {
  const from = (low: number) => Array.from({ length: 19 - low }, (_, i) => `bid ${low + i}`);

  test('one turn each, from 2 to 18, each bid higher; the highest wins and leads', () => {
    const t = auction();
    expect(t.legal()).toEqual(['pass', ...from(2)]);
    expect(t.say('bid 4').legal()).toEqual(['pass', ...from(5)]);
    t.say('bid 18');
    expect(t.legal()).toEqual(['pass']);
    t.say('pass', 'pass');
    expect([t.phase, t.turn]).toEqual(['tricks', 2]);
  });

  test('everyone passes: the dealer must bid at least 2', () => {
    expect(
      auction()
        .say(...passes(3))
        .legal(),
    ).toEqual(from(2));
  });
});

describe('blind bids', () => {
  test('hands stay face down; a look concerns nobody else, and the seat stays on turn', () => {
    const t = auction(BLIND);
    expect(seen(t)).toEqual([false, false, false, false]);
    expect(seen(auction())).toEqual([true, true, true, true]);
    expect(t.acts().slice(0, 3)).toEqual([{ do: 'look' }, { do: 'pass' }, { do: 'bid', points: 2, blind: true }]);
    t.say('look');
    expect([t.turn, seen(t), t.legal()[1]]).toEqual([1, [false, true, false, false], 'bid 2']);
  });

  test('one may pass without looking; after the auction everyone sees their hand', () => {
    const t = auction(BLIND).say('pass', 'bid 2 true', 'look', 'bid 3', 'pass');
    expect([t.phase, t.turn, seen(t)]).toEqual(['tricks', 3, [true, true, true, true]]);
    expect(t.get('blindly')).toEqual([1 << 2]);
    expect(t.playOut().line('score')).toMatchObject({ bidder: 3, bid: 3, blind: false });
  });

  test('a blind bidder’s cards, and those not looked at, are turned up when the last seat has spoken', () => {
    const t = auction(BLIND).say('bid 2 true', 'pass', 'look', 'bid 3');
    expect(seen(t)).toEqual([false, false, false, true]);
    expect(seen(t.say('look'))).toEqual([true, false, false, true]);
    expect(seen(t.say('pass'))).toEqual([true, true, true, true]);
  });

  test('a dealer who must bid may look first, or bid blind', () => {
    const t = auction(BLIND).say(...passes(3));
    expect(t.legal().slice(0, 2)).toEqual(['look', 'bid 2 true']);
    expect(t.say('bid 2 true').playOut().line('score')).toMatchObject({ bidder: 0, bid: 2, blind: true });
  });
});

describe('who gets the deuce?', () => {
  /** Seat 1 makes locks trump in the first trick, and leads these cards to the second. */
  function second(cards: string[]): TestTable {
    const locks = ['7l', 'Kl', '4l', '6l'];
    const t = table(ID, 4).deal(...locks.map((lock, seat) => `${lock} ${cards[(seat + 3) % 4]}`));
    return t
      .say('bid 18', ...passes(3))
      .play('Kl 4l 6l 7l')
      .play(cards.join(' '));
  }

  const PLACES = ['first', 'second', 'third', 'fourth'];
  const rows = rowsOn(ID, 'trick, in play order');
  test('the page has its rows', () => expect(rows).toHaveLength(5));
  for (const [trick, taker, deuces] of rows)
    test(`${bare(trick)}: the ${taker} takes it; ${deuces}`, () => {
      const cards = words(bare(trick));
      const t = second(cards);
      const place = PLACES.indexOf(taker);
      const at = cards.findIndex((card) => card.startsWith('2'));
      const kept = cards[at].endsWith(cards[0].slice(-1)) ? [cards[at]] : [];
      expect(deuces.includes('keeps')).toBe(kept.length > 0);
      expect(t.line('trick')).toMatchObject({ n: 2, taker: (1 + place) % 4, kept, pointCards: 1 - kept.length });
      const owner = (1 + (kept.length > 0 ? at : place)) % 4;
      expect(t.line('score').pointCards).toEqual([0, 1, 2, 3].map((seat) => (seat === owner ? 1 : 0)));
    });

  test('a deuce that is the very first card makes trump, is kept, and counts for the bidder', () => {
    const t = table(ID, 4)
      .deal('3c', '2c', 'Ac', 'Fc')
      .say('bid 2', ...passes(3))
      .playOut();
    expect(t.line('trick')).toEqual({
      ev: 'trick',
      n: 1,
      leader: 1,
      cards: ['2c', 'Ac', 'Fc', '3c'],
      taker: 2,
      kept: ['2c'],
      pointCards: 1,
    });
    expect(t.line('score')).toMatchObject({ trump: 'crowns', pointCards: [0, 1, 1, 0], delta: [0, -2, 1, 0] });
  });

  test('a led deuce that nobody beats takes the trick too; Farmers have no protection', () => {
    const t = table(ID, 4)
      .deal('Fa', '2c', 'Ft', '2u')
      .say('bid 2', ...passes(3))
      .playOut();
    expect(t.line('trick')).toMatchObject({ taker: 1, kept: ['2c'], pointCards: 3 });
    expect(t.line('score')).toMatchObject({ pointCards: [0, 4, 0, 0], result: 'over', delta: [0, 5, 0, 0] });
  });

  test('a deuce of trump that ruffs a trick of another suit is not kept by rule, but taken', () => {
    const t = second(['Ac', '2l', '5c', 'Fc']);
    expect(t.line('trick')).toMatchObject({ taker: 2, kept: [], pointCards: 2 });
  });
});

/** The score of a hand in which seat 1 bids so, and the seats have these tricks and birds. */
function scored(options: Options, call: string, tricks: number[], birds: number[]) {
  const taker = tricks.findIndex((n) => n > 0);
  const t = table(ID, tricks.length, options).deal(...oneTrick(tricks.length, 1, taker, LOCKS));
  t.say(call, ...passes(tricks.length - 1))
    .set('taken', beforeLast(tricks, taker))
    .set('points', birds);
  return t.playOut().line('score');
}

describe('scoring', () => {
  const TRICKS = [5, 3, 0, 0];
  const BIRDS = [1, 4, 2, 1];
  const rows = rowsOn(ID, 'bid | scoring | Bo');
  test('the page has its rows', () => expect(rows).toHaveLength(8));
  for (const [bid, scoring, ...rest] of rows)
    for (const value of scoring === 'either' ? ['capped', 'coralon'] : [scoring])
      test(`${bid}, ${value}: ${rest.join(', ')}`, () => {
        const blind = bid.endsWith('blind');
        const n = numbersIn(bid)[0];
        const line = scored({ scoring: value, blindBids: blind }, `bid ${n}${blind ? ' true' : ''}`, TRICKS, BIRDS);
        const [bo, cy, di, ana] = rest.slice(0, 4).flatMap(numbersIn);
        const result = n === 7 ? 'exact' : n < 7 ? 'over' : 'missed';
        expect(line).toMatchObject({ delta: [ana, bo, cy, di], blind, bid: n, result });
      });

  test('Coralon’s scoring is the default', () => {
    expect(scored({}, 'bid 5', TRICKS, BIRDS).delta).toEqual([1, 7, 2, 1]);
    expect(scored({}, 'bid 7', TRICKS, BIRDS).delta).toEqual([0, 7, 0, 0]);
    expect(scored(CAPPED, 'bid 7', TRICKS, BIRDS).delta).toEqual([1, 7, 2, 1]);
  });

  test('the score line has the fields of the page, in full', () => {
    expect(scored({}, 'bid 4', [5, 1, 1, 1, 0], [1, 2, 2, 1, 0])).toEqual({
      ev: 'score',
      hand: 1,
      delta: [1, -4, 2, 1, 0],
      total: [1, -4, 2, 1, 0],
      bidder: 1,
      bid: 4,
      blind: false,
      trump: 'locks',
      tricks: [5, 1, 1, 1, 0],
      pointCards: [1, 2, 2, 1, 0],
      result: 'missed',
    });
  });
});

describe('end of the game', () => {
  /** Dealer seat 2; seat 3 bids 2 and misses it, or makes it; nobody else has birds. */
  const ended = (total: number[], birds: number) => {
    const t = table(ID, 4)
      .dealer(2)
      .deal(...oneTrick(4, 3, 0, LOCKS))
      .say('bid 2', ...passes(3));
    return t.set('taken', [7, 0, 0, 0]).set('points', [0, 0, 0, birds]).set('total', total).playOut();
  };
  const cases: [string, number[], number, number[], number[] | null][] = [
    ['the example of the page', [20, 22, 22, 10], 0, [20, 22, 22, 8], [1]],
    ['the dealer is farthest', [20, 9, 22, 10], 0, [20, 9, 22, 8], [2]],
    ['nearest to the dealer’s left', [22, 22, 22, 10], 0, [22, 22, 22, 8], [0]],
    ['the bidder of the hand among them', [22, 22, 22, 20], 2, [22, 22, 22, 22], [3]],
    ['the highest, whoever bid', [23, 22, 22, 20], 2, [23, 22, 22, 22], [0]],
    ['exactly the target will do', [21, -3, 0, 4], 0, [21, -3, 0, 2], [0]],
    ['nobody yet; totals may be negative', [20, 20, 20, 0], 0, [20, 20, 20, -2], null],
  ];
  for (const [what, before, birds, total, winners] of cases)
    test(`${what}: ${total}`, () => {
      const t = ended(before, birds);
      expect(t.line('score').total).toEqual(total);
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });
});

const following = () =>
  table(ID, 4)
    .deal('3a Kc', 'Ka 3c', '4a Ac', '5a')
    .say('bid 2', ...passes(3))
    .play('Ka');

testRefusals(
  ID,
  [
    ['DUCKSCUT-BID-1', () => auction(), 'play 4a', 'pass'],
    ['DUCKSCUT-BID-1', () => auction(), 'zero', 'bid 2'],
    ['DUCKSCUT-BID-1', () => auction().say(...passes(3)), 'forfeit', 'bid 2'],
    ['DUCKSCUT-BID-2', () => auction(), 'bid 1', 'bid 2'],
    ['DUCKSCUT-BID-2', () => auction(), 'bid 19', 'bid 18'],
    ['DUCKSCUT-BID-2', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['DUCKSCUT-BID-3', () => auction().say(...passes(3)), 'pass', 'bid 2'],
    ['DUCKSCUT-BID-3', () => auction(BLIND).say(...passes(3)), 'pass', 'bid 2 true'],
    ['DUCKSCUT-BLIND-2', () => auction(), 'look', 'pass'],
    ['DUCKSCUT-BLIND-2', () => auction(BLIND).say('look'), 'look', 'pass'],
    ['DUCKSCUT-BLIND-3', () => auction(BLIND), 'bid 2', 'bid 2 true'],
    ['DUCKSCUT-BLIND-3', () => auction(BLIND).say('look'), 'bid 2 true', 'bid 2'],
    ['DUCKSCUT-BLIND-3', () => auction(), 'bid 2 true', 'bid 2'],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 0],
    ['VINES-TURN-1', () => auction(BLIND), 'look', 'look', 2],
    ['VINES-TURN-1', following, 'play 3a', 'play 4a', 0],
    ['VINES-PLAY-1', following, 'play 7a', 'play 4a'],
    ['VINES-PLAY-2', following, 'pass', 'play 4a'],
    ['VINES-PLAY-3', following, 'play Ac', 'play 4a'],
  ],
  [4, 5, 6].map((players) => ({ rule: 'DUCKSCUT-DEAL-1', players })),
);
