/** Supply: bringing a suit's own stones to the gaps in its road. */
import type { State } from '@followsuit/engine';
import { MOVE, moveOf } from '../acts.ts';
import { ACES, PLACES, suitOf } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { PAWN } from '../state.ts';
import { BARE, type Roads } from './roads.ts';

/** The extra cost of taking a stone from farther ahead on the road, minus its position there. */
const FROM_AHEAD = 12;

export class Supply {
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly ways = new Int8Array(PLACES);
  private readonly queue = new Int8Array(PLACES);
  /** The path from the last stone found to the gap. */
  private readonly next = new Int8Array(PLACES);

  constructor(rules: PiecepackRules, roads: Roads) {
    this.rules = rules;
    this.roads = roads;
  }

  /** Brings a stone to the empty square `i` of the road, or as near as the points allow; −1 if none has a path. */
  bring(s: State, suit: number, i: number, points: number): number {
    let to = this.nearest(s, suit, i, 0);
    if (to < 0) return -1;
    const coin = this.roads.lies[to];
    const gap = this.roads.road[suit][i];
    for (let left = points; left > 0 && to !== gap; left--) to = this.next[to];
    return moveOf(MOVE, coin, to);
  }

  /**
   * Whether a stone could be brought to the first gap if the pawn stood on square `k - 1` of its road (or where it is, for
   * `k` 0). In a narrow place the pawn itself shuts the stones out.
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

  /** The square of the best stone for the empty square `i`, or −1. Those on squares `from` to `i - 1` are needed there. */
  private nearest(s: State, suit: number, i: number, from: number): number {
    const { roads, ways, queue, next } = this;
    const { steps } = this.rules.board;
    const gap = roads.road[suit][i];
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
        if (index >= from && index < i && index >= 0) continue;
        const far = ways[at] + (index > i ? FROM_AHEAD - index : 0);
        if (far >= least) continue;
        least = far;
        best = to;
      }
    }
    return best;
  }

  /** The index of a square on a suit's road, or −1. */
  indexOn(suit: number, square: number): number {
    if (((this.roads.on[square] >> suit) & 1) === 0) return -1;
    const road = this.roads.road[suit];
    for (let i = 0; i < this.roads.length[suit]; i++) if (road[i] === square) return i;
    return -1;
  }
}
