/** Supply: bringing a suit's own stones to the gaps in its road. */
import type { State } from '@followsuit/engine';
import { ACES, MOVE, moveOf, PAWN, PER_SUIT, type PiecepackRules, PLACES, suitOf } from '@followsuit/games/piecepack';
import { BARE, MUCK, type Roads } from './roads.ts';

/** What it adds to take a stone from farther ahead on the road, less its place there. */
const FROM_AHEAD = 12;

export class Supply {
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly ways = new Int8Array(PLACES);
  private readonly queue = new Int8Array(PLACES);
  /** From the stone found last to the gap. */
  private readonly next = new Int8Array(PLACES);

  constructor(rules: PiecepackRules, roads: Roads) {
    this.rules = rules;
    this.roads = roads;
  }

  /** Brings a stone to the bare square `i` of the road, or as near to it as the points allow; −1 if none has a way. */
  bring(s: State, suit: number, i: number, points: number): number {
    return this.bringTo(this.roads.road[suit][i], this.nearest(s, suit, i, 0), points);
  }

  /** The same for any bare square. */
  bringAnywhere(s: State, suit: number, square: number, points: number): number {
    return this.bringTo(square, this.search(s, suit, square, 0, 0), points);
  }

  private bringTo(square: number, stone: number, points: number): number {
    if (stone < 0) return -1;
    let to = stone;
    for (let left = points; left > 0 && to !== square; left--) to = this.next[to];
    return moveOf(MOVE, this.roads.lies[stone], to);
  }

  /**
   * The gap to fill first: the next one, unless a stone there would bar the way to one behind it, in a narrow place; −1 if
   * there is none that could be filled.
   */
  firstGap(s: State, suit: number): number {
    const { roads } = this;
    const road = roads.road[suit];
    const last = Math.min(roads.length[suit] - 1, PER_SUIT - 1);
    let chosen = -1;
    for (let i = 0; i < roads.length[suit] - 1; i++) {
      if (!this.isGap(suit, i) || this.nearest(s, suit, i, 0) < 0) continue;
      if (chosen < 0) {
        chosen = i;
        if (this.hasRoom(road[i])) return i;
      } else if (i < last && !this.isReachedPast(s, suit, i, road[chosen])) chosen = i;
    }
    return chosen;
  }

  /** Whether a square is bare and on no road of a suit that goes before. */
  isGap(suit: number, i: number): boolean {
    const { lies, on, ahead, road } = this.roads;
    return lies[road[suit][i]] === BARE && (on[road[suit][i]] & ahead[suit]) === 0;
  }

  /** Whether there are bare squares enough around one to go round it. */
  private hasRoom(square: number): boolean {
    const near = this.rules.board.steps[square];
    let bare = 0;
    for (let i = 0; i < near.length; i++) if (this.roads.lies[near[i]] === BARE) bare++;
    return bare > 2;
  }

  private isReachedPast(s: State, suit: number, i: number, filled: number): boolean {
    this.roads.lies[filled] = MUCK;
    const found = this.nearest(s, suit, i, 0);
    this.roads.lies[filled] = BARE;
    return found >= 0;
  }

  /**
   * Whether a stone could be brought to the first gap if the pawn stood on square `k - 1` of its road (or where it is, for
   * `k` 0). In a narrow place the pawn itself is what shuts them out.
   */
  isServed(s: State, suit: number, k: number): boolean {
    const { roads } = this;
    const road = roads.road[suit];
    const last = roads.length[suit] - 1;
    let i = k;
    while (i < last && roads.bears(road[i], suit)) i++;
    if (i >= last || roads.lies[road[i]] !== BARE) return true;
    const from = s[PAWN + suit];
    if (k > 0) s[PAWN + suit] = road[k - 1];
    const found = this.nearest(s, suit, i, k - 1);
    s[PAWN + suit] = from;
    return found >= 0;
  }

  /** The square of the best stone for the bare square `i`, or −1. Those on squares `from` to `i - 1` are needed there. */
  private nearest(s: State, suit: number, i: number, from: number): number {
    return this.search(s, suit, this.roads.road[suit][i], Math.max(0, from), i);
  }

  /** The same for any square; stones on squares `from` to `until - 1` of the road are left there. */
  private search(s: State, suit: number, gap: number, from: number, until: number): number {
    const { roads, ways, queue, next } = this;
    const { steps } = this.rules.board;
    const under = s[PAWN + suit];
    ways.fill(0);
    ways[gap] = 1;
    queue[0] = gap;
    let best = -1;
    let least = PLACES;
    for (let j = 0, n = 1; j < n; j++) {
      const at = queue[j];
      if (ways[at] >= least) break;
      const near = steps[at];
      for (let k = 0; k < near.length; k++) {
        const to = near[k];
        if (ways[to] !== 0) continue;
        ways[to] = ways[at] + 1;
        next[to] = at;
        const coin = roads.lies[to];
        if (coin === BARE) queue[n++] = to;
        if (coin < 0 || coin >= ACES || suitOf(coin) !== suit || to === under) continue;
        const index = this.indexOn(suit, to);
        if (index >= from && index < until) continue;
        const far = ways[at] + (index > until ? FROM_AHEAD - index : 0);
        if (far >= least) continue;
        least = far;
        best = to;
      }
    }
    return best;
  }

  /** Where on a suit's road a square is, or −1. */
  indexOn(suit: number, square: number): number {
    if (((this.roads.on[square] >> suit) & 1) === 0) return -1;
    const road = this.roads.road[suit];
    for (let i = 0; i < this.roads.length[suit]; i++) if (road[i] === square) return i;
    return -1;
  }
}
