import type { Json } from '@followsuit/engine';
import { HAND, POINTS } from '@followsuit/engine/state';
import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { numbersIn, rowsOn } from '../testing/rows.ts';
import { rulesOf, type TestTable, table, words } from '../testing/table.ts';

/** A table in the hand of that number. */
function inHand(n: number, hands: readonly string[], options: Record<string, Json> = {}): TestTable {
  const t = table('hearts', hands.length, options);
  t.state[HAND] = n - 1;
  return t.deal(...hands);
}

/** Without passing. */
const plain = (hands: readonly string[], options: Record<string, Json> = {}): TestTable =>
  inHand(1, hands, { passing: 'off', ...options });

describe('deal and passing', () => {
  test.each(rowsOn('hearts', 'players | cards each'))(
    '%s players: %s cards each without %s',
    (players, each, out, passes) => {
      const n = Number(players);
      const { design } = rulesOf('hearts', n);
      const gone = words(out === 'none' ? '' : out);
      expect(design.hands(0, 1)).toEqual(Array(n).fill(Number(each)));
      expect([design.deck.cards.length, ...gone.map((card) => design.deck.byCode.has(card))]).toEqual([
        52 - gone.length,
        ...gone.map(() => false),
      ]);
      const steps = passes.split(', ').map((to) => ({ left: 1, right: n - 1, across: n / 2, nobody: null })[to]);
      const cards = ['4c 5c 6c', '7c 8c 9c', '10c Jc Qc', '4d 5d 6d', '7d 8d 9d'].slice(0, n);
      for (const [i, step] of [...steps, steps[0]].entries()) {
        const t = inHand(i + 1, cards);
        expect(t.actors.map((seat) => t.get('passesTo', n)[seat])).toEqual(
          step === null ? [-1] : t.actors.map((seat) => (seat + Number(step)) % n),
        );
        expect(t.phase).toBe(step === null ? 'tricks' : 'passing');
      }
    },
  );

  test('always to the left, or never', () => {
    for (const n of [1, 3, 4]) {
      const t = inHand(n, ['2c 3c 4c', '5c 6c 7c', '8c 9c 10c', 'Jc Qc Kc'], { passing: 'left' });
      expect(t.get('passesTo', 4)).toEqual([1, 2, 3, 0]);
    }
    expect(plain(['2c', '3c', '4c', '5c']).phase).toBe('tricks');
  });

  test('cards are seen by those who gave and got them', () => {
    const t = inHand(1, ['2c 5c Qs', '3c 4d 5d', '4c Kh Ah', '6c 7s 8s']);
    for (const seat of [2, 0, 3, 1]) t.as(seat, t.legal(seat)[0]);
    expect(t.rules.json(t.state, 0).gotCards).toEqual([['7s', '8s', '6c'], null, null, null]);
    expect(t.rules.json(t.state, 1).passedCards).toEqual([null, ['4d', '5d', '3c'], null, null]);
    expect(t.turn).toBe(1);
  });
});

describe('play', () => {
  test('the lowest club in the deck opens', () => {
    expect(plain(['3c', '2c 4c', '5c', '6c']).cards()).toBe('2c');
    const five = plain(['4c', '5c', '3c 6c', '7c', '8c']);
    expect([five.turn, five.cards()]).toEqual([2, '3c']);
  });

  test('without a trump the highest card of the led suit takes', () => {
    const t = plain(['2c 4c', '3c As', 'Jc Qs', '9c Ah']).play('2c 3c Jc 9c');
    expect(t.line('trick').taker).toBe(2);
    expect(t.play('Qs Ah 4c As').line('trick').taker).toBe(1);
  });

  test('hearts stay out of the first trick and may be led once one was played', () => {
    expect(plain(['2c', 'Qs 2h', '3c', '4c']).play('2c').cards()).toBe('Qs 2h');
    const t = plain(['2c 5h 6d', '3c 2d 3h', '4c 3d 4d', '5c 9d 2h']).play('2c 3c 4c 5c');
    expect(t.cards()).toBe('9d');
    const broken = plain(['2c 5h 6d', '3c 3h 7h', '4c 3d 4d', '5c 9d 2h']).play('2c 3c 4c 5c 9d 6d 3h 3d');
    expect(broken.cards()).toBe('2h');
    expect(plain(['2c 2h', '3c 3h', '4c 4h', '5c 5h']).play('2c 3c 4c 5c').cards()).toBe('5h');
  });

  test('any card to the first trick, and the queen that breaks hearts, where options say so', () => {
    expect(plain(['2c 3d', '2h 4d', '4c 5d', '5c 6d'], { firstTrick: 'any' }).play('2c').cards()).toBe('2h 4d');
    const queen = (queenBreaks: string) =>
      plain(['2c 5d 6d', '3c Qs 7d', '4c 3d 4d', '5c 9d 2h'], { queenBreaks }).play('2c 3c 4c 5c 9d');
    for (const [value, cards] of [
      ['off', '4d'],
      ['on', '4d 2h'],
    ]) {
      const t = plain(['2c 8s 6d', '3c Qs 7d', '4c 2s 4d', '5c 9s 2h'], { queenBreaks: value });
      t.play('2c 3c 4c 5c 9s 8s Qs 2s');
      expect(t.turn).toBe(1);
      expect(t.rules.json(t.state, -1).broken).toBe(value === 'on');
      expect(queen(value).turn).toBe(0);
      expect(cards).toContain('4d');
    }
  });
});

/** Ends a hand in which seats had taken these points, all but the last trick, which is worth nothing. */
function scored(points: readonly number[], jack: number, options: Record<string, Json>): TestTable {
  const t = plain(['2c', '3c', '4c', '5c'], options);
  t.state.set(
    points.map((n, seat) => n - (seat === jack ? Number(options.jackPoints ?? 10) : 0)),
    POINTS,
  );
  return t.set('jack', jack).play('2c 3c 4c 5c');
}

describe('score', () => {
  test.each(rowsOn('hearts', 'options | points taken'))(
    '%s: %s taken, the jack by %s: %s',
    (given, taken, jack, scores) => {
      const options = Object.fromEntries(
        [...given.matchAll(/`(\w+)` `"(\w+)"`/g)].map(([, name, value]) => [name, value]),
      );
      const line = scored(numbersIn(taken), jack === '' ? -1 : Number(jack), options).line('score');
      expect(line).toMatchObject({ delta: numbersIn(scores), points: numbersIn(taken) });
      expect('jack' in line).toBe(options.jack === 'on');
    },
  );

  test('hearts count 1, the queen 13, and the jack for whoever takes it', () => {
    const t = plain(['2c Qs', '3c Jd', '4c As', '5c Ks'], { jack: 'on' }).play('2c 3c 4c 5c Ks Qs Jd As');
    expect(t.line('score')).toMatchObject({ delta: [0, 0, 3, 0], points: [0, 0, 13, 0], jack: 2 });
    const one = plain(['2c 2h', '3c 3h', '4c 4s', '5c 9s']).play('2c 3c 4c 5c 9s 2h 3h 4s');
    expect(one.line('score')).toMatchObject({ delta: [0, 0, 0, 2] });
  });
});

test.each([
  [{ heartPoints: 2, queenPoints: 20 }, [6, 20, 20, 0], -1, [6, 20, 20, 0]],
  [{ heartPoints: 2, queenPoints: 20 }, [46, 0, 0, 0], -1, [0, 26, 26, 26]],
  [{ heartPoints: 2 }, [26, 13, 0, 0], -1, [26, 13, 0, 0]],
  [{ moonPoints: 40 }, [26, 0, 0, 0], -1, [0, 40, 40, 40]],
  [{ moonPoints: 40, moon: 'self' }, [26, 0, 0, 0], -1, [-40, 0, 0, 0]],
  [{ jackPoints: 4, jack: 'on' }, [26, 0, 0, 0], 1, [0, 22, 26, 26]],
])('knobs %j: %j taken, the jack by %s: %j', (options, taken, jack, delta) => {
  expect(scored(taken, jack, options).line('score')).toMatchObject({ delta, points: taken });
});

test('knobs: how many cards are passed, what they are worth as they are taken, and no duty to follow', () => {
  const t = inHand(1, ['2c 5c Qs', '3c 4d 5d', '4c Kh Ah', '6c 7s 8s'], { passCount: 1 });
  expect(t.legal()).toEqual(['pass Qs', 'pass 2c', 'pass 5c']);
  const options = { heartPoints: 3, queenPoints: 7, mustFollow: 'off' };
  const free = plain(['2c Qs', '3c 2h', '4c As', '5c Ks'], options).play('2c');
  expect(free.cards()).toBe('3c');
  const last = free.play('3c 4c 5c Ks');
  expect(last.play('Qs 2h As').line('score')).toMatchObject({ points: [0, 0, 10, 0] });
});

describe('end of the game', () => {
  test.each([
    [[19, 0, 0, 0], null],
    [
      [20, 3, 5, 3],
      [1, 3],
    ],
    [[45, 20, 21, 22], [1]],
    [[30, -4, 0, 0], [1]],
  ])('with a target of 20 and totals %j the winners are %j', (total, winners) => {
    const t = plain(['2c', '3c', '4c', '5c'], { target: 20 }).set('total', total).play('2c 3c 4c 5c');
    if (winners) expect(t.line('over')).toEqual({ ev: 'over', winners, total });
    else expect(t.all('over')).toEqual([]);
  });
});

const passing = () => inHand(1, ['2c 5c Qs', '3c 4d 5d', '4c Kh Ah', '6c 7s 8s']);
const opened = () => plain(['2c 4d', '3d 5h 6d', '3c 7d', '4c 8d']);

testRefusals(
  'hearts',
  [
    ['HEARTS-PASS-1', () => passing().as(0, 'pass Qs 2c 5c'), 'pass Qs 2c 5c', 'pass 4d 5d 3c', 0],
    ['HEARTS-PASS-1', passing, 'play 2c', 'pass Qs 2c 5c'],
    ['HEARTS-PASS-2', passing, 'pass Qs 2c', 'pass Qs 2c 5c'],
    ['HEARTS-PASS-2', passing, 'pass Qs 2c 3c', 'pass Qs 2c 5c'],
    ['HEARTS-TURN-1', opened, 'play 3d', 'play 2c', 1],
    ['HEARTS-TURN-1', opened, 'pass 2c 4d 3d', 'play 2c'],
    ['HEARTS-PLAY-1', opened, 'play Ks', 'play 2c'],
    ['HEARTS-PLAY-2', opened, 'play 4d', 'play 2c'],
    ['HEARTS-PLAY-3', () => opened().play('2c 3d'), 'play 7d', 'play 3c'],
    ['HEARTS-PLAY-4', () => opened().play('2c'), 'play 5h', 'play 3d'],
    [
      'HEARTS-PLAY-5',
      () => plain(['2c 3h 4d', '3c 5d', '4c 6d', '5c 2h 7d']).play('2c 3c 4c 5c'),
      'play 2h',
      'play 7d',
    ],
  ],
  [3, 4, 5].map((players) => ({ rule: 'HEARTS-DEAL-1', players })),
);
