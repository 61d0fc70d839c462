/**
 * Solves the end of a hand of any game with all cards open: alpha–beta search through the game's own rules, with a transposition
 * table of positions before a lead. It makes no assumption about how tricks are won or scored, so it is exact for every game.
 */
import { isTricks, type Rules, type State, SUITS } from '@followsuit/engine';
import { HOLD, KEY, PHASE, POINTS, TAKEN, TRICK, TURN } from '@followsuit/engine/state';
import { EquivalentCards } from './equivalent-cards.ts';
import { EndingTable } from './transposition-table.ts';

/**
 * The value of a scored hand to a set of seats, which maximizes it while all other seats minimize it. It may depend on
 * anything that tricks, points and the game's own fields decide.
 *
 * @example const lead: HandValue = (s) => s[DELTA + 1] - s[DELTA];
 */
export type HandValue = (s: State, side: number) => number;

/** The most cards that can be played to the end of a hand, and the most moves of one seat. */
const DEPTH = 70;
const MOVES = 64;

export class EndingSolver {
  private readonly rules: Rules;
  private readonly equivalent: EquivalentCards;
  private readonly states: State[] = [];
  private readonly moves: Int32Array[] = [];
  private readonly table = new EndingTable();
  /** By seat and card: how often the card caused a cutoff. */
  private readonly history: Int32Array;
  /** Where the game's own fields begin and end in the state, if play can change them. */
  private readonly ownFrom: number;
  private readonly ownTo: number;
  private side = 0;
  private handValue: HandValue = () => 0;
  private rootTrick = 0;

  constructor(rules: Rules) {
    this.rules = rules;
    this.equivalent = new EquivalentCards(rules);
    this.history = new Int32Array(rules.seats << 7);
    const tricks = rules.design.phases[rules.tricks];
    const { fields, at, size } = rules.design.layout;
    const first = Math.min(...Object.values(at), size);
    const hooked = isTricks(tricks) && tricks.taken !== undefined;
    this.ownFrom = hooked && fields.length > 0 ? first : size;
    this.ownTo = size;
  }

  /** Starts over for another deal, side or value. */
  begin(side: number, handValue: HandValue): void {
    this.side = side;
    this.handValue = handValue;
    this.table.clear();
    for (let i = 0; i < this.history.length; i++) this.history[i] >>= 3;
  }

  /** The value of a position in which a card is to be played; exact if it lies between `low` and `high`. */
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
    const { rules, side, table } = this;
    if (s[PHASE] !== rules.tricks) return this.handValue(s, side);
    const child = this.stateAt(depth);
    const atLead = depth > 0 && s[TRICK] !== this.trickBefore(depth);
    let alpha = low;
    let beta = high;
    let first = -1;
    if (atLead) {
      this.hash(s);
      const entry = table.find();
      if (entry >= 0) {
        const least = table.low[entry];
        const most = table.high[entry];
        if (least >= beta || least === most) return least;
        if (most <= alpha) return most;
        if (least > alpha) alpha = least;
        if (most < beta) beta = most;
        first = table.move[entry];
      }
    }
    const { a: hashA, b: hashB } = table;
    const seat = s[TURN];
    const moves = this.moves[depth];
    const n = this.sort(seat, moves, this.equivalent.dedupe(s, seat, moves, rules.cards(s, seat, moves)), first);
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
    if (atLead) table.store(hashA, hashB, best <= alpha ? -Infinity : best, best >= beta ? Infinity : best, bestMove);
    return best;
  }

  /** The number of finished tricks in the position one step above a depth. */
  private trickBefore(depth: number): number {
    return depth < 2 ? this.rootTrick : this.states[depth - 2][TRICK];
  }

  /** Sorts moves by how often they caused a cutoff, the best move of the table first. */
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

  /** Hashes a position before a lead: cards, key, leader, what each seat has taken, and the game's own fields. */
  private hash(s: State): void {
    const { rules, table } = this;
    const { seats } = rules;
    table.start((s[KEY] << 3) | s[TURN]);
    for (let seat = 0; seat < seats; seat++) {
      const hold = HOLD + seat * SUITS;
      table.mix(s[hold] | (s[hold + 1] << 16));
      table.mix(s[hold + 2] | (s[hold + 3] << 16));
      table.mix(s[hold + 4] | (seat << 20));
    }
    for (let seat = 0; seat < seats; seat++) table.mix(s[TAKEN + seat] | (s[POINTS + seat] << 16));
    for (let i = this.ownFrom; i < this.ownTo; i++) table.mix(s[i]);
  }
}
