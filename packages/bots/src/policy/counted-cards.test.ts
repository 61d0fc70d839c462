import { filled, isTricks, Rules } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { expect, it } from 'vitest';
import { CountedCards } from './counted-cards.ts';

function setUp(id: string): { rules: Rules; cards: CountedCards; keyOf: (trump: number) => number } {
  const game = trickGames.find((each) => each.id === id)!;
  const rules = new Rules(game, game.players[0], filled(game, game.players[0]));
  const phase = rules.design.phases[rules.tricks];
  const keyOf = (trump: number): number => (isTricks(phase) ? phase.key.pack({ first: 0, trump }) : 0);
  return { rules, cards: new CountedCards(rules), keyOf };
}

/** The cards that count as a suit, from low to high. */
function suitOf(id: string, trump: number, suit: number): string {
  const { rules, cards, keyOf } = setUp(id);
  const { deck } = rules.design;
  const counts = (card: number): number => cards.as[(keyOf(trump) << 7) | card];
  const own = deck.cards.filter((card) => counts(card) >> 4 === suit).sort((a, b) => counts(a) - counts(b));
  expect(own.map((card) => counts(card) & 15)).toEqual(own.map((_, place) => place));
  return own.map((card) => deck.codes[card]).join(' ');
}

it('bowers and jacks are with the trumps, in order of strength', () => {
  expect(suitOf('euchre', 1, 1)).toBe('9h 10h Qh Kh Ah Jd Jh');
  expect(suitOf('euchre', 1, 2)).toBe('9d 10d Qd Kd Ad');
  expect(suitOf('skat', 2, 2)).toBe('7h 8h 9h Qh Kh 10h Ah Jd Jh Js Jc');
  expect(suitOf('skat', 4, 4)).toBe('Jd Jh Js Jc');
  expect(suitOf('skat', 5, 3)).toBe('7d 8d 9d 10d Jd Qd Kd Ad');
});

it('sets of cards are counted card by card', () => {
  const { cards, keyOf, rules } = setUp('skat');
  const { byCode } = rules.design.deck;
  const from = new Int32Array(7);
  for (const code of ['Jc', 'Ah', '7s']) {
    const card = byCode.get(code)!;
    from[2 + (card >> 4)] |= 1 << (card & 15);
  }
  const into = new Int32Array(5).fill(-1);
  cards.count(keyOf(2), from, 2, into);
  expect([...into]).toEqual([0, 1, (1 << 10) | (1 << 6), 0, 0]);
});

it('other games count every card as what it says', () => {
  for (const { id, players } of trickGames.filter((game) => !['euchre', 'skat'].includes(game.id))) {
    const { cards, rules } = setUp(id);
    expect(cards.moves, `${id} with ${players[0]}`).toBe(false);
    expect(
      [...cards.as].every((as, i) => as === (i & 127) || (i & 127) >= 80),
      id,
    ).toBe(true);
    expect(rules.design.deck.cards.length).toBeGreaterThan(0);
  }
});
