/**
 * Homes that nothing can reach any more. A hint, not a rule ("At the table" on the game's page): a pawn is sealed off if
 * it has no way home even if every piece that can still move stepped aside. What never moves again are the walls: coins of
 * suits whose pawn is home, and aces where no pawn may step on them.
 */
import type { Act } from '@followsuit/engine';
import { HOME, isAce, isHome, neighbour, type Position, SUITS, type Suit, squaresOf, suitOf } from './position.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** What the size of the board and the kind of aces are. */
export interface Ground {
  readonly size: number;
  /** Whether pawns may step on aces. */
  readonly onAces: boolean;
}

/** The ground by the options of a table. @example groundOf(scene.info.options) */
export const groundOf = ({ board, aces }: Readonly<Record<string, unknown>>): Ground => ({
  size: board === 'large' ? 10 : 8,
  onAces: String(aces).endsWith('stones'),
});

/** The suits whose pawn has no way home any more. */
export function sealedIn(position: Position, ground: Ground): readonly Suit[] {
  const squares = squaresOf(position, ground.size);
  const walls = new Set<string>();
  for (const { name, coin, hole } of squares)
    if (hole || (coin !== null && isWall(position, coin, ground))) walls.add(name);
  return SUITS.filter((suit) => !isHome(position, suit) && !reaches(suit));

  function reaches(suit: Suit): boolean {
    const seen = new Set(squares.filter(({ pawn }) => pawn === suit).map(({ name }) => name));
    // From the hole of the large board a pawn steps out on every side.
    if (position.pawns[suit] === 'middle') for (const { name, hole } of squares) if (hole) seen.add(name);
    for (const at of seen) {
      if (squares.some(({ name, home }) => name === at && home === suit)) return true;
      for (const key of KEYS) {
        const next = neighbour(at, key, ground.size);
        if (next !== null && !walls.has(next)) seen.add(next);
      }
    }
    return false;
  }
}

function isWall(position: Position, coin: string, { onAces }: Ground): boolean {
  return isAce(coin) ? !onAces : isHome(position, suitOf(coin));
}

/** The suits that an act would seal off. @example sealedBy(position, act, ground) // ['moons'] */
export function sealedBy(position: Position, act: Act, ground: Ground): readonly Suit[] {
  const after = afterAct(position, act);
  if (!after) return [];
  const before = sealedIn(position, ground);
  return sealedIn(after, ground).filter((suit) => !before.includes(suit));
}

/** The position after an act that makes walls, as far as that matters here; null for other acts. */
function afterAct(position: Position, act: Act): Position | null {
  if (act.do === 'place') return { ...position, coins: { ...position.coins, [String(act.coin)]: String(act.to) } };
  if (act.do !== 'walk' || act.to !== HOME) return null;
  return { ...position, pawns: { ...position.pawns, [String(act.pawn)]: HOME } };
}
