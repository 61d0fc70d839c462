/** The value of a square for a coin: how far the coin is from being useful there, and how much it is in the way of others. */
import type { State } from '@followsuit/engine';
import { distance, fromHome, PER_SUIT, PLACES } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, isHome } from '../state.ts';
import { SUITS } from '../suits.ts';
import { bits } from './mix.ts';
import type { Roads } from './roads.ts';

/** Penalties of a coin off its road: constant, per space to the nearest gap in it, and on another suit's home tile. */
const WANT = { off: 2, near: 2, foreign: 3 };
/** Penalties of a coin on the road of a suit with priority over its own, and of one without. */
const HINDERS = { ahead: 8, behind: 3 };
/** Penalties of a stone that is fixed: by distance from its own home, by nearness of others, on a road, at an edge. */
const HARM = { far: 3, homes: 2, road: 6, edge: -1 };
/** Spaces from a home where stones begin to be in its way. */
const RADIUS = 3;
/** Gaps farther along the road are left to stones from behind. */
const REACH = 7;

export class Places {
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly harm: readonly Int32Array[];

  constructor(rules: PiecepackRules, roads: Roads) {
    this.rules = rules;
    this.roads = roads;
    this.harm = SUITS.map((_, suit) => this.harmOf(suit));
  }

  private harmOf(suit: number): Int32Array {
    const { board } = this.rules;
    const harm = new Int32Array(PLACES);
    for (let square = 0; square < board.squares; square++) {
      harm[square] = HARM.far * fromHome(board, suit, square);
      for (let other = 0; other < SUITS.length; other++)
        if (other !== suit) harm[square] += HARM.homes * Math.max(0, RADIUS - fromHome(board, other, square));
      if (board.steps[square].length < 4) harm[square] += HARM.edge;
    }
    return harm;
  }

  /** How much a stone of a suit would be in the others' way on a square for good. */
  nuisance(suit: number, at: number): number {
    return this.harm[suit][at] + HARM.road * bits(this.roads.on[at] & ~(1 << suit));
  }

  /** How far a coin of a suit is from being useful on a square; 0 on its own road, if no other road leads there. */
  want(suit: number, at: number): number {
    const { on, ahead, road, length } = this.roads;
    const { board } = this.rules;
    const before = on[at] & ahead[suit];
    const hinders = HINDERS.ahead * bits(before) + HINDERS.behind * bits(on[at] & ~(1 << suit) & ~before);
    const home = board.home[at];
    if ((on[at] >> suit) & 1 && home !== suit) return hinders;
    const squares = road[suit];
    let near = PLACES;
    for (let i = 0; i < length[suit] - 1 && i < REACH; i++) {
      if (this.roads.bears(squares[i], suit)) continue;
      const far = distance(board, at, squares[i]);
      if (far < near) near = far;
    }
    if (near === PLACES) return hinders + 1 + (this.harm[suit][at] >> 1);
    return hinders + WANT.off + WANT.near * near + (home >= 0 && home !== suit ? WANT.foreign : 0);
  }

  /** A rough distance of the position from a win; lower is better. The roads must be up to date. */
  outlook(s: State): number {
    let sum = 0;
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (isHome(s, suit)) continue;
      sum += 2 * this.roads.toll[suit];
      for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) sum += this.want(suit, s[AT + coin]);
    }
    return sum;
  }
}
