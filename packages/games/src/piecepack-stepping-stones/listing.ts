/** Lists the legal moves. */
import type { State } from '@followsuit/engine';
import { FLIP, MOVE, moveOf, PLACE, WALK } from './acts.ts';
import { ACES, type Board, shownBy, suitOf } from './board.ts';
import { tileSuit } from './chance.ts';
import type { Paths } from './moving.ts';
import type { Refusing } from './refusing.ts';
import { isStone, NUMBERS, OWED, PLACED, POINTS, TILES } from './state.ts';
import { SUITS } from './suits.ts';

/** Writes moves to an array, in ascending order, from `from` on; every method returns the new length. */
export class Listing {
  private readonly board: Board;
  private readonly paths: Paths;
  private readonly refusing: Refusing;

  constructor(board: Board, paths: Paths, refusing: Refusing) {
    this.board = board;
    this.paths = paths;
    this.refusing = refusing;
  }

  /** The squares for the next ace. */
  placings(s: State, out: Int32Array): number {
    const ace = ACES + tileSuit(s[TILES + s[PLACED]]);
    let n = 0;
    for (let to = 0; to < this.board.squares; to++)
      if (this.refusing.place(s, ace, to) === null) out[n++] = moveOf(PLACE, ace, to);
    return n;
  }

  /** What the dice allow: moves, flips and walks. */
  uses(s: State, out: Int32Array): number {
    return this.walks(s, out, this.flips(s, out, this.coinMoves(s, out)));
  }

  private coinMoves(s: State, out: Int32Array): number {
    let n = 0;
    for (let coin = 0; coin < ACES; coin++) if (this.seek(s, coin)) n = this.reached(moveOf(MOVE, coin), out, n);
    return n;
  }

  /** Finds where a coin may go; false if no die and no points allow it to go anywhere. */
  private seek(s: State, coin: number): boolean {
    if (isStone(s, coin)) {
      const points = s[POINTS + suitOf(coin)];
      if (points > 0) this.paths.stone(s, coin, points);
      return points > 0;
    }
    const allowed = s[NUMBERS + shownBy(coin)] > 0;
    if (allowed) this.paths.coin(s, coin);
    return allowed;
  }

  private flips(s: State, out: Int32Array, from: number): number {
    let n = from;
    if (s[OWED] !== 0)
      for (let coin = 0; coin < ACES; coin++) if (this.refusing.flip(s, coin) === null) out[n++] = moveOf(FLIP, coin);
    return n;
  }

  private walks(s: State, out: Int32Array, from: number): number {
    let n = from;
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (s[POINTS + suit] === 0) continue;
      this.paths.pawn(s, suit, s[POINTS + suit]);
      n = this.reached(moveOf(WALK, suit), out, n);
    }
    return n;
  }

  /** Adds a move to every place found last. */
  private reached(base: number, out: Int32Array, from: number): number {
    const { cost } = this.paths;
    let n = from;
    for (let to = 0; to < cost.length; to++) if (cost[to] > 0) out[n++] = base + to;
    return n;
  }
}
