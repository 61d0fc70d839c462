import { viewAsJson, viewOf } from '@followsuit/engine';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { linesOn, numbersIn, rowsOn } from '../testing/rows.ts';
import { type TestTable, table, words } from '../testing/table.ts';

const ID = 'euchre';
const STICK = { stickTheDealer: 'on' };
const LONER = { canadianLoner: 'on' };
const PACK = 'Qh 9s Kd 10c';
const PASSES = ['pass', 'pass', 'pass', 'pass'];

/** Four seats that decide about the queen of hearts; seat 0 deals and speaks last. */
const open = (options = {}, hands: string[] = ['9h', '10h', 'Ah', 'Kh']): TestTable =>
  table(ID, 4, options)
    .box(PACK)
    .deal(...hands);
/** Full hands after the open card was turned down. */
const down = (options = {}): TestTable =>
  table(ID, 4, options)
    .box(PACK)
    .dealFull()
    .say(...PASSES);
/** Hearts are trump, made by seat 1; the hands are those of one trick, which it leads. */
const hearts = (...hands: string[]): TestTable =>
  table(ID, 4)
    .box('9c Qc')
    .deal(...hands)
    .say(...PASSES, 'name hearts');

describe('deal', () => {
  test('five cards each of 24; four left over, the first of them face up', () => {
    const deal = table(ID, 4).dealFrom('deal').line('deal') as unknown as Record<string, string[][]>;
    expect(deal.hands.map((hand) => hand.length)).toEqual([5, 5, 5, 5]);
    expect(deal.stock).toHaveLength(4);
    expect(deal.open).toBe(deal.stock[0]);
  });

  test('everybody sees the open card, and nobody the pack', () => {
    for (let seat = -1; seat < 4; seat++)
      expect(viewAsJson(viewOf(open().rules, open().state, seat))).toMatchObject({ open: 'Qh', stock: null });
  });
});

describe('making trump', () => {
  test('the dealer takes an ordered card, whoever ordered it, and puts one of six away unseen', () => {
    const t = table(ID, 4).box(PACK).dealFull('9h 10s');
    t.say('pass', 'order');
    expect([t.phase, t.actors, t.get('maker')]).toEqual(['putting away', [0], [2]]);
    expect([t.get('count', 4), t.acts()]).toEqual([[6, 5, 5, 5], expect.objectContaining({ length: 6 })]);
    expect(t.legal()).toContain('discard Qh');
    t.say('discard 10s');
    expect([t.phase, t.actors, t.get('count', 4)]).toEqual(['tricks', [1], [5, 5, 5, 5]]);
    for (let seat = -1; seat < 4; seat++) {
      const { away, trump } = viewAsJson(viewOf(t.rules, t.state, seat)) as Record<string, unknown[]>;
      expect([away[0], trump]).toEqual([seat === 0 ? ['10s'] : null, 'hearts']);
    }
  });

  test('four passes turn the card down; another suit may be named', () => {
    const t = down();
    expect([t.phase, t.actors]).toEqual(['naming', [1]]);
    const suits = ['spades', 'diamonds', 'clubs'];
    expect(t.legal().sort()).toEqual(
      [...suits.flatMap((suit) => [`name ${suit}`, `name ${suit} true`]), 'pass'].sort(),
    );
    t.say('pass', 'name clubs');
    expect([t.phase, t.actors, t.get('count', 4), t.get('put', 4)]).toEqual([
      'tricks',
      [1],
      [5, 5, 5, 5],
      [0, 0, 0, 0],
    ]);
  });

  test('eight passes throw the hand in, and the deal moves on', () => {
    const t = down().say(...PASSES);
    expect(t.line('score')).toMatchObject({ delta: [0, 0], maker: null, trump: 'none', result: 'passed' });
    expect(t.dealFrom('next').line('deal').dealer).toBe(1);
  });

  test('a dealer who is stuck names a suit', () => {
    const t = down(STICK).say('pass', 'pass', 'pass');
    expect(t.legal()).toHaveLength(6);
    expect(t.legal()).not.toContain('pass');
  });
});

describe('alone', () => {
  test('only the partner of the dealer has to be, and only if they order up', () => {
    const t = open(LONER);
    expect(t.legal().sort()).toEqual(['order', 'order true', 'pass']);
    t.say('pass');
    expect(t.legal().sort()).toEqual(['order true', 'pass']);
    t.say('pass', 'pass');
    expect(t.legal().sort()).toEqual(['order', 'order true', 'pass']);
    t.say('pass', 'pass');
    expect(t.legal()).toContain('name clubs');
  });

  test('the partner sits out, and the hand is played by three', () => {
    const t = table(ID, 4).box(PACK).dealFull().say('pass', 'order true');
    expect([t.get('out')[0], t.get('taker')[0], t.phase, t.actors]).toEqual([1 << 0, -1, 'tricks', [1]]);
    const seats = [1, 2, 3].map(() => {
      const [seat] = t.actors;
      t.say(t.legal()[0]);
      return seat;
    });
    expect([seats, t.line('trick').cards]).toEqual([[1, 2, 3], expect.objectContaining({ length: 3 })]);
    expect(t.playAtRandom('on').line('score')).toMatchObject({ alone: true, maker: 2 });
  });

  test('the seat to the left leads if the first one sits out', () => {
    const t = down().say('pass', 'pass', 'name spades true');
    expect([t.get('out')[0], t.actors]).toEqual([1 << 1, [2]]);
  });

  test('a dealer who plays on takes the card, whoever is alone', () => {
    expect(open().say('order true').actors).toEqual([0]);
    expect(open().say('pass', 'pass', 'pass', 'order true', 'discard 9h').get('out')[0]).toBe(1 << 2);
  });
});

describe('the bowers', () => {
  for (const [cards, taker, why] of rowsOn(ID, 'cards in order | taken by'))
    test(`${cards}: ${why}`, () => {
      const played = words(cards);
      const t = hearts(played[3], played[0], played[1], played[2]).play(cards);
      expect(t.line('trick').taker).toBe((1 + played.indexOf(taker)) % 4);
    });

  for (const [hand, led, allowed] of rowsOn(ID, 'hand | led'))
    test(`${hand} on ${led}: ${allowed}`, () => {
      const t = hearts('10s', led, hand, 'Qs').play(led);
      expect(t.legal().sort()).toEqual(
        allowed
          .split(', ')
          .map((card) => `play ${card}`)
          .sort(),
      );
    });

  test('the left bower, led, calls for trumps', () => {
    const t = hearts('Ad', 'Jd', 'Kd 10h', '9c').play('Jd');
    expect(viewAsJson(viewOf(t.rules, t.state, -1))).toMatchObject({ led: 'hearts', countsAs: { Jd: 'hearts' } });
    expect(t.legal()).toEqual(['play 10h']);
  });

  test('whoever does not follow a trump has no bower either', () => {
    const t = hearts('Ad', '9h', 'Kd', '10c').play('9h Kd');
    const { codes } = t.rules.design.deck;
    const at = t.rules.design.layout.fields.find(({ name }) => name === 'lacks')!.at + 2 * 5;
    const lacks = codes.filter((_, card) => (t.state[at + (card >> 4)] >> (card & 15)) & 1);
    expect(lacks.sort()).toEqual(['10h', '9h', 'Ah', 'Jd', 'Jh', 'Kh', 'Qh'].sort());
  });

  test('a jack is what it says while there is no trump', () => {
    expect(viewAsJson(viewOf(open().rules, open().state, -1)).countsAs).toEqual({});
  });
});

describe('score', () => {
  for (const [makers, tricks, points, why] of rowsOn(ID, 'makers | tricks'))
    test(`${makers}, ${tricks} tricks: ${points} (${why})`, () => {
      const own = Number(tricks);
      const alone = makers === 'alone';
      // Seat 1 makes trump; the last trick is its own, or without any tricks seat 0 takes it.
      const t = table(ID, 4)
        .box('9s Qc')
        .deal(own > 0 ? '9c' : 'Jh', 'Ah', '10d', '9d');
      t.say(...PASSES, alone ? 'name hearts true' : 'name hearts');
      t.set('taken', own > 0 ? [5 - own, own - 1, 0, 0] : [4, 0, 0, 0]);
      const line = t.playOut().line('score');
      expect(line.delta).toEqual(numbersIn(points).reverse());
      expect(line).toMatchObject({ maker: 1, alone, result: own === 5 ? 'march' : own > 2 ? 'made' : 'euchred' });
    });

  test('the example of the page', () => {
    const [line] = linesOn(ID).filter(({ ev }) => ev === 'score');
    expect(line).toMatchObject({ delta: [0, 1], tricks: [1, 1, 1, 2], maker: 3, result: 'made' });
  });
});

describe('knobs', () => {
  const turned = { needed: 2, made: 3, march: 5, aloneMarch: 7, euchred: 6 };
  test.each([
    [false, 2, 3, 0],
    [false, 4, 3, 0],
    [false, 5, 5, 0],
    [true, 5, 7, 0],
    [true, 2, 3, 0],
    [false, 1, 0, 6],
  ])('alone %s, %i tricks: %i for the makers, %i for the others', (alone, own, makers, others) => {
    const t = table(ID, 4, turned)
      .box('9s Qc')
      .deal('9c', 'Ah', '10d', '9d')
      .say(...PASSES, alone ? 'name hearts true' : 'name hearts');
    t.set('taken', [5 - own, own - 1, 0, 0]);
    expect(t.playOut().line('score').delta).toEqual([others, makers]);
  });

  test('all five tricks may be needed; nobody may have to follow suit', () => {
    const t = table(ID, 4, { needed: 5 }).box('9s Qc').deal('9c', 'Ah', '10d', '9d');
    t.say(...PASSES, 'name hearts').set('taken', [1, 3, 0, 0]);
    expect(t.playOut().line('score')).toMatchObject({ delta: [2, 0], result: 'euchred' });
    const free = table(ID, 4, { mustFollow: 'off' }).box('9c Qc').deal('9h 9s', 'Kh Ks', 'Ah As', 'Qh Qs');
    expect(
      free
        .say(...PASSES, 'name hearts')
        .play('Kh')
        .cards(),
    ).toBe('As Ah');
  });
});

describe('end', () => {
  test.each([
    [
      [9, 8],
      [10, 8],
      [0, 2],
    ],
    [
      [9, 9],
      [10, 9],
      [0, 2],
    ],
  ])('after %j: %j, won by %j', (before, after, winners) => {
    const t = table(ID, 4).box('9s Qc').deal('Jh', 'Ah', '10d', '9d').set('total', before);
    t.say(...PASSES, 'pass', 'name hearts');
    t.set('taken', [1, 1, 2, 0]).playOut();
    expect(t.line('score').total).toEqual(after);
    expect(t.line('over').winners).toEqual(winners);
  });

  test.each([5, 7, 10, 11])('to %i', (target) => {
    const t = table(ID, 4, { target })
      .box('9s Qc')
      .deal('Jh', 'Ah', '10d', '9d')
      .set('total', [target - 2, 0]);
    t.say(...PASSES, 'pass', 'name hearts')
      .set('taken', [1, 1, 2, 0])
      .playOut();
    expect(t.all('over')).toHaveLength(0);
    t.set('total', [target - 1, 0])
      .deal('Jh', 'Ah', '10d', '9d')
      .say(...PASSES, 'name hearts');
    t.set('taken', [4, 0, 0, 0]).playOut();
    expect(t.line('over').winners).toEqual([0, 2]);
  });
});

testRefusals(
  ID,
  [
    ['EUCHRE-ORDER-1', () => open(), 'name clubs', 'order'],
    ['EUCHRE-ORDER-1', () => open(), 'pass', 'pass', 2],
    ['EUCHRE-ALONE-1', () => open(), 'order false', 'order true'],
    ['EUCHRE-ALONE-1', () => down(), 'name clubs no', 'name clubs true'],
    ['EUCHRE-ALONE-4', () => open(LONER).say('pass'), 'order', 'order true'],
    ['EUCHRE-ORDER-3', () => open({}, ['9h As', '10h', 'Ah', 'Kh']).say('order'), 'discard Ks', 'discard As'],
    ['EUCHRE-ORDER-3', () => open().say('order'), 'play 9h', 'discard 9h'],
    ['EUCHRE-NAME-1', () => down(), 'order', 'name clubs'],
    ['EUCHRE-NAME-1', () => down(), 'name none', 'name spades'],
    ['EUCHRE-NAME-2', () => down(), 'name hearts', 'name diamonds'],
    ['EUCHRE-NAME-4', () => down(STICK).say('pass', 'pass', 'pass'), 'pass', 'name clubs'],
    ['EUCHRE-PLAY-1', () => hearts('9h', '10h', 'Ah', 'Kh'), 'play 9h', 'play 10h'],
    ['EUCHRE-PLAY-1', () => hearts('9h', '10h', 'Ah', 'Kh'), 'pass', 'play 10h'],
    ['EUCHRE-PLAY-3', () => hearts('10s', 'Ad', 'Jd Kd', 'Qs').play('Ad'), 'play Jd', 'play Kd'],
  ],
  [{ rule: 'EUCHRE-DEAL-1', players: 4, open: 'EUCHRE-DEAL-2' }],
);
