/** Cards, ranks and suits in words. */
import type { DeckInfo } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';

const ranks: Readonly<Record<string, string>> = words.common.ranks;
const vinesRanks: Readonly<Record<string, string>> = words.common.vinesRanks;
const suits: Readonly<Record<string, string>> = words.common.suits;

/** A rank in words. @example rankName(vines, 'K') // 'Knight' */
export const rankName = (deck: DeckInfo, rank: string): string =>
  (deck.id === 'vines' ? vinesRanks[rank] : undefined) ?? ranks[rank] ?? rank;

/** A suit in words. @example suitLabel('locks') // 'locks' */
export const suitLabel = (suit: string): string => suits[suit] ?? suit;

/** A card in words, for labels. @example cardName(vines, 'Kl') // 'Knight of locks' */
export function cardName(deck: DeckInfo, code: string): string {
  const { rank, suit } = partsOf(deck, code);
  return fill(words.common.cardName, { rank: rankName(deck, rank), suit: suitLabel(suit) });
}

/** The rank and the suit of a card. @example partsOf(vines, 'Kl') // { rank: 'K', suit: 'locks' } */
export function partsOf(deck: DeckInfo, code: string): { rank: string; suit: string } {
  const letter = code.slice(-1);
  return { rank: code.slice(0, -1), suit: deck.suits.find((suit) => suit.letter === letter)?.name ?? letter };
}
