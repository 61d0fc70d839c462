/**
 * The tree of a search, stored as a table of information sets: what the seat to act knows of the hand since the search
 * began. Each set lists the moves seen there so far. All data is in typed arrays that are reused.
 */

/** Marks the end of a list of moves. */
const END = -1;

export class InfoSets {
  /** The number of sets, and the number of moves in all of them. */
  sets = 0;
  edges = 0;
  /** By set: its visits, and the sum of its seat's results. */
  readonly visits: Int32Array;
  readonly sums: Float64Array;
  /** By edge (a move of a set): the move, how often it was taken, how often it was legal, the sum of its seat's results. */
  readonly move: Int32Array;
  readonly taken: Int32Array;
  readonly available: Int32Array;
  readonly worth: Float64Array;
  private readonly next: Int32Array;
  private readonly first: Int32Array;
  private readonly keys: Int32Array;
  private readonly index: Int32Array;
  private readonly mask: number;
  /** By move: its index among the moves that are legal now, plus 1; 0 for all others. */
  private readonly place: Int32Array;
  /** By index of a legal move: its edge. */
  readonly at: Int32Array;

  /** Allocates room for `sets` sets; moves are numbers below `moves`. */
  constructor(sets: number, moves: number) {
    const edges = sets * 12;
    this.visits = new Int32Array(sets);
    this.sums = new Float64Array(sets);
    this.first = new Int32Array(sets);
    this.keys = new Int32Array(sets);
    let size = 1024;
    while (size < sets * 2) size *= 2;
    this.index = new Int32Array(size).fill(END);
    this.mask = size - 1;
    this.move = new Int32Array(edges);
    this.taken = new Int32Array(edges);
    this.available = new Int32Array(edges);
    this.worth = new Float64Array(edges);
    this.next = new Int32Array(edges);
    this.place = new Int32Array(moves);
    this.at = new Int32Array(moves);
  }

  /** Removes all sets. */
  clear(): void {
    if (this.sets > 0) this.index.fill(END);
    this.sets = 0;
    this.edges = 0;
  }

  /** Whether there is room for another set with this many moves. */
  hasRoom(moves: number): boolean {
    return this.sets < this.first.length && this.edges + moves <= this.move.length;
  }

  /** The set with a key of two numbers, or −1. */
  find(a: number, b: number): number {
    for (let i = a & this.mask; ; i = (i + 1) & this.mask) {
      const set = this.index[i];
      if (set === END || this.keys[set] === b) return set;
    }
  }

  /** Adds a set that `find` did not find. */
  add(a: number, b: number): number {
    let i = a & this.mask;
    while (this.index[i] !== END) i = (i + 1) & this.mask;
    const set = this.sets++;
    this.index[i] = set;
    this.keys[set] = b;
    this.visits[set] = 0;
    this.sums[set] = 0;
    this.first[set] = END;
    return set;
  }

  /**
   * Looks up the legal moves of a set: `at[i]` is the edge of `moves[i]`. Counts each as available once more and adds those
   * not seen before. Returns how many it added, or −1 if there is no room for them.
   */
  meet(set: number, moves: Int32Array, n: number): number {
    if (this.edges + n > this.move.length) return -1;
    const { place, at, move, next, available } = this;
    for (let i = 0; i < n; i++) place[moves[i]] = i + 1;
    let found = 0;
    for (let edge = this.first[set]; edge !== END; edge = next[edge]) {
      const i = place[move[edge]];
      if (i === 0) continue;
      place[move[edge]] = 0;
      at[i - 1] = edge;
      available[edge]++;
      found++;
    }
    if (found < n) for (let i = 0; i < n; i++) if (place[moves[i]] !== 0) this.append(set, moves[i], i);
    return n - found;
  }

  /** Iterates over the edges of a set: the first, the next; −1 after the last. */
  firstOf(set: number): number {
    return this.first[set];
  }
  nextOf(edge: number): number {
    return this.next[edge];
  }

  private append(set: number, move: number, i: number): void {
    const edge = this.edges++;
    this.place[move] = 0;
    this.move[edge] = move;
    this.taken[edge] = 0;
    this.available[edge] = 1;
    this.worth[edge] = 0;
    this.next[edge] = this.first[set];
    this.first[set] = edge;
    this.at[i] = edge;
  }
}
