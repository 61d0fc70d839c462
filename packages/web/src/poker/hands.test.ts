import { games } from '@followsuit/games';
import { KINDS, pokerCounts } from '@followsuit/games/poker';
import type { DeckInfo } from '@followsuit/present';
import { describe, expect, it } from 'vitest';
import { gameInfoOf } from '../../build/catalogue.ts';
import { cardsOf, dealt, handName, toggled, typed, verdictOn } from './hands.ts';
import { EXAMPLES, grouped, oneIn } from './ranks.tsx';

const deck = gameInfoOf(games[0]).deck as DeckInfo;
const hand = (text: string): string[] => text.split(' ');

describe('dealing', () => {
  it('gives every hand five cards of the deck, none twice', () => {
    for (let n = 2; n <= 6; n++) {
      const hands = dealt(deck, n);
      expect(hands.map(({ length }) => length)).toEqual(Array(n).fill(5));
      expect(new Set(hands.flat()).size).toBe(5 * n);
      for (const card of hands.flat()) expect(cardsOf(deck)).toContain(card);
    }
  });

  it('can give every card to every hand', () => {
    const last = dealt(deck, 2, (n) => n - 1);
    const first = dealt(deck, 2, () => 0);
    expect(first[0]).toEqual(['Aa', 'Ac', 'Au', 'Al', 'At']);
    expect(last[0]).not.toEqual(first[0]);
    expect(new Set(last.flat()).size).toBe(10);
  });
});

describe('changing a hand', () => {
  const hands = [hand('Al Ac Au At 2a'), ['Kl']];

  it('takes cards away, adds them, and says what cannot be', () => {
    expect(toggled(deck, hands, 0, 'Al')).toEqual([hand('Ac Au At 2a'), ['Kl']]);
    expect(toggled(deck, hands, 1, 'Kc')).toEqual([hands[0], ['Kl', 'Kc']]);
    expect(toggled(deck, hands, 0, 'Kc')).toBe('Hand 1 has its five cards. Take one away first.');
    expect(toggled(deck, hands, 1, 'Al')).toBe('The Ace of locks is in hand 1 already.');
  });

  it('reads what is typed', () => {
    expect(typed(deck, hands, 1, ' kl, KC 7u 7t 2L ')).toEqual([hands[0], hand('Kl Kc 7u 7t 2l')]);
    expect(typed(deck, hands, 0, '')).toEqual([[], ['Kl']]);
    expect(typed(deck, hands, 0, 'Al Ac Au At Aa')).toEqual([hand('Al Ac Au At Aa'), ['Kl']]);
    expect(typed(deck, hands, 1, 'Al Kc 7u 7t 2l')).toBe('The Ace of locks is in hand 1 already.');
    expect(typed(deck, hands, 1, 'Kl Kc')).toContain('has five cards');
    expect(typed(deck, hands, 1, '10l Kc 7u 7t 2l')).toContain('no card "10l"');
    expect(typed(deck, hands, 1, 'Kl Kl 7u 7t 2l')).toContain('twice');
  });
});

describe('the verdict', () => {
  const told = (...hands: string[]): string => verdictOn(hands.map((text) => (text ? hand(text) : []))).told;

  it('names the winner and says why', () => {
    expect(told('2l 4l 6l Tl Bl', 'Al Ac Au At Kl')).toBe(
      'Hand 1 wins: flush, bishop high. It ranks above hand 2: four of a kind, aces.',
    );
    expect(told('Kl Kc 3u 4t 2l', 'Al Ac 4u 3t 2a')).toMatch(/same kind; ace beats knight\.$/);
    expect(told('3l 3c Au 4t 2l', '3u 3t Kl Bc Fu')).toMatch(/the kicker decides: ace beats knight\.$/);
    expect(told('Ku Kt 2u 2a Al', 'Kl Kc 3u 3t 2l')).toMatch(
      /^Hand 2 wins.+the other pair decides: three beats two\.$/,
    );
    // It is compared with the best of the other hands.
    expect(told('2l 2c 4u 5t 6l', 'Al Ac Au At Aa', 'Kl Kc Ku Kt Ka')).toMatch(/^Hand 2 wins.+Hand 3 is of the same/);
  });

  it('tells who shares the win', () => {
    const hands = ['Al Kc Bu Ft 3l', '2l 4c 6u 7t Fc', 'At Kl Bc Fu 3a'];
    expect(told(...hands)).toMatch(/^Hands 1 and 3 share the win: no pair, ace high\. Suits break no ties\. Hand 2/);
    expect(verdictOn(hands.map(hand)).winners).toEqual([0, 2]);
    expect(told(hands[0], hands[2])).toBe('Hands 1 and 2 share the win: no pair, ace high. Suits break no ties.');
  });

  it('waits until every hand is whole', () => {
    expect(verdictOn([hand('Al Kc Bu Ft 3l'), hand('Aa Kl Bc Fu')])).toEqual({
      winners: [],
      told: 'Hand 2 needs 1 more card.',
    });
    expect(told('', 'Aa Kl Bc Fu 3t')).toBe('Hand 1 needs 5 more cards.');
  });
});

describe('the list of all kinds', () => {
  it('has an example of each', () => {
    expect(EXAMPLES.map((text) => handName(hand(text))?.split(',')[0])).toEqual([...KINDS]);
  });

  it('tells how many there are and how likely one is', () => {
    const counts = pokerCounts();
    const all = counts.reduce((sum, n) => sum + n, 0);
    expect(grouped(all)).toBe('3,478,761');
    expect([oneIn(all, counts[9]), oneIn(all, counts[4]), oneIn(all, counts[0])]).toEqual(['316,251', '139', '2.5']);
  });
});
