import { describe, expect, it } from 'vitest';
import { cardName, partsOf } from './cards.ts';
import type { DeckInfo } from './scene.ts';
import { english } from './words.en.ts';

const deck = (id: string, suits: string, ranks: string): DeckInfo => ({
  id,
  suits: suits.split(' ').map((name) => ({ name, letter: name === 'cups' ? 'u' : name[0] })),
  ranks: ranks.split(' '),
});
const vines = deck('vines', 'anchors crowns cups locks trees', '2 3 4 5 6 7 T F B K A');
const janken = deck('janken', 'rock water paper lizard scissors', 'X 2 3 4 5 6 7 8 9 10 J Q K A');

describe('names of cards', () => {
  it.each([
    [vines, 'Kl', 'Knight of locks'],
    [vines, 'Tu', 'Tar of cups'],
    [janken, 'Kl', 'King of lizard'],
    [janken, '10s', 'Ten of scissors'],
    [janken, 'Xr', 'Joker of rock'],
  ])('%#', (deck, code, name) => expect(cardName(english, deck, code)).toBe(name));

  it('takes a card apart', () => expect(partsOf(janken, '10s')).toEqual({ rank: '10', suit: 'scissors' }));
});
