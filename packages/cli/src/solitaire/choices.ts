/** What may be done now, summed up: a person is not helped by hundreds of choices in a row. */
import type { State } from '@followsuit/engine';
import {
  ACES,
  COIN_NAMES,
  DONE,
  FLIP,
  isHome,
  isStone,
  kindOf,
  MOVE,
  NUMBERS,
  OWED,
  type PiecepackRules,
  PLACE,
  PLACED,
  POINTS,
  pieceOf,
  placeOf,
  SUITS,
  shownBy,
  suitOf,
  TILES,
  tileNumber,
  tileSuit,
  WALK,
} from '@followsuit/games/piecepack-stepping-stones';
import { bold } from '../colour.ts';
import { counted, either, hanging } from '../text.ts';
import { suitName } from './board.ts';

/** The legal moves, sorted. */
export interface Uses {
  /** Where aces may be placed. */
  readonly places: readonly number[];
  /** Where each coin or stone may go, by coin. */
  readonly coins: ReadonlyMap<number, readonly number[]>;
  readonly flips: readonly number[];
  /** Where each pawn may go, by suit. */
  readonly pawns: ReadonlyMap<number, readonly number[]>;
  readonly done: boolean;
}

export function usesOf(moves: readonly number[]): Uses {
  const of = (kind: number): readonly number[] => moves.filter((move) => kindOf(move) === kind);
  const byPiece = (kind: number): Map<number, number[]> => {
    const found = new Map<number, number[]>();
    for (const move of of(kind)) found.set(pieceOf(move), [...(found.get(pieceOf(move)) ?? []), placeOf(move)]);
    return found;
  };
  return {
    places: of(PLACE).map(placeOf),
    coins: byPiece(MOVE),
    flips: of(FLIP).map(pieceOf),
    pawns: byPiece(WALK),
    done: of(DONE).length > 0,
  };
}

/** Whether nothing is left but to end the part (or to give up). */
export const onlyDone = ({ places, coins, flips, pawns, done }: Uses): boolean =>
  done && places.length + coins.size + flips.length + pawns.size === 0;

/** The ace to be placed now. */
export const aceDue = (s: State): number => ACES + tileSuit(s[TILES + s[PLACED]]);

/** What dice and points are good for, a line each. */
export function summaryLines(rules: PiecepackRules, s: State, uses: Uses): string[] {
  const sentences =
    uses.places.length > 0 ? [placing(s, uses)] : [...numbers(s, uses), ...owed(s, uses), ...points(rules, s, uses)];
  return sentences.flatMap((sentence) => hanging('  ', sentence));
}

function placing(s: State, { places }: Uses): string {
  const ace = aceDue(s);
  const far = counted(tileNumber(s[TILES + s[PLACED]]), 'space');
  return `Place ${bold(COIN_NAMES[ace])} at most ${far} from the home of ${suitName(suitOf(ace))}: ${counted(places.length, 'square')} will do; moves lists them.`;
}

function numbers(s: State, { coins }: Uses): string[] {
  return [5, 4, 3, 2].flatMap((number) => {
    const n = s[NUMBERS + number];
    if (n === 0) return [];
    const able = [...coins.keys()].filter((coin) => shownBy(coin) === number && !isStone(s, coin));
    const dice = n === 1 ? `A ${number} moves` : `${n} dice with ${number} move`;
    return [`${dice} ${able.length === 0 ? 'nothing' : names(able)}.`];
  });
}

function owed(s: State, { flips }: Uses): string[] {
  return SUITS.flatMap((_, suit) => {
    if (((s[OWED] >> suit) & 1) === 0) return [];
    return [`Turn over ${names(flips.filter((coin) => suitOf(coin) === suit))} before you are done.`];
  });
}

function points(rules: PiecepackRules, s: State, { coins, pawns }: Uses): string[] {
  return SUITS.flatMap((_, suit) => {
    if (s[POINTS + suit] === 0) return [];
    const stones = [...coins.keys()].filter((coin) => suitOf(coin) === suit);
    const to = pawns.get(suit);
    const items = [
      stones.length === 0 ? '' : `stones ${names(stones)}`,
      to === undefined ? '' : `the pawn to ${placeNames(rules, to)}`,
    ].filter((item) => item !== '');
    const what = items.length === 0 ? 'nothing can go anywhere' : items.join('; ');
    const left = isHome(s, suit) ? ' left before its stones are set' : '';
    return [`${suitName(suit)}, ${counted(s[POINTS + suit], 'point')}${left}: ${what}.`];
  });
}

/** "4s, 4m or 4a". */
export const names = (coins: readonly number[]): string => either(coins.map((coin) => bold(COIN_NAMES[coin])));

/** "d3, d4 or home". */
export const placeNames = ({ board }: PiecepackRules, places: readonly number[]): string =>
  either(places.map((place) => bold(board.names[place] ?? '')));
