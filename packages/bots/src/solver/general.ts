/**
 * The end of a hand in any game, through its own rules: alpha–beta over all that can happen, with a table of positions before
 * a lead. It knows nothing of tricks but that cards are played to them, so that every rule and every goal is served alike.
 */
import { isTricks, type Rules, type State, SUITS } from '@followsuit/engine';
import { HOLD, KEY, PHASE, POINTS, TAKEN, TRICK, TURN } from '@followsuit/engine/state';
import { Alike, ENDS_EARLY } from './alike.ts';
import { type Goal, sumOf } from './goal.ts';
import { Known } from './known.ts';

/** Cards that may be played from here to the end of a hand at most, and moves of one seat. */
const DEPTH = 70;
const MOVES = 64;

export class General {
  private readonly rules: Rules;
  private readonly alike: Alike;
  private readonly states: State[] = [];
  private readonly moves: Int32Array[] = [];
  private readonly known = new Known();
  private readonly range = new Float64Array(2);
  /** By seat and card: how often the card decided. */
  private readonly history: Int32Array;
  /** Where the game's own fields begin and end, if play can change them. */
  private readonly ownFrom: number;
  private readonly ownTo: number;
  private readonly endsEarly: boolean;
  private side = 0;
  private others = 0;
  private goal: Goal | null = null;
  private gain = false;
  private bounded = false;
  private rootTrick = 0;
  /** Positions looked at since the beginning. */
  nodes = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.alike = new Alike(rules);
    this.history = new Int32Array(rules.seats << 7);
    const tricks = rules.design.phases[rules.tricks];
    const { fields, at, size } = rules.design.layout;
    const first = Math.min(...Object.values(at), size);
    const hooked = isTricks(tricks) && tricks.taken !== undefined;
    this.ownFrom = hooked && fields.length > 0 ? first : size;
    this.ownTo = size;
    this.endsEarly = ENDS_EARLY.has(rules.game.id);
  }

  /** Begins anew with another position, side or goal. */
  begin(side: number, goal: Goal): void {
    this.side = side;
    this.others = ((1 << this.rules.seats) - 1) & ~side;
    this.goal = goal;
    this.gain = goal.looks === 'gain' && !this.endsEarly;
    this.bounded = goal.bound !== undefined && !this.endsEarly;
    this.known.forget();
    for (let i = 0; i < this.history.length; i++) this.history[i] >>= 3;
  }

  /** The value of a position in which a card is to be played: exact where it lies between `low` and `high`. */
  value(s: State, low: number, high: number): number {
    this.rootTrick = s[TRICK];
    return this.search(s, 0, low, high);
  }

  private stateAt(depth: number): State {
    while (this.states.length <= depth && depth < DEPTH) {
      this.states.push(this.rules.start());
      this.moves.push(new Int32Array(MOVES));
    }
    return this.states[depth];
  }

  private search(s: State, depth: number, low: number, high: number): number {
    const { rules, side } = this;
    const goal = this.goal as Goal;
    if (s[PHASE] !== rules.tricks) return goal.of(s, side);
    this.nodes++;
    const child = this.stateAt(depth);
    const atLead = depth > 0 && s[TRICK] !== this.trickBefore(depth);
    let alpha = low;
    let beta = high;
    let begun = 0;
    let entry = -1;
    let first = -1;
    if (atLead || depth === 0) {
      if (this.bounded) {
        goal.bound?.(s, side, this.tricksLeft(s), this.range);
        if (this.range[0] >= beta) return this.range[0];
        if (this.range[1] <= alpha) return this.range[1];
        if (this.range[0] === this.range[1]) return this.range[0];
      }
    }
    if (atLead) {
      begun = this.gain ? goal.of(s, side) : 0;
      this.hash(s);
      entry = this.known.find();
      if (entry >= 0) {
        const least = this.known.low[entry] + begun;
        const most = this.known.high[entry] + begun;
        if (least >= beta || least === most) return least;
        if (most <= alpha) return most;
        if (least > alpha) alpha = least;
        if (most < beta) beta = most;
        first = this.known.move[entry];
      }
    }
    const slotA = this.known.a;
    const slotB = this.known.b;
    const seat = s[TURN];
    const moves = this.moves[depth];
    const n = this.sort(seat, moves, this.alike.thin(s, seat, moves, rules.cards(s, seat, moves)), first);
    const wants = (side >> seat) & 1;
    let best = wants ? -Infinity : Infinity;
    let bestMove = moves[0];
    let a = alpha;
    let b = beta;
    for (let i = 0; i < n; i++) {
      const card = moves[i];
      child.set(s);
      rules.play(child, card, null);
      const value = this.search(child, depth + 1, a, b);
      if (wants ? value > best : value < best) {
        best = value;
        bestMove = card;
      }
      if (wants) {
        if (best > a) a = best;
      } else if (best < b) b = best;
      if (a >= b) {
        this.history[(seat << 7) | card] += n - i;
        break;
      }
    }
    if (atLead)
      this.known.keep(
        slotA,
        slotB,
        best <= alpha ? -Infinity : best - begun,
        best >= beta ? Infinity : best - begun,
        bestMove,
      );
    return best;
  }

  /** The tricks finished in the position from which a depth was reached. */
  private trickBefore(depth: number): number {
    return depth < 2 ? this.rootTrick : this.states[depth - 2][TRICK];
  }

  private tricksLeft(s: State): number {
    let left = 0;
    const hold = HOLD + s[TURN] * SUITS;
    for (let suit = 0; suit < SUITS; suit++) for (let rest = s[hold + suit]; rest !== 0; rest &= rest - 1) left++;
    return left;
  }

  /** Brings the most promising moves to the front. */
  private sort(seat: number, moves: Int32Array, n: number, first: number): number {
    const { history } = this;
    const row = seat << 7;
    for (let i = 1; i < n; i++) {
      const card = moves[i];
      const weight = card === first ? 0x3fffffff : history[row | card];
      let j = i;
      for (; j > 0; j--) {
        const other = moves[j - 1];
        if (other === first || history[row | other] >= weight) break;
        moves[j] = other;
      }
      moves[j] = card;
    }
    return n;
  }

  /** What a position before a lead is known by: cards, key and leader, and what has been taken as far as it counts. */
  private hash(s: State): void {
    const { known, rules, goal } = this;
    const seats = rules.seats;
    known.start((s[KEY] << 3) | s[TURN]);
    for (let seat = 0; seat < seats; seat++) {
      const hold = HOLD + seat * SUITS;
      known.mix(s[hold] | (s[hold + 1] << 16));
      known.mix(s[hold + 2] | (s[hold + 3] << 16));
      known.mix(s[hold + 4] | (seat << 20));
    }
    if (!this.gain) {
      if (goal?.looks === 'seats' || this.endsEarly)
        for (let seat = 0; seat < seats; seat++) known.mix(s[TAKEN + seat] | (s[POINTS + seat] << 16));
      else {
        known.mix(sumOf(s, TAKEN, this.side) | (sumOf(s, POINTS, this.side) << 16));
        known.mix(sumOf(s, POINTS, this.others));
      }
    }
    for (let i = this.ownFrom; i < this.ownTo; i++) known.mix(s[i]);
  }
}
