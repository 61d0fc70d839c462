/** Walls: whether pawns could still get home if everything that can move stepped aside. */
import type { State } from '@followsuit/engine';
import { HOME, isAce, MIDDLE, PIECES, PLACES, suitOf } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, PAWN } from '../state.ts';

/** What blocks a path: nothing, an ace that pawns may step on and so blocks only coins, or a wall. */
const [NONE, ACE, STONE] = [0, 1, 2];
/** Added to the squares of a path, to block it for a moment. */
const MARK = 4;

/** Searches paths between walls: fixed stones (those of finished suits) and aces that block. */
export class Walls {
  private readonly rules: PiecepackRules;
  private readonly onAces: boolean;
  private readonly wall = new Uint8Array(PLACES);
  private readonly seen = new Uint8Array(PLACES);
  private readonly before = new Int8Array(PLACES);
  private readonly way = new Int8Array(PLACES);
  private readonly queue = new Int8Array(PLACES);

  constructor(rules: PiecepackRules) {
    this.rules = rules;
    this.onAces = String(rules.options.aces).endsWith('stones');
  }

  /** Builds the walls of a position, as if the pawns of a set of suits were home too. */
  build(s: State, alsoHome = 0): void {
    const { wall } = this;
    wall.fill(0);
    for (let coin = 0; coin < PIECES; coin++) {
      if (s[AT + coin] < 0) continue;
      const suit = suitOf(coin);
      const set = isAce(coin) || s[PAWN + suit] === HOME || ((alsoHome >> suit) & 1) === 1;
      if (set) wall[s[AT + coin]] = isAce(coin) && this.onAces ? ACE : STONE;
    }
  }

  /** The number of disjoint paths home for a pawn: 0, 1, or 2 for two and more. */
  width(s: State, suit: number): number {
    const from = s[PAWN + suit];
    let at = this.spread(from, suit);
    if (at < 0) return 0;
    let n = 0;
    for (at = this.before[at]; at !== from; at = this.before[at]) this.way[n++] = at;
    if (this.hasAnother(from, suit, n)) return 2;
    for (let i = 0; i < n; i++) {
      const square = this.way[i];
      const kept = this.wall[square];
      this.wall[square] = STONE;
      const found = this.spread(from, suit);
      this.wall[square] = kept;
      if (found < 0) return 1;
    }
    return 2;
  }

  /** Whether there is a path home that is two squares wide throughout, so that stones can pass their pawn. */
  isWide(s: State, suit: number): boolean {
    const { seen, queue } = this;
    const { size } = this.rules.board;
    const from = s[PAWN + suit];
    if (from >= MIDDLE) return this.width(s, suit) === 2;
    seen.fill(0);
    let n = 0;
    for (let i = 0; i < 4; i++) n = this.addBlock(from - (i & 1) - (i >> 1) * size, n);
    for (let i = 0; i < n; i++) {
      const block = queue[i];
      if (this.hasHome(block, suit)) return true;
      n = this.addBlock(block - 1, n);
      n = this.addBlock(block + 1, n);
      n = this.addBlock(block - size, n);
      n = this.addBlock(block + size, n);
    }
    return false;
  }

  /** Adds a block of two by two squares to the queue, named by its lower left one, if nothing blocks it. */
  private addBlock(block: number, n: number): number {
    const { wall, seen } = this;
    const { size, squares, names } = this.rules.board;
    if (block < 0 || block + size + 1 >= squares || block % size === size - 1 || seen[block] !== 0) return n;
    seen[block] = 1;
    for (let i = 0; i < 4; i++) {
      const square = block + (i & 1) + (i >> 1) * size;
      if (wall[square] !== NONE || names[square] === undefined) return n;
    }
    this.queue[n] = block;
    return n + 1;
  }

  private hasHome(block: number, suit: number): boolean {
    const { size, home } = this.rules.board;
    for (let i = 0; i < 4; i++) if (home[block + (i & 1) + (i >> 1) * size] === suit) return true;
    return false;
  }

  /** Whether there is a path disjoint from the one found; if not, there may still be two others. */
  private hasAnother(from: number, suit: number, n: number): boolean {
    const { wall, way } = this;
    for (let i = 0; i < n; i++) wall[way[i]] += MARK;
    const found = this.spread(from, suit);
    for (let i = 0; i < n; i++) wall[way[i]] -= MARK;
    return found >= 0;
  }

  /** How many coins of a suit could be brought next to its pawn. */
  free(s: State, suit: number): number {
    this.flood(s[PAWN + suit]);
    let n = 0;
    for (let coin = suit * 5; coin < suit * 5 + 5; coin++) n += this.seen[s[AT + coin]];
    return n;
  }

  /** The first reachable home square, or −1. */
  private spread(from: number, suit: number): number {
    const { wall, seen, before, queue } = this;
    const { steps, home } = this.rules.board;
    seen.fill(0);
    seen[from] = 1;
    queue[0] = from;
    for (let i = 0, n = 1; i < n; i++) {
      const at = queue[i];
      const near = steps[at];
      for (let j = 0; j < near.length; j++) {
        const to = near[j];
        if (seen[to] !== 0 || wall[to] >= STONE) continue;
        seen[to] = 1;
        before[to] = at;
        if (home[to] === suit) return to;
        queue[n++] = to;
      }
    }
    return -1;
  }

  private flood(from: number): void {
    const { wall, seen, queue } = this;
    const { steps } = this.rules.board;
    seen.fill(0);
    seen[from] = 1;
    queue[0] = from;
    for (let i = 0, n = 1; i < n; i++) {
      const near = steps[queue[i]];
      for (let j = 0; j < near.length; j++) {
        const to = near[j];
        if (seen[to] !== 0 || wall[to] !== NONE) continue;
        seen[to] = 1;
        queue[n++] = to;
      }
    }
  }
}
