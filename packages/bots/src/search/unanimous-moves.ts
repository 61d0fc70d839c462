/**
 * Moves that need no search: with few cards left, worlds are solved exactly, and only moves that are best in every one of them
 * remain. If worlds disagree, the mean of their solutions is no guide, since each solution assumes that everybody sees all
 * cards (strategy fusion).
 */
import { type Random, type Rules, type State, SUITS, type View } from '@followsuit/engine';
import { COUNT, HOLD, PHASE, TRICK } from '@followsuit/engine/state';
import { EndingSolver, type HandValue } from '../endings/ending-solver.ts';
import { isTwoSided } from '../endings/exact-playout.ts';
import type { Utility } from '../value/utility.ts';
import type { WorldSource } from './search.ts';

/** How many worlds have to agree; the true one is rarely missing among them. */
const WORLDS = 32;
/** The most cards per seat for which solving takes a few milliseconds: many worlds, and a single one. */
const FEW = 3;
const FEW_IN_ONE = 4;
/** Values no further apart than this are equal. */
const SAME = 1e-9;

export class UnanimousMoves {
  /** By index of the move: the sum of its values over the solved worlds, and the number of these worlds. */
  readonly sums = new Float64Array(64);
  worlds = 0;
  private readonly rules: Rules;
  private readonly solver: EndingSolver;
  private readonly handValue: HandValue;
  private readonly drawn: readonly State[];
  private readonly trial: State;
  private readonly values = new Float64Array(64);
  /** The seats of the searching side. */
  private side = 0;

  constructor(rules: Rules, utility: Utility) {
    const chances = new Float64Array(rules.seats);
    this.rules = rules;
    this.solver = new EndingSolver(rules);
    this.handValue = (s, side) => {
      utility.of(s, chances);
      return chances[31 - Math.clz32(side)];
    };
    this.drawn = Array.from({ length: WORLDS }, () => rules.start());
    this.trial = rules.start();
  }

  /**
   * Moves a seat's moves that are best in all worlds of a view to the front, and returns how many there are; returns
   * `n` if there are none or if solving would take too long.
   */
  filter({ seat, state }: View, worlds: WorldSource, random: Random, moves: Int32Array, n: number): number {
    const { rules, drawn } = this;
    this.worlds = 0;
    if (state[PHASE] !== rules.tricks) return n;
    const cards = state[COUNT + seat] - state[TRICK];
    const different = cards > FEW_IN_ONE ? 0 : this.draw(worlds, random, cards > FEW ? 1 : WORLDS);
    this.side = sideOf(rules, seat);
    this.sums.fill(0, 0, n);
    let best = -1;
    while (this.worlds < different && best !== 0) best &= this.bestIn(drawn[this.worlds++], moves, n);
    return best === 0 ? n : this.bringForward(best, moves, n);
  }

  /** Draws worlds, and returns how many of them have different hands; 0 if these are more than `most`. */
  private draw(worlds: WorldSource, random: Random, most: number): number {
    let different = 0;
    for (let i = 0; i < WORLDS; i++) {
      worlds.draw(random, this.drawn[different]);
      if (!this.isRepeated(different)) different++;
      if (different > most) return 0;
    }
    return different;
  }

  /** Whether a drawn world has the same hands as one before it. */
  private isRepeated(at: number): boolean {
    const { drawn } = this;
    const end = HOLD + this.rules.seats * SUITS;
    for (let i = 0; i < at; i++) {
      let k = HOLD;
      while (k < end && drawn[i][k] === drawn[at][k]) k++;
      if (k === end) return true;
    }
    return false;
  }

  /** The moves that are best in a world, as a bit set. */
  private bestIn(world: State, moves: Int32Array, n: number): number {
    const { solver, trial, rules, values } = this;
    let most = Number.NEGATIVE_INFINITY;
    solver.begin(this.side, this.handValue);
    for (let i = 0; i < n; i++) {
      trial.set(world);
      rules.play(trial, moves[i], null);
      values[i] = solver.value(trial, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
      this.sums[i] += values[i];
      if (values[i] > most) most = values[i];
    }
    let best = 0;
    for (let i = 0; i < n; i++) if (values[i] > most - SAME) best |= 1 << i;
    return best;
  }

  /** Puts the moves of a bit set first, with their sums; returns how many there are. */
  private bringForward(set: number, moves: Int32Array, n: number): number {
    const { sums } = this;
    let kept = 0;
    for (let i = 0; i < n; i++) {
      if (((set >> i) & 1) === 0) continue;
      const [move, sum] = [moves[i], sums[i]];
      moves[i] = moves[kept];
      sums[i] = sums[kept];
      moves[kept] = move;
      sums[kept++] = sum;
    }
    return kept;
  }
}

/** The seats of the side that a seat belongs to, as a set. */
function sideOf({ design }: Rules, seat: number): number {
  let set = 0;
  for (const side of design.sides) if (side.includes(seat)) for (const each of side) set |= 1 << each;
  return set;
}

/** Exists in games of two sides only. */
export const unanimousMovesFor = (rules: Rules, utility: Utility): UnanimousMoves | null =>
  isTwoSided(rules) ? new UnanimousMoves(rules, utility) : null;
