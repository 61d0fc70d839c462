/** What the player's own cards promise, by the rules of thumb on the rules pages ("For bots"): a hint for bidding. */
import type { KernelView } from '@followsuit/engine';
import { cardRank, cardSuit, heldCards, type Scene } from '@followsuit/present';

/** The worth of cards outside trump, and of long trumps. */
export interface Worth {
  /** An ace of another suit; its Knight is worth about half, with a card beside it. */
  readonly ace: number;
  /** Each trump beyond the third. */
  readonly long: number;
  /** A card that scores by itself. */
  readonly extra?: (card: string, isTrump: boolean) => number;
}

const TRUMPS: Readonly<Record<string, readonly [worth: number, least: number]>> = {
  A: [1, 1],
  K: [0.8, 2],
  B: [0.6, 3],
};

/** The tricks that a hand promises with a trump suit, or `none`. */
function valueWith(scene: Scene<KernelView>, trump: string, { ace, long, extra }: Worth): number {
  const held = heldCards(scene);
  const many = (suit: string): number => held.filter((card) => cardSuit(scene, card) === suit).length;
  const trumps = many(trump);
  let value = Math.max(0, trumps - 3) * long;
  for (const card of held) {
    const suit = cardSuit(scene, card);
    const rank = cardRank(card);
    value += extra?.(card, suit === trump) ?? 0;
    const [worth, least] = TRUMPS[rank] ?? [0, 0];
    if (suit === trump) value += trumps >= least ? worth : 0;
    else if (rank === 'A') value += ace;
    else if (rank === 'K' && many(suit) > 1) value += ace / 2;
  }
  return value;
}

/** The best value with one of some trump suits; null if the cards lie face down. */
export function handValue(scene: Scene<KernelView>, trumps: readonly string[], worth: Worth): number | null {
  if (heldCards(scene).length === 0) return null;
  return Math.max(...trumps.map((trump) => valueWith(scene, trump, worth)));
}

/** For a player alone who leads and so makes trump: CORALON-TRUMP. @example aloneValue(scene) // 5.4 */
export const aloneValue = (scene: Scene<KernelView>, more?: Pick<Worth, 'extra'>): number | null =>
  handValue(
    scene,
    (scene.game.deck?.suits ?? []).map(({ name }) => name),
    { ace: [0.85, 0.75, 0.6, 0.6][scene.names.length - 3], long: 0.7, ...more },
  );

/** For a pair that may take the box and its suit as trump; the partner has a third of what is missing. */
export function pairValue(scene: Scene<KernelView>, openSuit: string): number | null {
  const withBox = handValue(scene, [openSuit], { ace: 0.8, long: 0.7 });
  const without = handValue(scene, ['none'], { ace: 1, long: 0 });
  if (withBox === null || without === null) return null;
  const own = Math.max(withBox + 0.6, without);
  return own + (13 - own) / 3 - 1;
}

/** The number to bid for a value. */
export const asBid = (value: number | null): number | null => (value === null ? null : Math.max(1, Math.floor(value)));
