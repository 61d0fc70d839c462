import { type Act, Key, layOut, Rules, type State, suitDigit, trickGame, viewOf } from '@followsuit/engine';
import { cardsIn, SUITS } from '@followsuit/engine/cards';
import { AWAY, COUNT, HELD, HIDDEN, HOLD, OPEN, PUT, STOCK, TURN } from '@followsuit/engine/state';
import { describe, expect, test } from 'vitest';
import { box, boxFields } from './box.ts';
import { vines } from './decks.ts';
import { singles, turnTo } from './seats.ts';
import { byTrump, follow } from './tricks.ts';

const PLAYERS = 3;
const BIDDER = 1;

/** A game of nothing but a box and tricks; seat 1 is the bidder. A digit more in the key must do no harm. */
function boxed(takes: 'box' | 'open card'): Rules {
  const key = new Key({ turned: [false, true], trump: suitDigit(vines) });
  const layout = layOut({ bidder: { shape: 'seat', start: BIDDER }, ...boxFields }, PLAYERS, PLAYERS);
  const game = trickGame({
    ...{ id: 'boxed', name: 'Boxed', pages: [], players: [PLAYERS], options: [] },
    design: () => ({
      ...{ deck: vines, sides: singles(PLAYERS), layout, dealRule: 'DEAL', openCard: true },
      hands: () => Array(PLAYERS).fill(2),
      phases: [
        ...box({ deck: vines, at: layout.at, key, takes, rule: 'BOX', discardRule: 'AWAY' }),
        {
          ...{ name: 'tricks', rule: 'PLAY', holdRule: 'HOLD', key, restrictions: [follow('FOLLOW')] },
          enter: turnTo(() => BIDDER),
          strength: (card, led, { trump }) => byTrump(card, led, trump),
        },
      ],
      score: () => {},
      winners: () => 0,
    }),
  });
  return new Rules(game, PLAYERS, {});
}

const read = (text: string): number[] => text.split(' ').map((code) => vines.byCode.get(code)!);
const written = (s: State, at: number): string =>
  cardsIn(s, at)
    .map((card) => vines.codes[card])
    .join(' ');
const held = (s: State, seat = BIDDER): string => written(s, HOLD + seat * SUITS);

/** A deal after which seat 1 holds 2a 3c, and 2c lies open. */
function dealt(rules: Rules): State {
  const s = rules.start();
  rules.deal(s, { hands: ['4a 4c', '2a 3c', '5a 5c'].map(read), stock: read('Fu 2c 6l'), open: read('2c')[0] });
  return s;
}

function act(rules: Rules, s: State, written: Act): string | null {
  const found = rules.read(s, s[TURN], written);
  if ('rule' in found) return found.rule;
  rules.apply(s, s[TURN], found.move);
  return null;
}

/** The suits that a seat's cards are of, told from the cards. */
const suitsOf = (s: State, seat: number): number =>
  cardsIn(s, HOLD + seat * SUITS).reduce((set, card) => set | (1 << (card >> 4)), 0);

describe('the whole box', () => {
  test('taken: all of it goes to the bidder, the open card’s suit is trump, and three cards are put away', () => {
    const rules = boxed('box');
    const s = dealt(rules);
    expect([rules.phase(s), s[TURN]]).toEqual(['box', BIDDER]);
    expect(act(rules, s, { do: 'take' })).toBeNull();
    expect([rules.phase(s), s[TURN], held(s), written(s, STOCK)]).toEqual([
      'putting away',
      BIDDER,
      '2a 2c 3c Fu 6l',
      '',
    ]);
    expect([s[COUNT + BIDDER], s[HELD + BIDDER]]).toEqual([5, suitsOf(s, BIDDER)]);
    const out = new Int32Array(100);
    expect(rules.moves(s, BIDDER, out)).toBe(10);
    expect(act(rules, s, { do: 'discard', cards: ['2a', '3c', '4c'] })).toBe('AWAY');
    expect(act(rules, s, { do: 'discard', cards: ['2a', '3c'] })).toBe('AWAY');
    expect(act(rules, s, { do: 'discard', card: '2a' })).toBe('AWAY');
    expect(act(rules, s, { do: 'discard', cards: ['2a', '3c', 'Fu'] })).toBeNull();
    expect([rules.phase(s), s[TURN], held(s)]).toEqual(['tricks', BIDDER, '2c 6l']);
    expect([s[COUNT + BIDDER], s[PUT + BIDDER], s[HELD + BIDDER]]).toEqual([2, 3, suitsOf(s, BIDDER)]);
    expect(written(s, AWAY + BIDDER * SUITS)).toBe('2a 3c Fu');
    const [low, trump] = read('6l 2c');
    expect(rules.strengthOf(s, trump, low)).toBeGreaterThan(rules.strengthOf(s, low, low));
  });

  test('left: it stays where it is, and there is no trump', () => {
    const rules = boxed('box');
    const s = dealt(rules);
    expect(act(rules, s, { do: 'noTrump' })).toBeNull();
    expect([rules.phase(s), held(s), written(s, STOCK)]).toEqual(['tricks', '2a 3c', '2c Fu 6l']);
    const [low, other] = read('2a 3c');
    expect(rules.strengthOf(s, other, low)).toBe(0);
  });

  test('the others see that it was taken and how many cards were put away, and the open card', () => {
    const rules = boxed('box');
    const s = dealt(rules);
    act(rules, s, { do: 'take' });
    act(rules, s, { do: 'discard', cards: ['2a', '2c', 'Fu'] });
    const { state } = viewOf(rules, s, 0);
    expect([state[rules.at.took], state[PUT + BIDDER], state[OPEN]]).toEqual([1, 3, read('2c')[0]]);
    for (const at of [STOCK, HOLD + BIDDER * SUITS, AWAY + BIDDER * SUITS])
      expect([...state.subarray(at, at + SUITS)]).toEqual(Array(SUITS).fill(HIDDEN));
    expect(written(viewOf(rules, s, BIDDER).state, AWAY + BIDDER * SUITS)).toBe('2a 2c Fu');
  });
});

describe('the open card alone', () => {
  test('taken: the rest stays in the stock, and one card is put away, which may be the open card', () => {
    const rules = boxed('open card');
    const s = dealt(rules);
    expect(act(rules, s, { do: 'take' })).toBeNull();
    expect([rules.phase(s), held(s), written(s, STOCK)]).toEqual(['putting away', '2a 2c 3c', 'Fu 6l']);
    const out = new Int32Array(100);
    expect(rules.moves(s, BIDDER, out)).toBe(3);
    expect(act(rules, s, { do: 'discard', card: 'Fu' })).toBe('AWAY');
    expect(act(rules, s, { do: 'discard', cards: ['2a'] })).toBe('AWAY');
    expect(act(rules, s, { do: 'take' })).toBe('AWAY');
    expect(act(rules, s, { do: 'discard', card: '2c' })).toBeNull();
    expect([rules.phase(s), held(s), written(s, AWAY + BIDDER * SUITS)]).toEqual(['tricks', '2a 3c', '2c']);
    const [low, trump] = read('2a 3c');
    expect(rules.strengthOf(s, trump, low)).toBeGreaterThan(rules.strengthOf(s, low, low));
  });

  test('left: nothing moves', () => {
    const rules = boxed('open card');
    const s = dealt(rules);
    expect(act(rules, s, { do: 'discard', card: '2a' })).toBe('BOX');
    expect(act(rules, s, { do: 'noTrump' })).toBeNull();
    expect([rules.phase(s), held(s), written(s, STOCK), s[rules.at.took]]).toEqual(['tricks', '2a 3c', '2c Fu 6l', 0]);
  });
});
