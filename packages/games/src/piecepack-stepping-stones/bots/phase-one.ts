/** The pilot's use of the dice of suits in phase 1: numbers and flips. */
import type { State } from '@followsuit/engine';
import { FLIP, MOVE, moveOf } from '../acts.ts';
import { PER_SUIT, shownBy } from '../board.ts';
import type { Paths } from '../moving.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, isStone, NUMBERS, OWED } from '../state.ts';
import { SUITS } from '../suits.ts';
import type { Places } from './places.ts';
import type { Roads } from './roads.ts';

/** The null cannot move anyway; otherwise the coins that are useful where they are come first, then the lowest. */
const TURNING = { null: 100, use: 4, value: 1 };

export class PhaseOne {
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly places: Places;
  private readonly paths: Paths;
  private readonly highToLow: boolean;

  constructor(rules: PiecepackRules, roads: Roads, places: Places, paths: Paths) {
    this.rules = rules;
    this.roads = roads;
    this.places = places;
    this.paths = paths;
    this.highToLow = rules.options.revealOrder === 'high-to-low';
  }

  /** The best use of a number, or −1 if there is none. */
  move(s: State): number {
    const { paths, roads, places } = this;
    const { squares } = this.rules.board;
    let best = -1;
    let most = 0;
    for (let i = 0; i < PER_SUIT - 1; i++) {
      if (s[NUMBERS + shownBy(i)] === 0) continue;
      for (let suit = 0; suit < SUITS.length; suit++) {
        const coin = suit * PER_SUIT + i;
        if (isStone(s, coin) || roads.length[suit] === 0) continue;
        const now = places.want(suit, s[AT + coin]);
        if (now <= most) continue;
        paths.coin(s, coin);
        for (let to = 0; to < squares; to++) {
          if (paths.cost[to] === 0) continue;
          const gain = now - places.want(suit, to);
          if (gain <= most) continue;
          most = gain;
          best = moveOf(MOVE, coin, to);
        }
      }
    }
    return best;
  }

  /** The coin to turn over, if a flip is owed. */
  flip(s: State): number {
    let best = -1;
    let most = Number.NEGATIVE_INFINITY;
    for (let suit = 0; suit < SUITS.length; suit++) {
      if (((s[OWED] >> suit) & 1) === 0) continue;
      for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
        if (isStone(s, coin)) continue;
        if (this.highToLow) return moveOf(FLIP, coin);
        const value = shownBy(coin);
        const first = value === 0 ? TURNING.null : -TURNING.value * value;
        const score = first - TURNING.use * this.places.want(suit, s[AT + coin]);
        if (score <= most) continue;
        most = score;
        best = moveOf(FLIP, coin);
      }
    }
    return best;
  }
}
