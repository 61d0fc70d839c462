/** The value of a hand of Stepping Stones in training: rows of boxes, each compared with the boxes of the others. */
import type { HandReward } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';

const EMPTY = -1;

/** A policy trained by the sheet won more games than one trained by the chance of winning. */
export class SheetReward implements HandReward {
  readonly unit = 'a hand, by the boxes of the sheets';
  private readonly sheet: number;
  private readonly rows: number;
  private readonly seats: number;
  /** By row: the mean result of its boxes so far; an empty box counts as that. */
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
