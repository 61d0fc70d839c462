/**
 * The rest of a hand exactly, in a world: what a set of seats gets out of it against all others, when everybody sees all
 * cards and plays as well as possible. Tricks are counted where play is plain (count.ts); everything else is played out
 * through the game's own rules (general.ts).
 */
import { type Rules, type State, SUITS } from '@followsuit/engine';
import { HOLD, PHASE, TAKEN, TURN } from '@followsuit/engine/state';
import { Counter } from './count.ts';
import { General } from './general.ts';
import { type Goal, sumOf, tricks as tricksGoal } from './goal.ts';
import { Plain } from './plain.ts';

/**
 * Cards in a hand up to which a solve takes a fraction of a millisecond: where tricks are counted, where a goal says in which
 * range its value lies, and where everything has to be played out.
 */
const FEW_TO_COUNT = 8;
const FEW_IN_RANGE = 5;
const FEW = 4;

export class Solver {
  readonly rules: Rules;
  private readonly plain: Plain;
  private readonly counter = new Counter();
  private readonly general: General;
  private readonly state: State;

  constructor(rules: Rules) {
    this.rules = rules;
    this.plain = new Plain(rules);
    this.general = new General(rules);
    this.state = rules.start();
  }

  /**
   * Whether a solve of this state is a matter of a fraction of a millisecond. `solve` takes any state in which a card is to be
   * played; with more cards it only takes longer.
   */
  fits(s: State, goal: Goal = tricksGoal): boolean {
    if (s[PHASE] !== this.rules.tricks || s[TURN] < 0) return false;
    const few = this.counts(s, goal) ? FEW_TO_COUNT : goal.bound ? FEW_IN_RANGE : FEW;
    return cardsOf(s, s[TURN]) <= few;
  }

  /** Whether a goal comes down to counting tricks in a state. */
  counts(s: State, goal: Goal): boolean {
    return goal.tricks !== undefined && this.plain.way(s) !== null;
  }

  /**
   * The value of the hand to a set of seats, which wants much of it, while all other seats want little.
   *
   * @example if (solver.fits(world)) tricksOfBidder = solver.solve(world, 1 << bidder, tricks);
   */
  solve(s: State, side: number, goal: Goal = tricksGoal): number {
    if (this.counts(s, goal) && this.plain.load(s, side, this.counter)) return this.valueOf(s, side, goal, -1);
    this.general.begin(side, goal);
    return this.general.value(s, -Infinity, Infinity);
  }

  /**
   * The exact value of each legal card of the seat on turn, in the order of `Rules.moves`, into `out`; returns how many.
   *
   * @example const n = solver.best(world, side, tricks, moves, values); // moves[i] is worth values[i]
   */
  best(s: State, side: number, goal: Goal, moves: Int32Array, out: Float64Array): number {
    const n = this.rules.cards(s, s[TURN], moves);
    if (this.counts(s, goal) && this.plain.load(s, side, this.counter)) {
      let guess = -1;
      for (let i = 0; i < n; i++) {
        this.counter.lay(this.plain.name(moves[i]));
        out[i] = this.valueOf(s, side, goal, guess);
        guess = goal.tricks === 'all' ? out[i] : -1;
        this.counter.unlay();
      }
      return n;
    }
    this.general.begin(side, goal);
    for (let i = 0; i < n; i++) {
      this.state.set(s);
      this.rules.play(this.state, moves[i], null);
      out[i] = this.general.value(this.state, -Infinity, Infinity);
    }
    return n;
  }

  /** The value of what the counter holds; `guess` is of the whole hand, −1 for none. */
  private valueOf(s: State, side: number, goal: Goal, guess: number): number {
    const taken = sumOf(s, TAKEN, side);
    if (goal.tricks !== 'all') return this.counter.takes((goal.tricks as number) - taken) ? 1 : 0;
    return taken + (guess < 0 ? this.counter.count() : this.counter.count(guess - taken));
  }
}

/** Cards that a seat holds. */
function cardsOf(s: State, seat: number): number {
  let n = 0;
  for (let suit = 0; suit < SUITS; suit++)
    for (let rest = s[HOLD + seat * SUITS + suit]; rest !== 0; rest &= rest - 1) n++;
  return n;
}
