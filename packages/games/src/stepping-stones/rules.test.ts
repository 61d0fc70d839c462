import { describe, expect, test } from 'vitest';
import { testRefusals } from '../testing/refusals.ts';
import { bare, numbersIn, rowsOn } from '../testing/rows.ts';
import {
  ALL,
  columns,
  declaration,
  EMPTY,
  FULL,
  SHEETS,
  scored,
  starter,
  tableFor,
} from '../testing/stepping-stones-hands.ts';
import { words } from '../testing/table.ts';

const PAGE = 'stepping-stones';
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];
const REDO = { redo: 'on' };
const ADVANCED = { sheet: 'advanced' };
/** One low card for each seat. */
const ONE = ['1h', '2h', '3h'];

describe('contracts', () => {
  const table = rowsOn(PAGE, 'id | name').map(([id, , sheet, trump, wants, counted]) => ({
    id: bare(id),
    sheets: sheet === 'both' ? ['starter', 'advanced'] : [sheet],
    trump: trump !== 'none',
    few: wants.startsWith('few'),
    from: numbersIn(counted)[0],
  }));

  for (const [sheet, ids] of Object.entries(SHEETS))
    test(`the ${sheet} sheet offers its contracts, each with both ranks high and every trump it may have`, () => {
      expect(table.filter(({ sheets }) => sheets.includes(sheet)).map(({ id }) => id)).toEqual(ids);
      const expected = table
        .filter(({ sheets }) => sheets.includes(sheet))
        .flatMap(({ id, trump }) =>
          [9, 1].flatMap((high) =>
            trump ? SUITS.map((suit) => `declare ${id} ${high} false ${suit}`) : [`declare ${id} ${high} false`],
          ),
        );
      const t = starter({ sheet }).dealFrom('any');
      expect(t.legal()).toEqual(['pass', ...expected]);
      expect(t.acts()[1]).toEqual({
        do: 'declare',
        contract: 'win-pick-trump',
        high: 9,
        redo: false,
        trump: 'spades',
      });
    });

  for (const { id, from } of table)
    test(`${id} counts the declarer's tricks from the ${from}th on`, () => {
      const t = tableFor(id).dealFrom('counts').say('pass', declaration(id)).playAtRandom(id);
      const own = t.all('trick').filter(({ n, taker }) => (n as number) >= from && taker === 1);
      expect(t.all('trick')).toHaveLength(12);
      expect(t.line('score')).toMatchObject({ declarer: 1, contract: id, tricks: own.length, best: own.length });
      expect(t.all('trick')[0].leader).toBe(1);
    });

  for (const { id, few } of table)
    test(`${few ? 'few' : 'many'} tricks are best in ${id}`, () => {
      const row = SHEETS[table.find((each) => each.id === id)!.sheets[0]].indexOf(id);
      const t = tableFor(id);
      t.set(
        'sheet',
        [0, 1, 2].flatMap((seat) => [0, 1, 2, 3].map((each) => (each === row && seat > 0 ? seat : EMPTY))),
      );
      expect(scored(t, 0, id, 0).delta).toEqual(few ? [3, 1, -1] : [-1, 1, 3]);
    });
});

describe('bidding', () => {
  test('it goes round once from the forehand; the first declaration ends it, and the declarer leads', () => {
    const t = starter()
      .dealer(1)
      .deal(...ONE);
    expect([t.turn, t.phase]).toEqual([1, 'bidding']);
    t.say('pass');
    expect(t.turn).toBe(2);
    t.say('declare lose 9 false');
    expect([t.turn, t.phase]).toEqual([2, 'tricks']);
  });

  test('in the puddle the forehand must declare, with every choice still open', () => {
    const t = starter().deal(...ONE);
    const open = t.legal().slice(1);
    t.say('pass', 'pass', 'pass');
    expect([t.turn, t.phase]).toEqual([0, 'puddle']);
    expect(t.legal()).toEqual(open);
    expect(t.say('declare win-last-6 1 false').turn).toBe(0);
  });

  test('what others have completed does not matter; what oneself has is closed', () => {
    const t = columns(starter(), [5, EMPTY, 2, EMPTY], FULL).deal(...ONE);
    expect(t.legal().filter((act) => act.includes(' 9 '))).toEqual([
      'declare win-no-trump 9 false',
      'declare lose 9 false',
    ]);
  });

  test('finished players are passed over without an action, and still play', () => {
    const t = columns(starter(), [], FULL)
      .deal(...ONE)
      .say('pass');
    expect(t.turn).toBe(2);
    t.say('pass');
    expect([t.turn, t.phase]).toEqual([0, 'puddle']);
    t.say('declare win-no-trump 9 false').play('1h');
    expect(t.turn).toBe(1);
  });

  test('whoever alone may bid is in the puddle from the start', () => {
    const t = columns(starter(), FULL, FULL)
      .dealer(2)
      .deal(...ONE);
    expect([t.turn, t.phase]).toEqual([2, 'puddle']);
    expect(t.legal()).not.toContain('pass');
  });

  test('the forehand passes to the next who may bid, and may come back to the same', () => {
    const next = (...own: number[][]) => {
      const t = columns(starter(), ...own);
      t.dealer(0, 5)
        .deal(...ONE)
        .say('declare lose 9 false')
        .playOut();
      return t.deal(...ONE).line('deal').dealer;
    };
    const three = [5, 5, EMPTY, EMPTY];
    expect(next(three, three, three)).toBe(1);
    expect(next(three, FULL, three)).toBe(2);
    expect(next(three, FULL, FULL)).toBe(0);
    expect(next([5, 5, 2, EMPTY], FULL, three)).toBe(2);
  });

  test('a player with only the token left may bid, be forehand and must spend it in the puddle', () => {
    const t = columns(starter(REDO), FULL, FULL, [5, 5, 2, EMPTY])
      .set('tokens', [0, 1, 0])
      .dealer(1)
      .deal(...ONE);
    expect([t.turn, t.phase]).toEqual([1, 'bidding']);
    t.say('pass', 'pass');
    expect([t.turn, t.phase]).toEqual([1, 'puddle']);
    expect(t.acts().every(({ redo }) => redo === true)).toBe(true);
    expect(t.legal()).toHaveLength(2 * (4 + 1 + 1 + 1));
    t.say('declare lose 9 true');
    expect(t.get('tokens', 3)).toEqual([0, 0, 0]);
  });

  test('a redo needs something completed, and the token', () => {
    expect(
      starter(REDO)
        .deal(...ONE)
        .acts()
        .some(({ redo }) => redo === true),
    ).toBe(false);
    const some = () => columns(starter(REDO), [5, EMPTY, EMPTY, 2]);
    expect(
      some()
        .deal(...ONE)
        .legal()
        .filter((act) => act.includes(' 9 true')),
    ).toHaveLength(4 + 1);
    expect(
      some()
        .set('tokens', [0, 1, 1])
        .deal(...ONE)
        .acts()
        .some(({ redo }) => redo === true),
    ).toBe(false);
    const off = columns(starter(), [5, EMPTY, EMPTY, 2]).deal(...ONE);
    expect(off.acts().some(({ redo }) => redo === true)).toBe(false);
  });

  test('a declaration quotes the first rule that it breaks', () => {
    const t = columns(starter(), [5]).deal(...ONE);
    const lose = { do: 'declare', contract: 'lose', high: 9, redo: false };
    expect(t.refusal(lose)).toBeNull();
    for (const [wrong, rule] of [
      [{ contract: 'win-slalom', high: 5, trump: 'none' }, 4],
      [{ contract: null, high: 5 }, 4],
      [{ contract: 'win-pick-trump', high: 5 }, 4],
      [{ high: 5, redo: true }, 4],
      [{ high: 5, redo: 'false' }, 4],
      [{ high: 5, redo: null }, 4],
      [{ high: 10, trump: 'clubs' }, 5],
      [{ high: '9' }, 5],
      [{ trump: 'clubs' }, 6],
      [{ trump: 'none' }, 6],
      [{ trump: null }, 6],
    ] as const)
      expect(t.refusal({ ...lose, ...wrong }), JSON.stringify(wrong)).toBe(`STEPPING-BID-${rule}`);
    const { redo: _redo, ...without } = lose;
    expect(t.refusal(without)).toBe('STEPPING-BID-4');
    const { high: _high, ...open } = lose;
    expect(t.refusal(open)).toBe('STEPPING-BID-5');
  });
});

describe('tricks', () => {
  const cards = rowsOn(PAGE, 'contract, high, trump');
  const contractsOf = (text: string): string[] =>
    text === 'any' ? ALL : text === 'any but Must Beat' ? ALL.filter((id) => id !== 'lose-must-beat') : [text];

  test('the page has its rows', () => expect(cards).toHaveLength(8));
  for (const [setting, trick, hand, playable] of cards) {
    const [contract, high, trump] = bare(setting).split(', ');
    for (const id of contractsOf(contract))
      for (const rank of high ? [high] : ['9', '1'])
        test(`${id}, ${rank} high, ${trump ?? 'any trump'}: after ${trick}, ${playable} of ${hand}`, () => {
          // The card that the row does not show comes last in the trick.
          const hands = [...words(trick), hand, '6d'].slice(0, 3);
          const t = tableFor(id).deal(...hands);
          // A trump suit of which no card is here, where the row names none.
          t.say(declaration(id, rank, false, trump ?? (hand.includes('c') ? 'diamonds' : 'clubs'))).play(trick);
          const all = /both|all/.test(playable);
          expect(words(t.cards()).sort()).toEqual(words(all ? hand : playable).sort());
        });
  }

  const tricks = rowsOn(PAGE, 'high, trump | trick');
  test('the page has its winners', () => expect(tricks).toHaveLength(4));
  for (const [setting, trick, winner] of tricks)
    test(`${setting}: ${trick} goes to ${winner}`, () => {
      const [high, trump] = setting.split(', ');
      const contract = trump === 'none' ? 'win-no-trump' : 'win-pick-trump';
      const t = starter()
        .deal(...words(trick))
        .say(declaration(contract, high, false, trump))
        .play(trick);
      expect(words(trick)[t.line('trick').taker as number]).toBe(winner);
      expect(t.line('trick').high).toBe(Number(high));
    });

  test('may trump: whoever is void may play anything, and need not over-trump', () => {
    const t = starter(ADVANCED)
      .deal('9s 1h', '2c 4d', '5s 1c 7h')
      .say('declare win-may-trump 9 false clubs')
      .play('9s');
    expect(t.cards()).toBe('4d 2c');
    expect(t.play('2c').cards()).toBe('5s 1c');
    expect(t.play('1c').line('trick').taker).toBe(1);
  });

  test('may trump: a trump proves nothing, a third suit a void', () => {
    const lacks = (play: string) => {
      const t = starter(ADVANCED)
        .deal('9s 1h', play, '3s')
        .say('declare win-may-trump 9 false clubs')
        .play(`9s ${play}`);
      return t.get('lacks', 10).slice(5);
    };
    expect(lacks('2c')).toEqual([0, 0, 0, 0, 0]);
    expect(lacks('4d')).toEqual([0b111111111, 0, 0, 0, 0]);
  });

  test('must beat: the declarer is bound too, any beating card will do, and other suits raise nothing', () => {
    const t = starter(ADVANCED).deal('2h', '5s', '1h 3h').say('declare lose-must-beat 9 false').play('2h 5s');
    expect(t.cards()).toBe('3h');
    const other = starter(ADVANCED).deal('1d 2h 6h 7h', '9d 5h', '4d 1s').say('declare lose-must-beat 9 false');
    expect(other.play('1d 9d 4d 5h 1s').cards()).toBe('6h 7h');
  });

  test('must beat: a lower card proves that nothing stronger was held', () => {
    const t = starter(ADVANCED).deal('5h', '3h', '1c').say('declare lose-must-beat 9 false').play('5h 3h');
    expect(t.get('lacks', 10).slice(5)).toEqual([0, 0b111100000, 0, 0, 0]);
  });

  for (const high of [9, 1])
    test(`slalom from ${high}: the ranking turns after every trick`, () => {
      const t = starter(ADVANCED).dealFrom('slalom').say(`declare win-slalom ${high} false`).playAtRandom('slalom');
      expect(t.all('trick').map((line) => line.high)).toEqual(
        Array.from({ length: 12 }, (_, i) => (i % 2 === 0 ? high : 10 - high)),
      );
    });
});

const bids = () => starter().deal(...ONE);
const inPuddle = () => bids().say('pass', 'pass', 'pass');
const playing = (contract = 'win-no-trump', options = {}) =>
  starter(options).deal('5h 3d', '3h 8h 1s 2c', '9h').say(declaration(contract));
const advanced = (contract: string) => playing(contract, ADVANCED).play('5h');

testRefusals(
  PAGE,
  [
    ['STEPPING-BID-1', () => columns(starter(), [], FULL).deal(...ONE), 'pass', 'pass', 1],
    [
      'STEPPING-BID-1',
      () => columns(starter(), [], FULL, FULL).deal(...ONE),
      'declare lose 9 false',
      'declare lose 9 false',
      2,
    ],
    ['STEPPING-BID-2', () => columns(starter(), [], FULL).deal(...ONE), 'play 1h', 'pass', 1],
    ['STEPPING-BID-2', bids, 'pass', 'pass', 1],
    ['STEPPING-BID-2', bids, 'play 1h', 'pass'],
    ['STEPPING-BID-2', inPuddle, 'declare lose 9 false', 'declare lose 9 false', 1],
    ['STEPPING-BID-4', bids, 'declare win-slalom 9 false', 'declare lose 9 false'],
    ['STEPPING-BID-4', bids, 'declare lose 9 true', 'declare lose 9 false'],
    ['STEPPING-BID-4', () => columns(starter(), FULL.with(0, EMPTY)).deal(...ONE), 'declare lose 9 false', 'pass'],
    ['STEPPING-BID-4', () => columns(starter(REDO), FULL).deal(...ONE), 'declare lose 9 false', 'declare lose 9 true'],
    [
      'STEPPING-BID-4',
      () =>
        columns(starter(REDO), [5, 5, 2, EMPTY])
          .set('tokens', [0, 1, 1])
          .deal(...ONE),
      'declare win-last-6 9 true',
      'declare lose 1 false',
    ],
    ['STEPPING-BID-5', bids, 'declare lose 8 false', 'declare lose 1 false'],
    ['STEPPING-BID-6', bids, 'declare lose 9 false hearts', 'declare lose 9 false'],
    ['STEPPING-BID-6', bids, 'declare win-pick-trump 9 false', 'declare win-pick-trump 9 false hearts'],
    ['STEPPING-BID-6', bids, 'declare win-pick-trump 9 false none', 'declare win-pick-trump 9 false spades'],
    ['STEPPING-BID-7', inPuddle, 'pass', 'declare lose 9 false'],
    ['STEPPING-BID-8', () => columns(starter(), [], FULL, FULL).deal(...ONE), 'pass', 'declare lose 9 false'],
    ['STEPPING-PLAY-2', playing, 'play 3h', 'play 5h', 1],
    ['STEPPING-PLAY-2', playing, 'play 3h', 'play 5h'],
    ['STEPPING-PLAY-2', playing, 'pass', 'play 3d'],
    ['STEPPING-PLAY-3', () => playing().play('5h'), 'play 1s', 'play 3h'],
    [
      'STEPPING-PLAY-3',
      () => starter(ADVANCED).deal('5c', '3c 8h', '9h').say(declaration('win-may-trump')).play('5c'),
      'play 8h',
      'play 3c',
    ],
    ['STEPPING-PLAY-3', () => advanced('lose-must-beat'), 'play 1s', 'play 8h'],
    ['STEPPING-PLAY-7', () => advanced('win-may-trump'), 'play 1s', 'play 2c'],
    ['STEPPING-PLAY-8', () => advanced('lose-must-beat'), 'play 3h', 'play 8h'],
  ],
  [{ rule: 'STEPPING-DEAL-1', players: 3 }],
);
