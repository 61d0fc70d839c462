/** Where coins, stones and pawns may go. */
import type { State } from '@followsuit/engine';
import { type Board, HOME, isAce, MIDDLE, PIECES, PLACES, shownBy, suitOf } from './board.ts';
import { AT, isStone, PAWN } from './state.ts';
import { SUITS } from './suits.ts';

/** The height of a square's content, for passing over: PIECEPACK-PIECE-4. A wall is higher than every coin. */
const [VACANT, STONE, WALL] = [-1, 1, 9];

/**
 * Searches paths on one board. `cost` has the result of the last search: for every place the cost of getting
 * there (1 for a coin that shows its value, as it uses one die), or 0 if there is no path.
 *
 * @example paths.stone(s, coin, 3); if (paths.cost[square] > 0) …
 */
export class Paths {
  readonly cost = new Int8Array(PLACES);
  private readonly board: Board;
  private readonly onAces: boolean;
  /** The height of everything; see `VACANT`. */
  private readonly height = new Int8Array(PLACES);
  /** The coin on every square, or −1. */
  private readonly coinOn = new Int8Array(PLACES);
  /** Squares touched by the current path, or steps from the start. */
  private readonly marks = new Int8Array(PLACES);
  private readonly queue = new Int8Array(PLACES);

  /** `onAces`: pawns may step on aces, PIECEPACK-ACE-4. */
  constructor(board: Board, onAces: boolean) {
    this.board = board;
    this.onAces = onAces;
  }

  /** PIECEPACK-MOVE-1 to -4: where a coin that shows its value may end. */
  coin(s: State, coin: number): void {
    this.survey(s);
    this.marks.fill(0);
    const value = shownBy(coin);
    if (value > 0) this.go(s[AT + coin], value, value);
  }

  /** The same on an otherwise empty board. */
  coinAlone(s: State, coin: number): void {
    this.cost.fill(0);
    this.marks.fill(0);
    this.height.fill(VACANT);
    const value = shownBy(coin);
    if (value > 0) this.go(s[AT + coin], value, value);
  }

  /** PIECEPACK-TWO-3: where a stone may end, and the points that it costs. */
  stone(s: State, coin: number, points: number): void {
    this.survey(s);
    const from = s[AT + coin];
    if (this.height[from] === WALL) return; // a pawn stands on it
    const { height, cost } = this;
    const n = this.spread(from, points, STONE);
    for (let i = 1; i < n; i++) {
      const to = this.queue[i];
      if (height[to] === VACANT) cost[to] = this.marks[to] - 1;
    }
  }

  /** PIECEPACK-TWO-4 to -6: where a pawn may step, including `HOME`, and the points that it costs. */
  pawn(s: State, suit: number, points: number): void {
    this.survey(s);
    const from = s[PAWN + suit];
    if (from === HOME) return;
    const { marks, queue, cost } = this;
    marks.fill(0);
    marks[from] = 1;
    queue[0] = from;
    for (let i = 0, n = 1; i < n; i++) {
      const at = queue[i];
      const steps = marks[at];
      if (i > 0) cost[at] = steps - 1;
      if (steps > points) continue;
      // The queue goes from near to far, so the first path home is the shortest.
      if (cost[HOME] === 0 && this.besideHome(s, at, suit)) cost[HOME] = steps;
      const near = this.board.steps[at];
      for (let j = 0; j < near.length; j++) {
        const to = near[j];
        if (marks[to] !== 0 || !this.bears(s, to, suit)) continue;
        marks[to] = steps + 1;
        queue[n++] = to;
      }
    }
  }

  /** One path of a coin that shows its value, from its square to its destination. */
  coinWay(s: State, coin: number, to: number): number[] {
    this.coin(s, coin);
    return this.trace(s[AT + coin], shownBy(coin), shownBy(coin), to) ?? [];
  }

  /** The shortest path of a stone. */
  stoneWay(s: State, coin: number, to: number): number[] {
    this.stone(s, coin, PLACES);
    return this.back(s[AT + coin], to);
  }

  /** The shortest path of a pawn; a path home ends on a square of its home tile. */
  pawnWay(s: State, suit: number, to: number): number[] {
    this.pawn(s, suit, PLACES);
    const from = s[PAWN + suit];
    if (to !== HOME) return this.back(from, to);
    const steps = this.cost[HOME];
    const door = this.marks.findIndex((mark, at) => mark === steps && this.besideHome(s, at, suit));
    const inside = this.board.steps[door].find((square) => this.isOpenHome(s, square, suit)) as number;
    return [...this.back(from, door), inside];
  }

  /** Whether the last search found any path. */
  found(): boolean {
    for (let to = 0; to < PLACES; to++) if (this.cost[to] > 0) return true;
    return false;
  }

  /** Whether a suit's pawn may stand on a square on its way: PIECEPACK-TWO-4. */
  private bears(s: State, square: number, suit: number): boolean {
    const coin = this.coinOn[square];
    if (coin < 0 || this.board.home[square] === suit) return false;
    if (!(isAce(coin) ? this.onAces : this.isOwnStone(s, coin, suit))) return false;
    return !this.hasPawn(s, square);
  }

  private hasPawn(s: State, square: number): boolean {
    for (let suit = 0; suit < SUITS.length; suit++) if (s[PAWN + suit] === square) return true;
    return false;
  }

  private isOwnStone(s: State, coin: number, suit: number): boolean {
    return !isAce(coin) && suitOf(coin) === suit && isStone(s, coin);
  }

  /** No coin passes a pawn, and no two pawns share a square. */
  private wallPawns(s: State): void {
    for (let suit = 0; suit < SUITS.length; suit++) if (s[PAWN + suit] < MIDDLE) this.height[s[PAWN + suit]] = WALL;
  }

  /** Whether a pawn may step home from a place: PIECEPACK-TWO-5. */
  private besideHome(s: State, at: number, suit: number): boolean {
    const steps = this.board.steps[at];
    for (let i = 0; i < steps.length; i++) if (this.isOpenHome(s, steps[i], suit)) return true;
    return false;
  }

  private isOpenHome(s: State, square: number, suit: number): boolean {
    if (this.board.home[square] !== suit) return false;
    const coin = this.coinOn[square];
    if (coin >= 0) return this.isOwnStone(s, coin, suit);
    return !this.hasPawn(s, square);
  }

  /** Reads the board, and clears the last result. */
  private survey(s: State): void {
    const { height, coinOn } = this;
    this.cost.fill(0);
    height.fill(VACANT);
    coinOn.fill(-1);
    for (let coin = 0; coin < PIECES; coin++) {
      const at = s[AT + coin];
      if (at < 0) continue;
      coinOn[at] = coin;
      height[at] = isAce(coin) ? WALL : isStone(s, coin) ? STONE : shownBy(coin);
    }
    this.wallPawns(s);
  }

  /** Continues from a square with some steps left, touching none twice: PIECEPACK-MOVE-1 and -2. */
  private go(from: number, left: number, value: number): void {
    const { height, marks, cost } = this;
    const steps = this.board.steps[from];
    marks[from] = 1;
    for (let i = 0; i < steps.length; i++) {
      const to = steps[i];
      if (marks[to] !== 0) continue;
      if (left > 1) {
        if (height[to] < value) this.go(to, left - 1, value);
      } else if (height[to] === VACANT) cost[to] = 1;
    }
    marks[from] = 0;
  }

  /** Like `go`, to one square: the path, or null. */
  private trace(from: number, left: number, value: number, to: number): number[] | null {
    const { height, marks } = this;
    if (left === 0) return from === to ? [to] : null;
    marks[from] = 1;
    let way: number[] | null = null;
    for (const next of this.board.steps[from]) {
      if (way !== null || marks[next] !== 0) continue;
      if (left > 1 ? height[next] < value : height[next] === VACANT) way = this.trace(next, left - 1, value, to);
    }
    marks[from] = 0;
    return way && [from, ...way];
  }

  /** The path by which the last search by steps reached a place. */
  private back(from: number, to: number): number[] {
    const way = [to];
    while (way[0] !== from) {
      const steps = this.marks[way[0]];
      // The middle of the large board has exits and no entrances.
      way.unshift(this.board.steps[way[0]].find((near) => this.marks[near] === steps - 1) ?? from);
    }
    return way;
  }

  /**
   * Spreads from a place over everything lower than `value`, nearest first, up to a number of steps. Writes the places to
   * `queue` and one more than their distance to `marks`; returns how many there are.
   */
  private spread(from: number, points: number, value: number): number {
    const { height, marks, queue } = this;
    marks.fill(0);
    marks[from] = 1;
    queue[0] = from;
    let n = 1;
    for (let i = 0; i < n; i++) {
      const at = queue[i];
      if (marks[at] > points) break;
      const steps = this.board.steps[at];
      for (let j = 0; j < steps.length; j++) {
        const to = steps[j];
        if (marks[to] !== 0 || height[to] >= value) continue;
        marks[to] = marks[at] + 1;
        queue[n++] = to;
      }
    }
    return n;
  }
}
