/** What a hand was worth to each seat: by how much it raised the chance of winning the game. */
import { type Utility, utilityFor, valueModels } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';
import { DELTA } from '@followsuit/engine/state';

/** Games in which few points are good. */
const LOW_WINS: ReadonlySet<string> = new Set(['speed-run']);

/** What a worth is counted in: the chance of winning the game, points, or boxes of the sheets against those of others. */
export type Unit = 'chance' | 'points' | 'boxes';

export class HandReward {
  readonly unit: Unit;
  private readonly utility: Utility | null;
  private readonly sides: readonly (readonly number[])[];
  private readonly sign: number;
  private readonly sheet: SheetWorth | null;

  constructor(rules: Rules) {
    const { id } = rules.game;
    this.utility = (valueModels[id]?.variants.length ?? 0) > 0 ? utilityFor(rules) : null;
    this.sides = rules.design.sides;
    this.sign = LOW_WINS.has(id) ? -1 : 1;
    this.sheet = rules.at.sheet === undefined ? null : new SheetWorth(rules);
    this.unit = this.sheet ? 'boxes' : this.utility ? 'chance' : 'points';
  }

  /** Writes each seat's worth of a hand that has just been scored. */
  of(s: State, out: Float64Array): void {
    // A policy trained by the sheet won more games than one trained by the chance of winning.
    if (this.sheet) {
      this.sheet.of(s, out);
      return;
    }
    if (this.utility) {
      this.utility.of(s, out);
      return;
    }
    // Without a model of the game: the points of the hand, next to those of the others.
    const { sides, sign } = this;
    let all = 0;
    for (let side = 0; side < sides.length; side++) all += s[DELTA + side];
    for (let side = 0; side < sides.length; side++) {
      const own = s[DELTA + side];
      const others = (all - own) / (sides.length - 1);
      for (const seat of sides[side]) out[seat] = sign * (own - others);
    }
  }
}

const EMPTY = -1;

/** Stepping Stones: rows of boxes, each against the boxes of the others; an empty one counts as the mean. */
class SheetWorth {
  private readonly sheet: number;
  private readonly rows: number;
  private readonly seats: number;
  /** By row: what has stood in its boxes on average so far. */
  private readonly means: Float64Array;

  constructor({ at, seats }: Rules) {
    this.sheet = at.sheet;
    this.seats = seats;
    this.rows = (at.tokens - at.sheet) / seats;
    this.means = new Float64Array(this.rows).fill(4);
  }

  of(s: State, out: Float64Array): void {
    out.fill(0);
    for (let row = 0; row < this.rows; row++) {
      const better = row === this.rows - 1 ? -1 : 1; // the last row of either sheet wants few tricks
      for (let a = 0; a < this.seats; a++)
        for (let b = 0; b < this.seats; b++)
          out[a] += Math.tanh((better * (this.box(s, a, row) - this.box(s, b, row))) / 1.5);
      this.count(s, row);
    }
  }

  private box(s: State, seat: number, row: number): number {
    const has = s[this.sheet + seat * this.rows + row];
    return has === EMPTY ? this.means[row] : has;
  }

  private count(s: State, row: number): void {
    for (let seat = 0; seat < this.seats; seat++) {
      const has = s[this.sheet + seat * this.rows + row];
      if (has !== EMPTY) this.means[row] += 0.0005 * (has - this.means[row]);
    }
  }
}
