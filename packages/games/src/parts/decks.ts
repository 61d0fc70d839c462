/** The decks of the games, as the record writes them. */
import { type Deck, makeDeck, withoutLowest } from '@followsuit/engine';

const french = 'spades:s hearts:h diamonds:d clubs:c';
export const french36: Deck = makeDeck('french-36', french, '1 2 3 4 5 6 7 8 9');
export const french40: Deck = makeDeck('french-40', french, '1 2 3 4 5 6 7 8 9 10');

export const french52: Deck = makeDeck('french-52', french, '2 3 4 5 6 7 8 9 10 J Q K A');
/** 9 to ace. */
export const french24: Deck = withoutLowest(french52, 7);

const skatCards: Deck = makeDeck('french-52', 'clubs:c spades:s hearts:h diamonds:d', '7 8 9 Q K 10 A J');
/**
 * Skat's cards: 7 to ace of the French deck, with its faces, ranked as in suit games. The fifth suit has no cards of its own: in
 * grand, the jacks are of it.
 */
export const french32: Deck = {
  ...skatCards,
  suits: [...skatCards.suits, { name: 'jacks', letter: 'j' }],
  masks: [...skatCards.masks, 0],
};

export const vines: Deck = makeDeck('vines', 'anchors:a crowns:c cups:u locks:l trees:t', '2 3 4 5 6 7 T F B K A');

/** The suits are in the order of the ring. */
export const janken: Deck = makeDeck(
  'janken',
  'rock:r water:w paper:p lizard:l scissors:s',
  'X 2 3 4 5 6 7 8 9 10 J Q K A',
);
export const jankenWithoutJokers: Deck = withoutLowest(janken);

/** The suits and some ranks of the French deck, as numbers. */
export const [SPADES, HEARTS, DIAMONDS, CLUBS] = [0, 1, 2, 3];
export const [TWO, JACK, QUEEN] = [0, 9, 10];
