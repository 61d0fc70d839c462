/** Play rules that many games share. */
import { NONE, type Restriction, rankOf, suitOf } from '@followsuit/engine';

/** Only this suit. */
export const only = (suit: number): number => 1 << suit;
/** Every suit but this one. */
export const allBut = (suit: number): number => ~(1 << suit);

/** A seat that holds the led suit must play it. */
export const follow = (rule: string): Restriction<string> => ({
  rule,
  when: ({ lead }) => !lead,
  suits: ({ led }) => only(led),
});

/** Strength if trump beats the led suit and nothing else takes a trick; `rank` is the order within a suit. */
export function byTrump(card: number, led: number, trump: number, rank: number = rankOf(card)): number {
  if (trump !== NONE && suitOf(card) === trump) return 17 + rank;
  return suitOf(card) === led ? 1 + rank : 0;
}
