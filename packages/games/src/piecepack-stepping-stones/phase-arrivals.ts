/** When a suit enters phase 2 its die slides across. */
import { type Position, type Suit, toTurn } from './position.ts';
import { SUITS } from './suits.ts';

/** Which suits' dice have come over to the side of phase 2. */
export interface Arrivals {
  readonly turn: number;
  readonly part: number;
  /** Those that lie there, or have lain there. */
  readonly there: readonly Suit[];
  /** Those that lie there for the first time, as long as this roll is used. */
  readonly fresh: readonly Suit[];
}

/** A suit's die comes over when it is first rolled for phase 2: that may be a turn after its last coin was turned over. */
export function arrivals(before: Arrivals | null, position: Position): Arrivals {
  const { turn, part, dice, first } = position;
  const isReady = (suit: Suit): boolean => toTurn(position, suit) === 0;
  if (!before) return { turn, part, there: SUITS.filter(isReady), fresh: [] };
  const there = before.there.filter(isReady); // fewer after something was taken back
  const fresh = SUITS.filter((suit) => dice[suit] !== null && !first.includes(suit) && !there.includes(suit));
  const isSame = before.turn === turn && before.part === part;
  return isSame && fresh.length === 0 ? before : { turn, part, there: [...there, ...fresh], fresh };
}
