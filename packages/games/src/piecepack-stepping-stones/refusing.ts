/** Why an act is refused: the page's list of refusals, of which the first that applies counts. */
import type { State } from '@followsuit/engine';
import { DONE, FLIP, kindOf, MOVE, moveOf, PLACE, pieceOf, placeOf, RESIGN, WALK } from './acts.ts';
import { ACES, type Board, fromHome, HOME, isAce, PER_SUIT, PIECES, shownBy, suitOf } from './board.ts';
import { tileNumber, tileSuit } from './chance.ts';
import type { Paths } from './moving.ts';
import {
  AT,
  inPhaseOne,
  isHome,
  isSet,
  isStone,
  isVacant,
  NUMBERS,
  OWED,
  PHASE,
  PLACED,
  PLACING,
  POINTS,
  TILES,
} from './state.ts';
import { SUITS } from './suits.ts';

export class Refusing {
  private readonly board: Board;
  private readonly paths: Paths;
  private readonly highToLow: boolean;

  constructor(board: Board, paths: Paths, highToLow: boolean) {
    this.board = board;
    this.paths = paths;
    this.highToLow = highToLow;
  }

  /** Whether acts of a kind belong to the current phase, in which the player is to act. */
  isOfPhase(s: State, kind: number): boolean {
    if (kind === RESIGN) return true; // PIECEPACK-QUIT-1
    return s[PHASE] === PLACING ? kind === PLACE : kind === MOVE || kind === FLIP || kind === WALK || kind === DONE;
  }

  /** The rule that forbids a move of the player, who is to act; or null. */
  refuse(s: State, move: number): string | null {
    const kind = kindOf(move);
    const piece = pieceOf(move);
    const to = placeOf(move);
    if (!this.isOfPhase(s, kind) || !this.isThere(s, move)) return 'PIECEPACK-TURN-4';
    if (kind === PLACE) return this.place(s, piece, to);
    if (kind === FLIP) return this.flip(s, piece);
    if (kind === WALK) return this.walk(s, piece, to);
    if (kind === DONE) return s[OWED] === 0 ? null : 'PIECEPACK-ONE-3';
    if (kind === RESIGN) return null;
    if (isAce(piece)) return 'PIECEPACK-ACE-3';
    return isStone(s, piece) ? this.stone(s, piece, to) : this.coin(s, piece, to);
  }

  /** Whether the piece and the place that a move names are there: PIECEPACK-TURN-4. */
  private isThere(s: State, move: number): boolean {
    const kind = kindOf(move);
    const piece = pieceOf(move);
    const to = placeOf(move);
    if (kind === DONE || kind === RESIGN) return move === moveOf(kind);
    if (kind === WALK) return piece < SUITS.length && (to === HOME || this.isSquare(to));
    if (piece >= PIECES || !(kind === PLACE ? this.isDrawn(s, piece) : s[AT + piece] >= 0)) return false;
    return kind === FLIP ? to === 0 : this.isSquare(to);
  }

  private isSquare(place: number): boolean {
    return place < this.board.squares && this.board.names[place] !== undefined;
  }

  /** Whether a piece is in the game while aces are placed: every coin, and the aces of the tiles drawn. */
  private isDrawn(s: State, piece: number): boolean {
    if (!isAce(piece)) return true;
    for (let i = 0; i < SUITS.length; i++)
      if (s[TILES + i] >= 0 && tileSuit(s[TILES + i]) === suitOf(piece)) return true;
    return false;
  }

  /** PIECEPACK-ACE-2: the ace whose turn it is, near enough to its home, on a vacant square outside all homes. */
  place(s: State, ace: number, to: number): string | null {
    const tile = s[TILES + s[PLACED]];
    const suit = tileSuit(tile);
    const { board } = this;
    const good =
      ace === ACES + suit &&
      this.isSquare(to) &&
      board.home[to] < 0 &&
      isVacant(s, to) &&
      fromHome(board, suit, to) <= tileNumber(tile);
    return good ? null : 'PIECEPACK-ACE-2';
  }

  /** PIECEPACK-ONE-3: a coin that shows its value, of a suit that owes a flip; if the order is fixed, the highest. */
  flip(s: State, coin: number): string | null {
    const good =
      !isAce(coin) &&
      !isStone(s, coin) &&
      ((s[OWED] >> suitOf(coin)) & 1) === 1 &&
      (!this.highToLow || this.isHighest(s, coin));
    return good ? null : 'PIECEPACK-ONE-3';
  }

  /** Whether all higher coins of its suit are stones. */
  private isHighest(s: State, coin: number): boolean {
    for (let higher = suitOf(coin) * PER_SUIT; higher < coin; higher++) if (!isStone(s, higher)) return false;
    return true;
  }

  /** A move of a coin that shows its value. */
  private coin(s: State, coin: number, to: number): string | null {
    const value = shownBy(coin);
    if (value === 0) return 'PIECEPACK-MOVE-5';
    if (s[NUMBERS + value] === 0) return 'PIECEPACK-ONE-1';
    if (!isVacant(s, to)) return 'PIECEPACK-MOVE-3';
    this.paths.coin(s, coin);
    if (this.paths.cost[to] > 0) return null;
    this.paths.coinAlone(s, coin);
    return this.paths.cost[to] > 0 ? 'PIECEPACK-MOVE-2' : 'PIECEPACK-MOVE-1';
  }

  private stone(s: State, coin: number, to: number): string | null {
    const suit = suitOf(coin);
    const idle = this.idle(s, suit, isSet(s, suit));
    if (idle !== null) return idle;
    this.paths.stone(s, coin, s[POINTS + suit]);
    return this.paths.cost[to] > 0 ? null : 'PIECEPACK-TWO-3';
  }

  private walk(s: State, suit: number, to: number): string | null {
    const idle = this.idle(s, suit, isHome(s, suit));
    if (idle !== null) return idle;
    this.paths.pawn(s, suit, s[POINTS + suit]);
    if (this.paths.cost[to] > 0) return null;
    return to === HOME ? 'PIECEPACK-TWO-5' : 'PIECEPACK-TWO-4';
  }

  /** The rule that keeps a stone or a pawn of a suit in place; `home` says whether that is PIECEPACK-TWO-5. */
  private idle(s: State, suit: number, home: boolean): string | null {
    if (inPhaseOne(s, suit)) return 'PIECEPACK-ONE-4';
    if (home) return 'PIECEPACK-TWO-5';
    return s[POINTS + suit] === 0 ? 'PIECEPACK-TWO-2' : null;
  }
}
