/**
 * Plays the last cards of a playout exactly, in games of two sides: with all cards of the world open, each side plays for its
 * own chance (alpha–beta search). It replaces the policy there.
 */
import type { Rules, State } from '@followsuit/engine';
import { COUNT, PHASE, TRICK, TURN } from '@followsuit/engine/state';
import type { Utility } from '../value/utility.ts';

/** The most choices to the end of a hand, and the most cards of one seat. */
const DEPTH = 24;
const CARDS = 8;
/** The chances of the two sides sum to 1, up to rounding. */
const NO_MORE = 1 - 1e-9;

export class ExactPlayout {
  private readonly rules: Rules;
  private readonly utility: Utility;
  /** The most cards of a seat at which it takes over. */
  private readonly cards: number;
  private readonly side: Uint8Array;
  /** By depth: the state being tried, and the end of the best line so far. */
  private readonly trials: State[];
  private readonly ends: State[];
  private readonly moves: Int32Array[];
  /** By depth: each seat's chance. */
  private readonly chances: Float64Array[];
  /** By depth: the chance that each side is already sure of elsewhere in the tree. */
  private readonly sure: Float64Array[];

  constructor(rules: Rules, utility: Utility, cards: number) {
    const { sides } = rules.design;
    const each = <T>(make: () => T): T[] => Array.from({ length: DEPTH + 1 }, make);
    this.rules = rules;
    this.utility = utility;
    this.cards = cards;
    this.side = Uint8Array.from({ length: rules.seats }, (_, seat) => (sides[0].includes(seat) ? 0 : 1));
    this.trials = each(() => rules.start());
    this.ends = each(() => rules.start());
    this.moves = each(() => new Int32Array(CARDS));
    this.chances = each(() => new Float64Array(rules.seats));
    this.sure = each(() => new Float64Array(2));
  }

  /** Whether a state is near enough to the end of the hand. */
  isNear(s: State): boolean {
    return s[PHASE] === this.rules.tricks && s[COUNT + s[TURN]] - s[TRICK] <= this.cards;
  }

  /** Plays a hand to its end with best play of both sides. */
  play(s: State): void {
    this.sure[0].fill(Number.NEGATIVE_INFINITY);
    this.solve(s, 0);
  }

  /** Plays from a state to the end of best play; writes each seat's chance to `chances[depth]`. */
  private solve(s: State, depth: number): void {
    const { rules } = this;
    const moves = this.moves[depth];
    let n = 0;
    while (s[PHASE] === rules.tricks) {
      n = rules.cards(s, s[TURN], moves);
      if (n > 1) break;
      rules.play(s, moves[0], null);
    }
    if (s[PHASE] === rules.tricks) this.choose(s, depth, moves, n);
    else this.utility.of(s, this.chances[depth]);
  }

  private choose(s: State, depth: number, moves: Int32Array, n: number): void {
    const { rules, trials, ends, chances, sure } = this;
    const seat = s[TURN];
    const side = this.side[seat];
    const below = sure[depth + 1];
    below[0] = sure[depth][0];
    below[1] = sure[depth][1];
    for (let i = 0; i < n; i++) {
      const trial = trials[depth];
      trial.set(s);
      rules.play(trial, moves[i], null);
      this.solve(trial, depth + 1);
      const got = chances[depth + 1];
      if (i > 0 && got[seat] <= chances[depth][seat]) continue;
      chances[depth + 1] = chances[depth];
      chances[depth] = got;
      trials[depth] = ends[depth];
      ends[depth] = trial;
      if (got[seat] > below[side]) below[side] = got[seat];
      if (below[0] + below[1] > NO_MORE) break;
    }
    s.set(ends[depth]);
  }
}

/** Whether two sides play all hands of a game, with tricks as the last phase. */
export const isTwoSided = ({ design, tricks }: Rules): boolean =>
  design.sides.length === 2 && tricks === design.phases.length - 1;

/** The exact player of the last `cards` cards of a hand; null if the policy plays them. */
export const exactPlayoutFor = (rules: Rules, utility: Utility, cards: number): ExactPlayout | null =>
  cards > 0 && isTwoSided(rules) ? new ExactPlayout(rules, utility, cards) : null;
