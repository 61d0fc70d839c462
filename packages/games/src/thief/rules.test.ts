import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, oneTrick, rulesOf, type TestTable, table } from '../testing/table.ts';
import { keptField, setKnown, spareTrick, workedTrick } from '../testing/thieves.ts';

const ANCHORS = ['2a', 'Aa', '3a', '4a', '5a', '6a'];
const IN_TRICKS = { bidIn: 'tricks' };

/** Four seats ready to bid, the dealer last, as on the page. */
const auction = (options = {}): TestTable => table('thief', 4, options).deal('2a', '3a', '4a', '5a');
/** Seat 0 on the dealer's left, and bidder. */
const opening = (hands: string[], options = {}): TestTable =>
  table('thief', hands.length, options)
    .dealer(hands.length - 1)
    .deal(...hands)
    .say(options === IN_TRICKS ? 'bid 2' : 'bid 3', ...Array(hands.length - 1).fill('pass'));

/** The score of a hand in which seat 0 deals, bids last, and the seats have these tricks and thieves in the end. */
function scored(bidIn: string, bid: number, tricks: number[], thieves: number[], total = tricks.map(() => 0)) {
  const players = tricks.length;
  const taker = tricks.findIndex((n) => n > 0);
  const t = table('thief', players, { bidIn }).deal(...oneTrick(players, 0, taker, ANCHORS));
  t.say(...Array(players - 1).fill('pass'), `bid ${bid}`);
  t.set('total', total).set('taken', beforeLast(tricks, taker));
  t.say(taker === 0 ? 'play Aa trump' : 'play 2a trump').set('kept', keptField(thieves, 'locks'));
  return setKnown(t, { trump: 'anchors', thief: 'locks' }).playOut();
}

describe('deal', () => {
  for (const [players, dealt, more, tricks, inPoints, inTricks] of rowsOn('thief', 'players | cards dealt'))
    test(`${players} players: ${dealt}; one more: ${more}; ${tricks} tricks; up to ${inPoints} points`, () => {
      const n = Number(players);
      const [each, rest = 0] = numbersIn(dealt);
      const over = n === 3 ? 0 : rest;
      for (let dealer = 0; dealer < n; dealer++) {
        const sizes = rulesOf('thief', n).design.hands(dealer, 1);
        const fromLeft = [...sizes.slice(dealer + 1), ...sizes.slice(0, dealer + 1)];
        expect(fromLeft).toEqual(fromLeft.map((_, place) => each + (place < over ? 1 : 0)));
        expect({ none: 0, 'all but the dealer': n - 1 }[more] ?? 1).toBe(over);
      }
      const t = table('thief', n).dealFrom('deal').playAtRandom('play');
      expect(t.all('trick')).toHaveLength(Number(tricks));
      expect(t.line('deal')).toMatchObject({ hand: 1, dealer: 0, open: null });
      expect(t.line('deal').stock).toHaveLength(n === 3 ? rest : 0);
      for (const [options, low, high] of [
        [{}, 3, inPoints],
        [IN_TRICKS, 2, inTricks],
      ] as const) {
        const legal = table('thief', n, options)
          .deal(...ANCHORS.slice(0, n))
          .legal();
        expect([legal[1], legal.at(-1)]).toEqual([`bid ${low}`, `bid ${high}`]);
      }
    });
});

describe('putting away', () => {
  test('all who have one card more act at once, in any order; then the dealer’s left bids', () => {
    const t = table('thief', 4).dealFull('', '2a', 'Ka', '3a');
    expect(t.actors).toEqual([1, 2, 3]);
    t.as(3, 'discard 3a').as(1, 'discard 2a').as(2, 'discard Ka');
    expect([t.phase, t.actors, t.get('count', 4)]).toEqual(['bidding', [1], [13, 13, 13, 13]]);
  });

  test('with six players only the first on the dealer’s left, with three and five nobody', () => {
    expect(table('thief', 6).dealFull().actors).toEqual([1]);
    for (const players of [3, 5]) expect(table('thief', players).dealFull().phase).toBe('bidding');
  });
});

describe('bidding', () => {
  test('once round, each number higher than the last; the highest wins', () => {
    const t = auction().say('bid 4');
    expect(t.legal().slice(0, 2)).toEqual(['pass', 'bid 5']);
    t.say('bid 24');
    expect(t.legal()).toEqual(['pass']);
    t.say('pass', 'pass');
    expect([t.get('bidder'), t.phase, t.turn]).toEqual([[2], 'opening', 2]);
  });

  test('a dealer after three passes must bid', () => {
    const t = auction().say('pass', 'pass', 'pass');
    expect(t.legal()[0]).toBe('bid 3');
    expect(t.acts()[0]).toEqual({ do: 'bid', points: 3 });
    expect(auction(IN_TRICKS).say('pass', 'pass', 'pass').acts()[0]).toEqual({ do: 'bid', tricks: 2 });
  });
});

describe('key suits', () => {
  test('the bidder leads any card, as trump or as thief', () => {
    const t = opening(['Al 2c', '3l 3c', '4l 4c', '5l 5c']);
    expect(t.legal()).toEqual(['play 2c trump', 'play 2c thief', 'play Al trump', 'play Al thief']);
    expect(t.acts()[3]).toEqual({ do: 'play', card: 'Al', as: 'thief' });
    t.say('play Al thief');
    expect([t.phase, t.turn, t.cards()]).toEqual(['tricks', 1, '3l']);
    expect(t.line('act')).toEqual({ ev: 'act', seat: 0, do: 'play', card: 'Al', as: 'thief' });
  });

  test('later plays carry no "as", leads included', () => {
    const t = opening(['Al 2c', '3l 3c', '4l 4c', '5l 5c']).say('play Al trump');
    expect(t.refusal({ do: 'play', card: '3l', as: 'trump' })).toBe('RECORD-ACT-1');
    t.play('3l 4l 5l');
    expect(t.refusal('play 2c thief')).toBe('RECORD-ACT-1');
    expect(t.refusal('play 2c')).toBeNull();
  });

  test('a lead settles nothing, and if nothing is thrown, the second key suit never comes to be', () => {
    const t = opening(['Al 2c', '3l 3c', '4l 4c', '5l 5c']).say('play Al thief').playOut();
    expect(t.all('trick')[0]).toMatchObject({ trump: null, thief: 'locks', kept: '3l', keeper: 1, taker: 0 });
    expect(t.all('trick')[1]).toMatchObject({ trump: null, thief: 'locks', kept: null, keeper: null, taker: 3 });
    expect(t.line('score')).toMatchObject({ trump: null, thief: 'locks', thieves: [0, 1, 0, 0], tricks: [1, 0, 0, 1] });
  });

  test('a throw on the known key suit settles the other', () => {
    const t = opening(['Al', '3c', '4t', '5c']).say('play Al trump').playOut();
    expect(t.line('trick')).toMatchObject({ trump: 'locks', thief: 'crowns', kept: '3c', keeper: 1, taker: 0 });
  });

  test('thieves played before the suit was known count for nothing', () => {
    const t = opening(['Al 3c Ac', '2l 4c 7t', '3l 2c 6c', '4l 5a 5c']).say('play Al trump');
    t.play('2l 3l 4l').play('Ac 4c 2c 5c'); // everybody follows: crowns are not thieves yet
    expect(t.line('trick')).toMatchObject({ thief: null, kept: null });
    t.play('3c 7t 6c 5a'); // the tree is the first out of suit
    expect(t.line('trick')).toMatchObject({ thief: 'trees', kept: '7t', keeper: 1, taker: 2 });
    expect(t.line('score').thieves).toEqual([0, 1, 0, 0]);
  });

  test('kept thieves lie open', () => {
    const t = opening(['Kl 2l', '4l 6l', '5c 5t', '3c 4t']).say('play Kl trump').play('4l 5c 3c');
    expect(t.get('kept', 20)).toEqual(keptField([0, 0, 0, 1], 'crowns').map((mask) => mask << 1));
  });
});

describe('tricks, worked through', () => {
  const rows = rowsOn('thief', 'known before');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(10));
  for (const { name, before, after, declares, cards, taker, kept, keeper } of rows.map(workedTrick))
    test(name, () => {
      const spare = spareTrick(cards);
      const t = opening(cards.map((card, seat) => (declares ? card : `${card} ${spare[seat]}`)));
      if (declares) t.say(`play ${cards[0]} ${declares}`).play(cards.slice(1).join(' '));
      else setKnown(t.say(`play ${spare[0]} trump`).play(spare.slice(1).join(' ')), before).play(cards.join(' '));
      const n = declares ? 1 : 2;
      expect(t.line('trick')).toEqual({ ev: 'trick', n, leader: 0, cards, taker, ...after, kept, keeper });
    });

  test('the record of the page', () => {
    const lines = linesOn('thief');
    const t = table('thief', 4).dealer(1).deal('5c 2a', '3c 3a', 'Kl 4a', '4l 5a').say('bid 3', 'pass', 'pass', 'pass');
    t.say('play Kl trump').play('4l 5c 3c');
    expect(t.lines.slice(-lines.length)).toEqual(lines);
    expect(Object.keys(t.line('trick'))).toEqual(Object.keys(lines.at(-1)!));
  });
});

describe('scoring', () => {
  const rows = rowsOn('thief', '`bidIn` | bid');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(10));
  for (const [bidIn, bid, counts, points, why] of rows)
    test(`${bid} ${bidIn}: ${counts} gives ${points} (${why})`, () => {
      const numbers = numbersIn(counts.replaceAll('+', ' '));
      const tricks = numbers.filter((_, i) => i % 2 === 0);
      const thieves = numbers.filter((_, i) => i % 2 === 1);
      const line = scored(bidIn, Number(bid), tricks, thieves).line('score');
      expect(line.delta).toEqual(numbersIn(points));
      expect(line.result).toBe(why.match(/exact|over|missed/)?.[0] ?? 'exact');
      expect(line).toMatchObject({ tricks, thieves, bid: Number(bid), bidder: 0 });
    });

  test('what the score line has, in order', () => {
    const names = 'ev hand delta total bidder bid trump thief tricks thieves result'.split(' ');
    expect(Object.keys(scored('points', 3, [3, 4, 3, 3], [0, 0, 0, 0]).line('score'))).toEqual(names);
  });
});

describe('end of the game', () => {
  /** After a hand that scores nobody anything: all the tricks, and yet missed. */
  function ended(bidder: number, total: number[]): TestTable {
    const t = table('thief', 4).dealer(1);
    t.deal(...oneTrick(4, bidder, bidder, ANCHORS));
    while (t.phase === 'bidding') t.say(t.turn === bidder ? 'bid 24' : 'pass');
    const taken = [0, 0, 0, 0];
    taken[bidder] = 12;
    return t.set('total', total).set('taken', taken).say('play Aa trump').playOut();
  }

  const cases: [string, number, number[], number[] | null][] = [
    ['a tie goes to the first from the dealer’s left', 3, [41, 38, 41, 30], [2]],
    ['… or to the bidder among them', 0, [41, 38, 41, 30], [0]],
    ['the highest total wins, whoever bid', 2, [43, 38, 41, 30], [0]],
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
});

const leading = () => opening(['Kc 2l', 'Ac 2a', '2c 3l', '4c 5l']);
const following = () => leading().say('play Kc trump');

testRefusals(
  'thief',
  [
    ['THIEF-DISCARD-1', () => table('thief', 4).dealFull('', 'Aa'), 'discard Aa', 'discard Aa', 0],
    ['THIEF-DISCARD-1', () => table('thief', 4).dealFull('', 'Aa', 'Ka'), 'discard Ka', 'discard Aa'],
    [
      'THIEF-DISCARD-1',
      () => table('thief', 4).dealFull('', 'Aa', 'Ka 2a').as(2, 'discard 2a'),
      'discard Ka',
      'discard Aa',
      2,
    ],
    ['THIEF-DISCARD-2', () => table('thief', 4).dealFull('', 'Aa'), 'pass', 'discard Aa'],
    ['THIEF-DISCARD-2', () => table('thief', 4).dealFull('', 'Aa'), 'pass', 'discard Aa', 0],
    ['THIEF-BID-2', () => auction(), 'play 3a trump', 'pass'],
    ['THIEF-BID-2', () => auction(), 'zero', 'bid 3'],
    ['THIEF-BID-3', () => auction(), 'bid 2', 'bid 3'],
    ['THIEF-BID-3', () => auction(), 'bid 25', 'bid 24'],
    ['THIEF-BID-3', () => auction(IN_TRICKS), 'bid 1', 'bid 2'],
    ['THIEF-BID-3', () => auction(IN_TRICKS), 'bid 14', 'bid 13'],
    ['THIEF-BID-3', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['THIEF-BID-4', () => auction().say('pass', 'pass', 'pass'), 'pass', 'bid 3'],
    ['THIEF-KEY-1', leading, 'play Kc', 'play Kc trump'],
    ['THIEF-KEY-1', leading, 'play Kc jester', 'play Kc thief'],
    ['THIEF-KEY-1', leading, 'pass', 'play 2l thief'],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 2],
    ['VINES-TURN-1', leading, 'play Ac trump', 'play Kc trump', 1],
    ['VINES-TURN-1', following, 'play 2c', 'play Ac', 2],
    ['VINES-PLAY-1', leading, 'play Ac trump', 'play Kc trump'],
    ['VINES-PLAY-1', following, 'play 3c', 'play Ac'],
    ['VINES-PLAY-2', following, 'pass', 'play Ac'],
    ['VINES-PLAY-3', following, 'play 2a', 'play Ac'],
  ],
  [3, 4, 5, 6].map((players) => ({ rule: 'THIEF-DEAL-1', players })),
);
