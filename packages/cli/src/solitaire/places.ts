/** Where pieces can go: what `moves` lists, and what a piece by itself is answered with. */
import type { Line, State } from '@followsuit/engine';
import {
  AT,
  COIN_NAMES,
  HOME,
  MOVE,
  moveOf,
  PAWN,
  type PiecepackRules,
  POINTS,
  SUITS,
  suitOf,
  WALK,
} from '@followsuit/games/piecepack-stepping-stones';
import { counted, hanging } from '../text.ts';
import { aceDue, names, placeNames, type Uses } from './choices.ts';
import { YOU } from './table.ts';

/** Every choice, a line for each piece. */
export function allLines(rules: PiecepackRules, s: State, uses: Uses): string[] {
  const { places, coins, flips, pawns, done } = uses;
  const lines = [
    ...(places.length > 0 ? [`place ${COIN_NAMES[aceDue(s)]}: ${placeNames(rules, places)}`] : []),
    ...[...coins.keys()].map(
      (coin) => `${COIN_NAMES[coin]}: ${destinations(rules, s, MOVE, coin, coins.get(coin) ?? [])}`,
    ),
    ...(flips.length > 0 ? [`flip: ${names(flips)}`] : []),
    ...[...pawns.keys()].map((suit) => `${SUITS[suit]}: ${destinations(rules, s, WALK, suit, pawns.get(suit) ?? [])}`),
    ...(done ? ['done'] : []),
    'resign',
  ];
  return lines.flatMap((line) => hanging('  ', line, 4));
}

/** Where a coin can go: "4s on c7 can go to a5 or b4." */
export function coinLine(rules: PiecepackRules, s: State, coin: number, { coins, flips }: Uses): string | null {
  const to = coins.get(coin);
  if (to === undefined) return null;
  const flip = flips.includes(coin) ? `, or be turned over (flip ${COIN_NAMES[coin]})` : '';
  const at = rules.board.names[s[AT + coin]];
  return `${COIN_NAMES[coin]} on ${at} can go to ${destinations(rules, s, MOVE, coin, to)}${flip}.`;
}

/** Where a pawn can go. */
export function pawnLine(rules: PiecepackRules, s: State, suit: number, { pawns }: Uses): string | null {
  const to = pawns.get(suit);
  if (to === undefined) return null;
  const at = rules.board.names[s[PAWN + suit]];
  return `The pawn of ${SUITS[suit]} (${at}) can go to ${destinations(rules, s, WALK, suit, to)}.`;
}

/** Places by what it costs to get there, where it costs points: "b6 (1 point), b5 or c5 (2 points)". */
function destinations(rules: PiecepackRules, s: State, kind: number, piece: number, places: readonly number[]): string {
  const suit = kind === WALK ? piece : suitOf(piece);
  const costs = places.map((place) =>
    place === HOME ? 0 : s[POINTS + suit] - pointsAfter(rules, s, moveOf(kind, piece, place), suit),
  );
  const groups = [...new Set(costs)].sort((a, b) => a - b);
  return groups
    .map((cost) => {
      const list = placeNames(
        rules,
        places.filter((_, i) => costs[i] === cost),
      );
      return cost === 0 ? list : `${list} (${counted(cost, 'point')})`;
    })
    .join(', ');
}

function pointsAfter(rules: PiecepackRules, s: State, move: number, suit: number): number {
  const copy = s.slice();
  rules.apply(copy, YOU, move);
  return copy[POINTS + suit];
}

/** The rule that keeps a piece where it is: what lies in its way, if that is it. */
export function keptBy(rules: PiecepackRules, s: State, piece: Line): string {
  const found = [...rules.board.byName.keys()].map((to) => rules.read(s, YOU, { ...piece, to }));
  const ids = found.flatMap((each) => ('rule' in each ? [each.rule] : []));
  return ids.find((id) => id === 'PIECEPACK-MOVE-2') ?? ids.find((id) => id !== 'PIECEPACK-MOVE-3') ?? ids[0];
}
