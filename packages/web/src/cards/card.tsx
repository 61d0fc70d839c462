/** A card drawn as SVG. */
import type { DeckInfo } from '../catalogue/index.ts';

export interface CardProps {
  /** The card as records write it (`"Kl"`); null: its back. */
  readonly code: string | null;
  readonly deck: DeckInfo;
}

/** @example <Card code="Kl" deck={game.deck} /> */
export function Card({ code }: CardProps) {
  return <span class="card">{code ?? '?'}</span>;
}

/** A card in words, for labels. @example cardName(vines, 'Kl') // 'Knight of locks' */
export function cardName(deck: DeckInfo, code: string): string {
  const { rank, suit } = partsOf(deck, code);
  return `${rank} of ${suit}`;
}

/** The rank and the suit of a card. @example partsOf(vines, 'Kl') // { rank: 'K', suit: 'locks' } */
export function partsOf(deck: DeckInfo, code: string): { rank: string; suit: string } {
  const letter = code.slice(-1);
  return { rank: code.slice(0, -1), suit: deck.suits.find((suit) => suit.letter === letter)?.name ?? letter };
}
