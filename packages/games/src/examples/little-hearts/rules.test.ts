import { cardsIn, SUITS, viewAsJson, viewOf } from '@followsuit/engine';
import { HAND, HOLD, POINTS } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { type TestTable, table } from '../../testing/table.ts';

const hands = ['2c 5c Qs', '3c 4d 5d', '4c Kh Ah', '6c 7s 8s'];
const passes = hands.map((hand) => `pass ${hand}`);

/** A table at which some hands have been played before. */
function after(before: number, ...cards: readonly string[]): TestTable {
  const t = table('little-hearts', 4);
  t.state[HAND] = before;
  return t.deal(...cards);
}

/** The fourth hand, in which nobody passes. */
const unpassed = (...cards: readonly string[]): TestTable => after(3, ...cards);

const handOf = ({ rules, state }: TestTable, seat: number): string =>
  cardsIn(state, HOLD + seat * SUITS)
    .map((card) => rules.design.deck.codes[card])
    .join(' ');

describe('passing', () => {
  it.each([
    ['first', 0, 1],
    ['second', 1, 3],
    ['third', 2, 2],
    ['fifth', 4, 1],
  ])('goes %s hand: %i hands before, %i seats to the left', (_name, before, steps) => {
    const t = after(before, ...hands).say(...passes);
    for (const [seat, hand] of hands.entries()) expect(handOf(t, (seat + steps) % 4)).toBe(hand);
    expect(t.phase).toBe('tricks');
  });

  it('is secret until all have chosen, and then known to those who gave and got', () => {
    const t = after(0, ...hands);
    const seen = (viewer: number) => viewAsJson(viewOf(t.rules, t.state, viewer));
    t.as(0, passes[0]);
    expect(t.actors).toEqual([1, 2, 3]);
    expect(seen(1).passedCards).toEqual([null, [], null, null]);
    expect(handOf(t, 0)).toBe('2c 5c Qs');
    for (const seat of [3, 1, 2]) t.as(seat, passes[seat]);
    expect(seen(0).passedCards).toEqual([['2c', '5c', 'Qs'], null, null, null]);
    expect(seen(1).gotCards).toEqual([null, ['2c', '5c', 'Qs'], null, null]);
    expect(seen(2).passedCards).toEqual([null, null, ['4c', 'Kh', 'Ah'], null]);
    expect(seen(-1).passedCards).toEqual([null, null, null, null]);
  });

  it('refuses other numbers of cards, cards of others, and passing twice', () => {
    const t = after(0, ...hands);
    for (const cards of [['2c', '5c'], ['2c', '5c', 'Ah'], ['Qs', '5c', '2c'], ['2c', '2c', 'Qs'], '2c'])
      expect(t.refusal({ do: 'pass', cards }, 0)).toBe('LITTLEHEARTS-PASS-2');
    t.as(0, passes[0]);
    expect(t.refusal(passes[0], 0)).toBe('LITTLEHEARTS-PASS-1');
  });
});

describe('play', () => {
  it('opens with the 2 of clubs', () => {
    const t = unpassed('3c', '2c 4c', '5c', '6c');
    expect(t.turn).toBe(1);
    expect(t.cards()).toBe('2c');
    expect(t.refusal('play 4c')).toBe('LITTLEHEARTS-PLAY-2');
  });

  it('keeps hearts and the queen out of the first trick, unless there is nothing else', () => {
    const t = unpassed('2c 3c', 'Qs 2h 3d', 'Qd Ah', '4c 5c').say('play 2c');
    expect(t.refusal('play Qs')).toBe('LITTLEHEARTS-PLAY-4');
    expect(t.refusal('play 2h')).toBe('LITTLEHEARTS-PLAY-4');
    expect(t.cards()).toBe('3d');
    expect(unpassed('2c 3c', 'Qs 2h', '3d Ah', '4c 5c').say('play 2c').cards()).toBe('Qs 2h');
  });

  it('does not lead hearts before they are broken, unless there is nothing else', () => {
    const first = ['play 2c', 'play 3c', 'play 4c', 'play 5c'];
    const closed = unpassed('2c 3h 4d', '3c 5d 6d', '4c 7d 8d', '5c 9d 2h').say(...first);
    expect(closed.refusal('play 2h')).toBe('LITTLEHEARTS-PLAY-5');
    expect(closed.cards()).toBe('9d');
    const broken = unpassed('2c 4d 6h', '3c 5d 6d', '4c 7d 8d', '5c 9d 2h').say(...first);
    expect(broken.say('play 9d', 'play 4d', 'play 6d', 'play 8d').cards()).toBe('2h');
    expect(
      unpassed('2c 3h', '3c 5d', '4c 7d', '5c 2h')
        .say(...first)
        .cards(),
    ).toBe('2h');
  });
});

describe('score', () => {
  it.each([
    [
      [0, 5, 21, 0],
      [0, 5, 21, 0],
    ],
    [
      [26, 0, 0, 0],
      [0, 26, 26, 26],
    ],
    [
      [13, 13, 0, 0],
      [13, 13, 0, 0],
    ],
  ])('%j taken scores %j', (points, delta) => {
    const t = unpassed('2c', '3c', '4c', '5c');
    t.state.set(points, POINTS);
    expect(t.play('2c 3c 4c 5c').line('score')).toMatchObject({ delta, points });
  });

  it('ends at the target, and the lowest total wins', () => {
    const t = table('little-hearts', 4, { target: 20 });
    t.state[HAND] = 3;
    t.deal('2c', '3c', '4c', '5c').state.set([0, 21, 5, 0], POINTS);
    expect(t.play('2c 3c 4c 5c').line('over')).toMatchObject({ winners: [0, 3], total: [0, 21, 5, 0] });
  });

  it('counts the queen as 13 and hearts as 1, for whoever takes the trick', () => {
    const t = unpassed('2c Qs', '3c 2h', '4c As', '5c Ks').play('2c 3c 4c 5c');
    expect(t.play('Ks Qs 2h As').line('score')).toMatchObject({ points: [0, 0, 14, 0] });
  });
});
