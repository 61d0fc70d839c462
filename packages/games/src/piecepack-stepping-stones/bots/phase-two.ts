/** The pilot's use of the points of suits in phase 2. */
import type { State } from '@followsuit/engine';
import { MOVE, moveOf, WALK } from '../acts.ts';
import { ACES, HOME, PER_SUIT, PLACES, suitOf } from '../board.ts';
import type { Paths } from '../moving.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, isHome, PAWN, POINTS, TURN } from '../state.ts';
import { SUITS } from '../suits.ts';
import { Homing } from './homing.ts';
import { mix } from './mix.ts';
import type { Places } from './places.ts';
import { BARE, CLOSED, type Roads } from './roads.ts';
import { Supply } from './supply.ts';
import { Tidying } from './tidying.ts';

/** How many squares ahead of a pawn the others clear. */
const AHEAD = 4;

export class PhaseTwo {
  /** Varies what is tried in a deadlock. */
  salt = 0;
  private readonly rules: PiecepackRules;
  private readonly roads: Roads;
  private readonly places: Places;
  private readonly paths: Paths;
  private readonly homing: Homing;
  private readonly supply: Supply;
  private readonly tidying: Tidying;
  private readonly spots = new Int8Array(PLACES);

  constructor(rules: PiecepackRules, roads: Roads, places: Places, paths: Paths, careful: boolean) {
    this.rules = rules;
    this.roads = roads;
    this.places = places;
    this.paths = paths;
    this.homing = new Homing(rules, roads, careful);
    this.supply = new Supply(rules, roads);
    this.tidying = new Tidying(rules, roads, places, paths, this.homing);
  }

  /** The next move of a suit with its points, or −1 for none. */
  move(s: State, suit: number): number {
    const points = s[POINTS + suit];
    const length = this.roads.length[suit];
    if (isHome(s, suit)) return this.tidying.clear(s, suit);
    if (length === 0) return -1;
    this.paths.pawn(s, suit, points);
    const way = this.paths.cost[HOME];
    if (way > 0 && this.homing.isGood(s, suit)) return this.goHome(s, suit, points);
    // The remaining points can still open paths; but if there is time, it is better to put stones away beforehand.
    if (way > 0 && !this.homing.hasTime(s, suit) && this.tidying.opens(s, suit, points - way))
      return moveOf(WALK, suit, HOME);
    const aside = this.makeWay(s, suit, points);
    if (aside >= 0) return aside;
    const forward = this.walk(s, suit, points);
    if (forward >= 0) return forward;
    return length === 1 ? this.tidying.tidy(s, suit, points) : this.pave(s, suit, points);
  }

  /** Walks home, but first puts stones away if there is time; spare points can still do that afterwards. */
  private goHome(s: State, suit: number, points: number): number {
    const move = this.homing.hasTime(s, suit) ? this.tidying.tidy(s, suit, points) : -1;
    return move >= 0 ? move : moveOf(WALK, suit, HOME);
  }

  /** Walks forward along the stones in place, unless that shuts out the stones that are needed next. */
  private walk(s: State, suit: number, points: number): number {
    const { paths, roads } = this;
    const road = roads.road[suit];
    paths.pawn(s, suit, points);
    let k = 0;
    while (k < roads.length[suit] - 1 && k < points && paths.cost[road[k]] === k + 1) k++;
    while (k > 0 && !this.supply.isServed(s, suit, k)) k--;
    return k > 0 ? moveOf(WALK, suit, road[k - 1]) : -1;
  }

  /** Fills gaps in the road; if no stone can be brought, steps back or tries something else. */
  private pave(s: State, suit: number, points: number): number {
    const { roads } = this;
    const road = roads.road[suit];
    let shut = false;
    let whole = true;
    for (let i = 0; i < roads.length[suit] - 1; i++) {
      if (!roads.bears(road[i], suit)) whole = false;
      if (roads.lies[road[i]] !== BARE || roads.on[road[i]] & roads.ahead[suit]) continue;
      const move = this.supply.bring(s, suit, i, points);
      if (move >= 0) return move;
      shut = true;
    }
    const back = shut ? this.retreat(s, suit, points) : -1;
    return back >= 0 || whole ? back : this.shake(s, suit, points);
  }

  /** Steps back to where stones can reach the road again. */
  private retreat(s: State, suit: number, points: number): number {
    const { paths, roads, spots } = this;
    const from = s[PAWN + suit];
    paths.pawn(s, suit, points);
    let n = 0;
    for (let to = 0; to < this.rules.board.squares; to++) if (paths.cost[to] > 0) spots[n++] = to;
    let best = -1;
    let least = CLOSED;
    for (let i = 0; i < n; i++) {
      s[PAWN + suit] = spots[i];
      roads.survey(s);
      roads.findRoad(s, suit);
      if (roads.toll[suit] >= least || !this.supply.isServed(s, suit, 0)) continue;
      least = roads.toll[suit];
      best = spots[i];
    }
    s[PAWN + suit] = from;
    roads.look(s);
    return best < 0 ? -1 : moveOf(WALK, suit, best);
  }

  /** In a deadlock, moves some stone somewhere else. */
  private shake(s: State, suit: number, points: number): number {
    const { paths, roads } = this;
    const chance = mix(s[TURN] + this.salt, suit, points);
    if (chance & 1) return -1;
    const coin = suit * PER_SUIT + ((chance >>> 1) % PER_SUIT);
    paths.stone(s, coin, points);
    let best = -1;
    let n = 0;
    for (let to = 0; to < this.rules.board.squares; to++) {
      if (paths.cost[to] === 0 || roads.on[to] & roads.ahead[suit]) continue;
      if (mix(chance, to, ++n) % n === 0) best = moveOf(MOVE, coin, to);
    }
    return best;
  }

  /** Moves a stone off the road of a suit with priority; frees a stone that is shut in first. */
  private makeWay(s: State, suit: number, points: number): number {
    for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
      const at = s[AT + coin];
      if (at === s[PAWN + suit] || !this.isWanted(suit, at)) continue;
      let move = this.aside(s, suit, coin, points);
      const near = this.rules.board.steps[at];
      for (let i = 0; move < 0 && i < near.length; i++) {
        const other = this.roads.lies[near[i]];
        if (other >= 0 && other < ACES && suitOf(other) === suit) move = this.aside(s, suit, other, points);
      }
      if (move >= 0) return move;
    }
    return -1;
  }

  /** Whether a square is among the next ones of a pawn with priority. */
  private isWanted(suit: number, at: number): boolean {
    const before = this.roads.on[at] & this.roads.ahead[suit];
    if (before === 0) return false;
    for (let other = 0; other < SUITS.length; other++)
      if ((before >> other) & 1 && this.supply.indexOn(other, at) < AHEAD) return true;
    return false;
  }

  /** The best place for a stone off all roads of suits with priority, or −1. */
  private aside(s: State, suit: number, coin: number, points: number): number {
    const { roads, paths, places } = this;
    if (s[AT + coin] === s[PAWN + suit]) return -1;
    let best = -1;
    let least = Number.MAX_SAFE_INTEGER;
    paths.stone(s, coin, points);
    for (let to = 0; to < this.rules.board.squares; to++) {
      if (paths.cost[to] === 0 || roads.on[to] & roads.ahead[suit]) continue;
      const bad = places.nuisance(suit, to) + paths.cost[to];
      if (bad >= least) continue;
      least = bad;
      best = moveOf(MOVE, coin, to);
    }
    return best;
  }
}
