import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { beforeLast, rulesOf, type TestTable, table } from '../testing/table.ts';
import { keptField, setKnown, spareTrick, workedTrick } from '../testing/thieves.ts';

const BOX = 'Tu 2t 3t';
/** Four seats ready to bid, the dealer last. */
const auction = (): TestTable => table('thieves', 4).box(BOX).deal('2a', '3a', '4a', '5a');
/** Seat 0 on the dealer's left, and bidder; the box is Tu (face up), 2t and 3t. */
const bidding = (hands: string[], bid = 2): TestTable =>
  table('thieves', 4)
    .dealer(3)
    .box(BOX)
    .deal(...hands)
    .say(`bid ${bid}`, 'pass', 'pass', 'pass');

describe('deal and bidding', () => {
  test('13 cards each; one of the three in the box lies face up', () => {
    for (let dealer = 0; dealer < 4; dealer++)
      expect(rulesOf('thieves', 4).design.hands(dealer, 1)).toEqual([13, 13, 13, 13]);
    const { stock, open } = table('thieves', 4).dealFrom('deal').line('deal');
    expect(stock).toHaveLength(3);
    expect(open).toBe((stock as string[])[0]);
    expect(rulesOf('thieves', 4).design.sides).toEqual([
      [0, 2],
      [1, 3],
    ]);
  });

  test('once round from 2 to 13, above everybody, the partner included', () => {
    const t = auction();
    expect([t.turn, t.legal()[0], t.legal()[1], t.legal().at(-1)]).toEqual([1, 'pass', 'bid 2', 'bid 13']);
    expect(t.acts()[1]).toEqual({ do: 'bid', tricks: 2 });
    t.say('bid 4', 'pass');
    expect(t.refusal('bid 4')).toBe('THIEVES-BID-3');
    t.say('bid 5', 'pass');
    expect([t.phase, t.turn]).toEqual(['box', 3]);
  });
});

describe('the box', () => {
  test('taking it makes trump of the open card’s suit; any three of sixteen go away, the open card too', () => {
    const t = table('thieves', 4).dealer(3).box(BOX).dealFull('2a Aa').say('bid 2', 'pass', 'pass', 'pass');
    expect(t.legal()).toEqual(['take', 'noTrump']);
    t.say('take');
    expect([t.phase, t.turn, t.get('count', 4)]).toEqual(['putting away', 0, [16, 13, 13, 13]]);
    expect(t.legal()).toHaveLength(560); // 16 over 3
    expect(t.acts()[0].cards).toHaveLength(3);
    t.say('discard 2a Tu 3t');
    expect([t.phase, t.turn, t.get('count', 4)]).toEqual(['tricks', 0, [13, 13, 13, 13]]);
    expect(t.playAtRandom('on').line('score').trump).toBe('cups');
    expect(t.all('trick')).toHaveLength(13);
  });

  test('cards are listed in canonical order, each once', () => {
    const t = bidding(['2a', '3a', '4a', '5a']).say('take');
    for (const wrong of ['Tu 2a 3t', '2a 2a 3t', '2a Tu', '2a Tu 2t 3t', '2a Tu 4a'])
      expect(t.refusal(`discard ${wrong}`)).toBe('THIEVES-BOX-2');
    expect(t.refusal({ do: 'discard', cards: '2a Tu 2t' })).toBe('THIEVES-BOX-2');
    expect(t.legal()).toEqual(['discard 2a Tu 2t', 'discard 2a Tu 3t', 'discard 2a 2t 3t', 'discard Tu 2t 3t']);
  });

  test('without trump the box stays, and the open card’s suit may become the thieves', () => {
    const t = bidding(['5a', '2u', 'Ka', '6u']).say('noTrump');
    expect([t.phase, t.turn, t.get('took')]).toEqual(['tricks', 0, [0]]);
    t.playOut();
    expect(t.line('trick')).toMatchObject({ trump: 'none', thief: 'cups', kept: '2u', keeper: 1, taker: 2 });
    expect(t.line('score')).toMatchObject({ trump: 'none', thief: 'cups' });
  });
});

describe('thieves', () => {
  test('a lead settles nothing; without a throw there are no thieves', () => {
    const t = bidding(['Al 2c', '3l 3c', '4l 4c', '5l 5c']).say('noTrump').play('Al 3l 4l 5l 2c 3c 4c 5c');
    expect(t.line('trick')).toMatchObject({ trump: 'none', thief: null, kept: null, keeper: null });
    expect(t.line('score')).toMatchObject({ trump: 'none', thief: null, thieves: [0, 0, 0, 0] });
  });

  test('a second throw makes no trump after no trump', () => {
    const t = bidding(['Al', '3c', '4t', '5t']).say('noTrump').playOut();
    expect(t.line('trick')).toMatchObject({ trump: 'none', thief: 'crowns', kept: '3c', keeper: 1, taker: 0 });
  });

  const rows = rowsOn('thieves', 'known before');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(5));
  for (const { name, before, after, cards, taker, kept, keeper } of rows.map(workedTrick))
    test(name, () => {
      const spare = spareTrick(cards);
      const t = table('thieves', 4).dealer(3).box('6c 7c Tc');
      t.deal(...cards.map((card, seat) => `${card} ${spare[seat]}`)).say('bid 2', 'pass', 'pass', 'pass', 'noTrump');
      setKnown(t.play(spare.join(' ')), before).play(cards.join(' '));
      const known = { trump: after.trump ?? 'none', thief: after.thief };
      expect(t.line('trick')).toEqual({ ev: 'trick', n: 2, leader: 0, cards, taker, ...known, kept, keeper });
    });

  test('the record of the page', () => {
    const lines = linesOn('thieves');
    const t = table('thieves', 4)
      .box(BOX)
      .deal('7l 2a', 'Al 3a', '3l 4a', '4c 5a')
      .say('bid 3', 'pass', 'pass', 'pass');
    t.say('noTrump').play('Al 3l 4c 7l');
    expect(t.lines.slice(-lines.length)).toEqual(lines);
    expect(Object.keys(t.line('trick'))).toEqual(Object.keys(lines.at(-1)!));
  });
});

/** Numbers of two teams, spread over the seats of both. */
const spread = ([ours, theirs]: number[]): number[] => {
  const [here, there] = [ours >> 1, theirs >> 1];
  return [here, there, ours - here, theirs - there];
};

/** A hand in which seat 0 is the bidder, and the teams have these tricks and thieves in the end. */
function ended(bid: number, tricks: number[], thieves: number[], total = [0, 0]): TestTable {
  const taker = tricks[0] > 0 ? 2 : 3;
  const t = bidding(['2a', '3a', taker === 2 ? 'Aa' : '4a', taker === 3 ? 'Aa' : '4a'], bid).say('noTrump');
  t.set('total', total)
    .set('taken', beforeLast(spread(tricks), taker))
    .set('kept', keptField(spread(thieves), 'locks'));
  return setKnown(t, { trump: null, thief: 'locks' }).playOut();
}

describe('scoring', () => {
  const rows = rowsOn('thieves', 'bid | `W`');
  test('the page has its rows', () => expect(rows.length).toBeGreaterThanOrEqual(8));
  for (const [bid, ours, theirs, points, why] of rows)
    test(`${bid}: ${ours} and ${theirs} give ${points} (${why})`, () => {
      const [[tricks, thieves], [otherTricks, otherThieves]] = [numbersIn(ours), numbersIn(theirs)];
      const line = ended(Number(bid), [tricks, otherTricks], [thieves, otherThieves]).line('score');
      expect(line.delta).toEqual(numbersIn(points));
      expect(line).toMatchObject({ bidder: 0, bid: Number(bid), trump: 'none', thief: 'locks' });
      const result = tricks === Number(bid) ? 'exact' : tricks > Number(bid) ? 'over' : 'missed';
      expect(line.result).toBe(result);
    });

  test('what the score line has, in order', () => {
    const names = 'ev hand delta total bidder bid trump thief tricks thieves result'.split(' ');
    expect(Object.keys(ended(6, [6, 7], [2, 3]).line('score'))).toEqual(names);
  });
});

describe('end of the game', () => {
  const cases: [string, number[], number[] | null][] = [
    ['the higher total wins', [70, 79], [1, 3]],
    ['… bidding team or not', [75, 70], [0, 2]],
    ['the target itself will do', [72, 70], [0, 2]],
    ['thieves alone may be enough', [60, 77], [1, 3]],
    ['a tie goes to the bidding team', [72, 77], [0, 2]],
    ['below the target the game goes on', [71, 76], null],
  ];
  // The bidding team scores 8, the others their 3 thieves.
  for (const [what, before, winners] of cases)
    test(`${what}: ${before}`, () => {
      const t = ended(6, [6, 7], [2, 3], before);
      const total = [before[0] + 8, before[1] + 3];
      if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
      else expect([t.all('over'), t.phase]).toEqual([[], 'deal']);
    });
});

const HANDS = ['Kc 2l', 'Ac 2a', '2c 3l', '4c 5l'];
const following = () => bidding(HANDS).say('noTrump', 'play Kc');

testRefusals(
  'thieves',
  [
    ['THIEVES-BID-2', () => auction(), 'take', 'pass'],
    ['THIEVES-BID-2', () => auction(), 'zero', 'bid 2'],
    ['THIEVES-BID-3', () => auction(), 'bid 1', 'bid 2'],
    ['THIEVES-BID-3', () => auction(), 'bid 14', 'bid 13'],
    ['THIEVES-BID-3', () => auction().say('bid 4'), 'bid 4', 'bid 5'],
    ['THIEVES-BID-4', () => auction().say('pass', 'pass', 'pass'), 'pass', 'bid 2'],
    ['THIEVES-BOX-1', () => bidding(HANDS), 'play Kc', 'noTrump'],
    ['THIEVES-BOX-1', () => bidding(HANDS), 'pass', 'take'],
    ['THIEVES-BOX-2', () => bidding(HANDS).say('take'), 'discard Kc 2l Ac', 'discard Kc Tu 2l'],
    ['THIEVES-BOX-2', () => bidding(HANDS).say('take'), 'play Kc', 'discard Tu 2t 3t'],
    ['VINES-TURN-1', () => auction(), 'pass', 'pass', 2],
    ['VINES-TURN-1', () => bidding(HANDS), 'take', 'take', 2],
    ['VINES-TURN-1', following, 'play 2c', 'play Ac', 2],
    ['VINES-PLAY-1', following, 'play 3c', 'play Ac'],
    ['VINES-PLAY-2', following, 'noTrump', 'play Ac'],
    ['VINES-PLAY-3', following, 'play 2a', 'play Ac'],
  ],
  [{ rule: 'THIEVES-DEAL-1', players: 4, open: 'THIEVES-DEAL-2' }],
);

test('there is no "as" in this game', () => {
  expect(bidding(HANDS).say('noTrump').refusal({ do: 'play', card: 'Kc', as: 'trump' })).toBe('RECORD-ACT-1');
});
