/**
 * Homes that nothing can reach any more. A hint, not a rule ("At the table" on the game's page): a pawn is sealed off if
 * it has no path home even if every piece that can still move stepped aside. The walls are what never moves again: fixed stones
 * (those of suits whose pawn is home, once no points are left for them), and aces if no pawn may step on them.
 */
import type { Act } from '@followsuit/engine';
import {
  HOME,
  isAce,
  isHome,
  isSet,
  neighbour,
  type Position,
  pieceSuit,
  type Square,
  type Suit,
  squaresOf,
} from './position.ts';
import { SUITS } from './suits.ts';

const KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];

/** The size of the board and the kind of aces. */
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

/** The suits whose pawn no longer has a path home. */
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
  return isAce(coin) ? !onAces : isSet(position, pieceSuit(coin));
}

/** The suits that an act would seal off. @example sealedBy(position, act, ground) // ['moons'] */
export function sealedBy(position: Position, act: Act, ground: Ground): readonly Suit[] {
  const after = afterAct(position, act, ground);
  if (!after) return [];
  const before = sealedIn(position, ground);
  return sealedIn(after, ground).filter((suit) => !before.includes(suit));
}

/** The position after an act that makes walls, as far as that matters here; null for other acts. */
function afterAct(position: Position, act: Act, ground: Ground): Position | null {
  const [coin, to] = [String(act.coin), String(act.to)];
  const coins = { ...position.coins, [coin]: to };
  if (act.do === 'done') return { ...position, points: NO_POINTS };
  if (act.do === 'place') return { ...position, coins };
  if (act.do === 'walk' && to === HOME) {
    const suit = act.pawn as Suit;
    const points = pointsLeft(position, suit, stepsHome(position, suit, ground));
    return { ...position, pawns: { ...position.pawns, [suit]: HOME }, points };
  }
  if (act.do !== 'move' || !isHome(position, pieceSuit(coin))) return null;
  return { ...position, coins, points: pointsLeft(position, pieceSuit(coin), stoneSteps(position, coin, to, ground)) };
}

const NO_POINTS: Position['points'] = { suns: 0, moons: 0, crowns: 0, arms: 0 };

const pointsLeft = ({ points }: Position, suit: Suit, spent: number | null): Position['points'] => ({
  ...points,
  [suit]: Math.max(0, points[suit] - (spent ?? points[suit])),
});

/** The points that a pawn needs to walk home along its stones (PIECEPACK-TWO-4 to -6), or null if it has no path. */
function stepsHome(position: Position, suit: Suit, ground: Ground): number | null {
  const squares = squaresOf(position, ground.size);
  const isOwn = ({ coin }: Square): boolean =>
    coin !== null && (isAce(coin) ? ground.onAces : pieceSuit(coin) === suit && position.stones.includes(coin));
  const inMiddle = position.pawns[suit] === 'middle';
  const starts = squares.filter(({ hole, pawn }) => (inMiddle ? hole : pawn === suit));
  return steps(
    starts,
    squares,
    ground,
    (square) => square.home === suit && square.pawn === null && (square.coin === null || isOwn(square)),
    (square) => !square.hole && square.pawn === null && square.home !== suit && isOwn(square),
  );
}

/** The points that a stone needs to reach a square (PIECEPACK-TWO-3), or null if it has no path. */
function stoneSteps(position: Position, stone: string, to: string, ground: Ground): number | null {
  const squares = squaresOf(position, ground.size);
  const passes = ({ hole, pawn, coin }: Square): boolean =>
    !hole && pawn === null && (coin === null || (coin.startsWith('0') && !position.stones.includes(coin)));
  const starts = squares.filter(({ coin }) => coin === stone);
  return steps(starts, squares, ground, ({ name }) => name === to, passes);
}

/** The fewest steps from a square to one that `isGoal` names, over squares that `passes` allows; or null. */
function steps(
  starts: readonly Square[],
  squares: readonly Square[],
  { size }: Ground,
  isGoal: (square: Square) => boolean,
  passes: (square: Square) => boolean,
): number | null {
  const byName = new Map(squares.map((square) => [square.name, square]));
  const far = new Map(starts.map((square) => [square, 0]));
  for (const [at, n] of far)
    for (const key of KEYS) {
      const next = byName.get(neighbour(at.name, key, size) ?? '');
      if (!next || far.has(next)) continue;
      if (isGoal(next)) return n + 1;
      if (passes(next)) far.set(next, n + 1);
    }
  return null;
}
