/**
 * The pilot: a quick player with a plan, following the rules page's "For bots". It finds each pawn's road, decides the order of
 * the pawns, brings coins to the roads and keeps them off the others' roads, and lets no pawn home that would wall in another.
 * All playouts of the search use it.
 */
import type { State } from '@followsuit/engine';
import { DONE, kindOf, MOVE, MOVES_LIMIT, moveOf, pieceOf, placeOf, RESIGN, WALK } from '../acts.ts';
import { ACES, HOME, shownBy, suitOf } from '../board.ts';
import { Paths } from '../moving.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, isHome, isStone, MOVING, NUMBERS, OWED, PAWN, PHASE, PLACING, POINTS, TURN } from '../state.ts';
import { SUITS } from '../suits.ts';
import { PhaseOne } from './phase-one.ts';
import { PhaseTwo } from './phase-two.ts';
import { Places } from './places.ts';
import { CLOSED, Roads } from './roads.ts';

/** The turn after which it gives up; the careful pilot also gives hints, so its turn is beyond any limit a person may set. */
const PATIENCE = { careful: 999, careless: 300 };

export class Pilot {
  readonly roads: Roads;
  readonly two: PhaseTwo;
  private readonly rules: PiecepackRules;
  private readonly places: Places;
  private readonly one: PhaseOne;
  private readonly patience: number;
  private readonly list = new Int32Array(MOVES_LIMIT);

  /** `careful`: whether it considers the walls that stones of finished suits make. */
  constructor(rules: PiecepackRules, careful = true) {
    const paths = new Paths(rules.board, String(rules.options.aces).endsWith('stones'));
    this.rules = rules;
    this.patience = careful ? PATIENCE.careful : PATIENCE.careless;
    this.roads = new Roads(rules);
    this.places = new Places(rules, this.roads);
    this.one = new PhaseOne(rules, this.roads, this.places, paths);
    this.two = new PhaseTwo(rules, this.roads, this.places, paths, careful);
  }

  /** The next move. @example rules.apply(s, 0, pilot.next(s)); */
  next(s: State): number {
    if (s[PHASE] === PLACING) return this.place(s);
    this.roads.look(s);
    return this.choose(s);
  }

  /** Plays to the end of the part, or places an ace. */
  playPart(s: State): void {
    const { rules, roads } = this;
    if (s[PHASE] === PLACING) {
      rules.apply(s, 0, this.place(s));
      return;
    }
    if (this.isIdle(s)) {
      rules.apply(s, 0, moveOf(DONE));
      return;
    }
    roads.look(s);
    while (s[PHASE] === MOVING) {
      const move = this.choose(s);
      const kind = kindOf(move);
      const piece = pieceOf(move);
      const from = kind === MOVE ? s[AT + piece] : kind === WALK ? s[PAWN + piece] : -1;
      rules.apply(s, 0, move);
      if (kind === WALK && placeOf(move) === HOME) roads.look(s);
      else if (from >= 0) roads.update(s, kind === WALK ? piece : suitOf(piece), from, placeOf(move));
    }
  }

  /** Whether the dice obviously allow nothing. */
  private isIdle(s: State): boolean {
    if (s[OWED] !== 0) return false;
    for (let suit = 0; suit < SUITS.length; suit++) if (s[POINTS + suit] > 0) return false;
    for (let coin = 0; coin < ACES; coin++) if (!isStone(s, coin) && s[NUMBERS + shownBy(coin)] > 0) return false;
    return true;
  }

  /** A rough distance of a position from a win; lower is better. */
  outlook(s: State): number {
    this.roads.look(s);
    return this.places.outlook(s);
  }

  private choose(s: State): number {
    if (s[TURN] > this.patience || this.sealed(s) >= 0) return moveOf(RESIGN);
    for (let suit = 0; suit < SUITS.length; suit++) {
      const move = s[POINTS + suit] > 0 ? this.two.move(s, suit) : -1;
      if (move >= 0) return move;
    }
    const move = this.one.move(s);
    if (move >= 0) return move;
    return s[OWED] === 0 ? moveOf(DONE) : this.one.flip(s);
  }

  /** A suit whose pawn has no path home in the last position, even if everything movable stepped aside; or −1. */
  sealed(s: State): number {
    for (let suit = 0; suit < SUITS.length; suit++)
      if (!isHome(s, suit) && this.roads.toll[suit] >= CLOSED) return suit;
    return -1;
  }

  /** Where the next ace is least in the way. Even pawns that may step on it benefit from room for their stones. */
  private place(s: State): number {
    this.roads.look(s);
    const n = this.rules.moves(s, 0, this.list) - 1; // the last is to give up
    let best = this.list[0];
    for (let i = 1; i < n; i++) if (this.harm(this.list[i]) < this.harm(best)) best = this.list[i];
    return best;
  }

  private harm(placing: number): number {
    return this.places.nuisance(suitOf(pieceOf(placing)), placeOf(placing));
  }
}
