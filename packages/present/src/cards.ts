/** Cards, ranks and suits in words. */
import type { DeckInfo } from './scene.ts';
import { fill, type SharedText, wordIn } from './text.ts';

type Deck = Pick<DeckInfo, 'id' | 'suits'>;
type CardText = Pick<SharedText, 'ranks' | 'decks' | 'suits' | 'cardName'>;

/** The texts of a deck whose ranks have their own names. */
const deckText = ({ decks }: Pick<SharedText, 'decks'>, id: string) =>
  (decks as Readonly<Record<string, { ranks: Readonly<Record<string, string>>; order: string } | undefined>>)[id];

/** A rank in words. @example rankName(text, vines, 'K') // 'Knight' */
export const rankName = (text: CardText, deck: Deck, rank: string): string =>
  deckText(text, deck.id)?.ranks[rank] ?? wordIn(text.ranks, rank);

/** The order of the cards of such a deck, as a sentence. */
export const rankOrder = (text: CardText, deck: Deck): string | undefined => deckText(text, deck.id)?.order;

/** A suit in words. @example suitLabel(text, 'locks') // 'locks' */
export const suitLabel = ({ suits }: Pick<SharedText, 'suits'>, suit: string): string => wordIn(suits, suit);

/** A card in words, for labels. @example cardName(text, vines, 'Kl') // 'Knight of locks' */
export function cardName(text: CardText, deck: Deck, code: string): string {
  const { rank, suit } = partsOf(deck, code);
  return fill(text.cardName, { rank: rankName(text, deck, rank), suit: suitLabel(text, suit) });
}

/** The rank and the suit of a card. @example partsOf(vines, 'Kl') // { rank: 'K', suit: 'locks' } */
export function partsOf(deck: Deck, code: string): { rank: string; suit: string } {
  const letter = code.slice(-1);
  return { rank: cardRank(code), suit: deck.suits.find((suit) => suit.letter === letter)?.name ?? letter };
}

export const cardRank = (card: string): string => card.slice(0, -1);
