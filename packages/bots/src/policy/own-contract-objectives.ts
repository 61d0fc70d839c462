/** The objectives of games in which every seat has its own contract, or fills the boxes of a sheet. */
import type { Rules, State } from '@followsuit/engine';
import { TAKEN, TRICK } from '@followsuit/engine/state';
import { type ContractStatus, Objective } from './objective.ts';

const [BIDS, NIL] = [0, 1];

/** Stones: everybody has bid; partners add up, nils stand alone. */
export class StonesObjective extends Objective {
  override readonly roles = 2;
  override readonly stakes: string;
  private readonly bid: number;
  private readonly hand: number;

  constructor(rules: Rules) {
    super(rules);
    // Who loses points by a missed bid bids less.
    this.stakes = rules.options.missedBid === 'minus' ? '/minus' : '';
    this.bid = rules.at.bid;
    this.hand = rules.design.hands(0)[0];
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    to.friends = this.sideOf[seat];
    to.reach = left;
    to.role = s[this.bid + seat] > 0 ? BIDS : NIL;
    to.need = to.role === NIL ? -s[TAKEN + seat] : this.needOf(s, seat);
    to.rivals = 0;
    for (let each = 0; each < this.seats; each++) {
      if (each === seat) continue;
      const partner = ((to.friends >> each) & 1) === 1;
      if (partner ? !this.holdsNil(s, each) : !this.wants(s, each)) continue;
      to.rivals |= 1 << each;
      to.friends &= ~(1 << each);
    }
  }

  /** Whether a seat still has its bid to make. */
  private wants(s: State, seat: number): boolean {
    return s[this.bid + seat] > 0 && this.needOf(s, seat) > 0;
  }

  /** Whether a seat has said nil, and no trick so far: a partner should take from it what it is about to take. */
  private holdsNil(s: State, seat: number): boolean {
    return s[this.bid + seat] === 0 && s[TAKEN + seat] === 0;
  }

  private needOf(s: State, seat: number): number {
    let need = 0;
    for (let rest = this.sideOf[seat]; rest !== 0; rest &= rest - 1) {
      const each = 31 - Math.clz32(rest & -rest);
      if (s[this.bid + each] > 0) need += s[this.bid + each] - s[TAKEN + each];
    }
    return need;
  }

  /** How many tricks the bids so far leave to each of those who have not spoken, next to a fair share. */
  override standing(s: State, _seat: number): number {
    let free = this.hand;
    let silent = 0;
    for (let each = 0; each < this.seats; each++)
      if (s[this.bid + each] >= 0) free -= s[this.bid + each];
      else silent++;
    const over = free / silent - this.hand / this.seats;
    return over < -1.5 ? 0 : over < -0.5 ? 1 : over < 0.5 ? 2 : over < 1.5 ? 3 : 4;
  }
}

const EMPTY = -1;

/** Stepping Stones: the declarer fills a box of the sheet; the others keep them from it together. */
export class SheetObjective extends Objective {
  override readonly roles = 6;
  private readonly sheet: number;
  private readonly declarer: number;
  private readonly contract: number;
  private readonly counted: number;
  private readonly rows: number;
  /** By row: 1 where many tricks are wanted, −1 where few; and the first trick that counts. */
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

  /** How the estimate stands against the others' results in the row that would be declared. */
  override prospect(s: State, seat: number, row: number, eighths: number): number {
    const mark = this.mark(s, seat, row);
    if (mark === EMPTY) return 0;
    const ahead = (eighths - 8 * mark) * this.better[row];
    return ahead < -16 ? 1 : ahead < -8 ? 2 : ahead < 0 ? 3 : ahead < 8 ? 4 : ahead < 16 ? 5 : 6;
  }
}

const [EXACT, LEAST, MOST, MIDDLE, FREE] = [0, 1, 2, 3, 4];
const NO_RESULT = 99;
const SETS: Readonly<Record<string, string>> = {
  listed: 'win-0 win-1 win-4 win-5 win-7 win-9 least middle most',
  mixed: 'win-0 win-4 win-7 least most win-1 middle win-5 win-9',
};
const WORDS: Readonly<Record<string, number>> = { least: LEAST, most: MOST, middle: MIDDLE };

/** Speed Run: each seat plays a contract of its own, which the others do not know. */
export class SecretObjective extends Objective {
  override readonly roles = 5;
  private readonly choice: number;
  private readonly redone: number;
  private readonly board: number;
  private readonly contracts: number;
  /** By contract: its role, and the number of tricks where that is given. */
  private readonly kind: Int32Array;
  private readonly tricks: Int32Array;

  constructor(rules: Rules) {
    super(rules);
    const { at, options, seats } = rules;
    this.choice = at.choice;
    this.redone = at.redone;
    this.board = at.board;
    this.contracts = (at.boardTricks - at.board) / seats;
    const names = SETS[options.contractSet as string].split(' ').slice(0, this.contracts);
    this.kind = Int32Array.from(names, (name) => WORDS[name] ?? EXACT);
    this.tricks = Int32Array.from(names, (name) => Number(name.split('-')[1] ?? 0));
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const chosen = s[this.choice + seat];
    const contract = chosen > this.contracts ? s[this.redone + seat] : chosen;
    to.friends = 1 << seat;
    to.reach = left;
    to.role = contract >= this.contracts ? FREE : this.kind[contract];
    const own = s[TAKEN + seat];
    const a = s[TAKEN + ((seat + 1) % this.seats)];
    const b = s[TAKEN + ((seat + 2) % this.seats)];
    if (to.role === EXACT) to.need = this.tricks[contract] - own;
    else if (to.role === LEAST) to.need = Math.min(a, b) - own;
    else if (to.role === MOST) to.need = Math.max(a, b) + 1 - own;
    else if (to.role === MIDDLE) to.need = Math.round((a + b) / 2 + left / 3) - own;
    else to.need = left;
  }

  /** The points that stand in the box, for a redo. */
  override prospect(s: State, seat: number, contract: number, _eighths: number): number {
    if (contract >= this.contracts) return 0;
    const points = s[this.board + seat * this.contracts + contract];
    return points === NO_RESULT ? 0 : points < 0 ? 1 : Math.min(6, 1 + points);
  }
}
