/** What the seats of Stepping Stones play for: the declarer fills a box of the sheet; the others prevent it together. */
import { type ContractStatus, Objective } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';
import { TRICK } from '@followsuit/engine/state';

const EMPTY = -1;

export class SheetObjective extends Objective {
  override readonly roles = 6;
  private readonly sheet: number;
  private readonly declarer: number;
  private readonly contract: number;
  private readonly counted: number;
  private readonly rows: number;
  /** By row: 1 if many tricks are wanted, −1 if few; and the first trick that counts. */
  private readonly better: Int32Array;
  private readonly from: Int32Array;

  constructor(rules: Rules) {
    super(rules);
    const { at, options, seats } = rules;
    this.sheet = at.sheet;
    this.declarer = at.declarer;
    this.contract = at.contract;
    this.counted = at.counted;
    this.rows = (at.tokens - at.sheet) / seats;
    this.better = Int32Array.from({ length: this.rows }, (_, row) => (row === this.rows - 1 ? -1 : 1));
    this.from = Int32Array.from({ length: this.rows }, (_, row) => (options.sheet === 'starter' && row === 2 ? 7 : 1));
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const declarer = s[this.declarer];
    const row = s[this.contract];
    const better = this.better[row];
    to.own = seat === declarer;
    to.friends = to.own ? 1 << seat : ((1 << this.seats) - 1) & ~(1 << declarer);
    to.rivals = to.own ? 0 : 1 << declarer;
    to.reach = left;
    to.role = (to.own ? 0 : 1) + (better < 0 ? 2 : s[TRICK] + 1 < this.from[row] ? 4 : 0);
    const mark = this.mark(s, declarer, row);
    to.need = mark === EMPTY ? (better > 0 ? left : 0) : mark - s[this.counted] + (better > 0 ? 1 : 0);
    if (better < 0 && to.need > 0 && to.own) to.need = 0;
  }

  /** The best result of the others in a row; EMPTY if they have none. */
  private mark(s: State, seat: number, row: number): number {
    let best = EMPTY;
    for (let each = 0; each < this.seats; each++) {
      const has = s[this.sheet + each * this.rows + row];
      if (each === seat || has === EMPTY) continue;
      if (best === EMPTY || (has - best) * this.better[row] > 0) best = has;
    }
    return best;
  }

  /** Compares the estimate with the others' results in the row that would be declared. */
  override prospect(s: State, seat: number, row: number, eighths: number): number {
    const mark = this.mark(s, seat, row);
    if (mark === EMPTY) return 0;
    const ahead = (eighths - 8 * mark) * this.better[row];
    return ahead < -16 ? 1 : ahead < -8 ? 2 : ahead < 0 ? 3 : ahead < 8 ? 4 : ahead < 16 ? 5 : 6;
  }
}
