/** Puts a suit's stones where they are least in the way of the others, before they are fixed for good. */
import type { State } from '@followsuit/engine';
import { MOVE, moveOf, pieceOf, placeOf } from '../acts.ts';
import { HOME, PER_SUIT, PLACES } from '../board.ts';
import type { Paths } from '../moving.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, PAWN, POINTS, SIZE } from '../state.ts';
import type { Homing } from './homing.ts';
import type { Places } from './places.ts';
import type { Roads } from './roads.ts';

/** The weight of where a stone ends, relative to how far it moves. */
const PLACE_COUNTS = 8;
/** The weight of the others' paths, relative to both. */
const WAYS_COUNT = 10_000;

export class Tidying {
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly places: Places;
  private readonly paths: Paths;
  private readonly homing: Homing;
  private readonly cost = new Int8Array(PLACES);
  private readonly copy = new Int32Array(SIZE);

  constructor(rules: PiecepackRules, roads: Roads, places: Places, paths: Paths, homing: Homing) {
    this.rules = rules;
    this.roads = roads;
    this.places = places;
    this.paths = paths;
    this.homing = homing;
  }

  /** Moves an unneeded stone to where it is less in the way; −1 if there is none. */
  tidy(s: State, suit: number, points: number): number {
    const { roads, places } = this;
    let best = -1;
    let most = 0;
    for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
      const at = s[AT + coin];
      if (at === s[PAWN + suit] || (roads.on[at] >> suit) & 1) continue;
      if (places.nuisance(suit, at) <= 0) continue;
      this.paths.stone(s, coin, points);
      for (let to = 0; to < this.rules.board.squares; to++) {
        const cost = this.paths.cost[to];
        const gain = cost === 0 ? 0 : this.gain(suit, at, to, cost);
        if (gain <= most) continue;
        most = gain;
        best = moveOf(MOVE, coin, to);
      }
    }
    return best;
  }

  /** The best use of a suit's remaining points when its pawn is home (PIECEPACK-TWO-5), or −1. */
  clear(s: State, suit: number): number {
    const { cost, homing } = this;
    const lack = homing.lack(s, suit);
    let best = -1;
    let most = 0;
    for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
      const at = s[AT + coin];
      this.paths.stone(s, coin, s[POINTS + suit]);
      cost.set(this.paths.cost);
      for (let to = 0; to < this.rules.board.squares; to++) {
        if (cost[to] === 0) continue;
        let gain = this.gain(suit, at, to, cost[to]);
        if (gain <= most && lack === 0) continue;
        s[AT + coin] = to;
        gain += WAYS_COUNT * (lack - homing.lack(s, suit));
        s[AT + coin] = at;
        if (gain <= most) continue;
        most = gain;
        best = moveOf(MOVE, coin, to);
      }
    }
    return best;
  }

  /** Whether a pawn that has this many points left at home could open the others' paths with them. */
  opens(s: State, suit: number, left: number): boolean {
    if (left <= 0 || !this.homing.dares(s, suit)) return false;
    const { copy, roads, rules } = this;
    copy.set(s);
    copy[PAWN + suit] = HOME;
    copy[POINTS + suit] = left;
    roads.look(copy);
    for (let move = this.clear(copy, suit); move >= 0; move = copy[POINTS + suit] > 0 ? this.clear(copy, suit) : -1) {
      const from = copy[AT + pieceOf(move)];
      rules.apply(copy, 0, move);
      roads.update(copy, suit, from, placeOf(move));
    }
    roads.look(s);
    return this.homing.lack(copy, suit) === 0;
  }

  private gain(suit: number, from: number, to: number, cost: number): number {
    const { places } = this;
    return (places.nuisance(suit, from) - places.nuisance(suit, to)) * PLACE_COUNTS - cost;
  }
}
