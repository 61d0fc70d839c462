/** What the seats of Speed Run play for: each has a contract of its own, which the others do not know. */
import { type ContractStatus, Objective } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';
import { TAKEN } from '@followsuit/engine/state';

const [EXACT, LEAST, MOST, MIDDLE, FREE] = [0, 1, 2, 3, 4];
const NO_RESULT = 99;
const SETS: Readonly<Record<string, string>> = {
  listed: 'win-0 win-1 win-4 win-5 win-7 win-9 least middle most',
  mixed: 'win-0 win-4 win-7 least most win-1 middle win-5 win-9',
};
const WORDS: Readonly<Record<string, number>> = { least: LEAST, most: MOST, middle: MIDDLE };

export class SecretObjective extends Objective {
  override readonly roles = 5;
  private readonly choice: number;
  private readonly redone: number;
  private readonly board: number;
  private readonly contracts: number;
  /** By contract: its role, and the number of tricks if that is fixed. */
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

  /** The points in the box, for a redo. */
  override prospect(s: State, seat: number, contract: number, _eighths: number): number {
    if (contract >= this.contracts) return 0;
    const points = s[this.board + seat * this.contracts + contract];
    return points === NO_RESULT ? 0 : points < 0 ? 1 : Math.min(6, 1 + points);
  }
}
