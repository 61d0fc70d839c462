/** The decks of the games, as the record writes them. */
import { type Deck, makeDeck, withoutLowest } from '@followsuit/engine';

const french = 'spades:s hearts:h diamonds:d clubs:c';
export const french36: Deck = makeDeck('french-36', french, '1 2 3 4 5 6 7 8 9');
export const french40: Deck = makeDeck('french-40', french, '1 2 3 4 5 6 7 8 9 10');

export const vines: Deck = makeDeck('vines', 'anchors:a crowns:c cups:u locks:l trees:t', '2 3 4 5 6 7 T F B K A');

/** The suits are in the order of the ring. */
export const janken: Deck = makeDeck(
  'janken',
  'rock:r water:w paper:p lizard:l scissors:s',
  'X 2 3 4 5 6 7 8 9 10 J Q K A',
);
export const jankenWithoutJokers: Deck = withoutLowest(janken);
