/** What seats play for where everybody bids tricks: partners' bids are added, and nils are separate. */
import { type BidOutcome, type ContractStatus, Objective, sidesOf } from '@followsuit/bots';
import type { Rules, State } from '@followsuit/engine';
import { COUNT, TAKEN } from '@followsuit/engine/state';

const [BIDS, NIL] = [0, 1];

export class OwnBidsObjective extends Objective {
  override readonly roles = 2;
  override readonly stakes: string;
  private readonly bid: number;

  /** `stakes`: a suffix for the names of choices, by what a missed bid costs. */
  constructor(rules: Rules, stakes = '') {
    super(rules);
    this.stakes = stakes;
    this.bid = rules.at.bid;
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

  /** Whether a seat has bid nil and has no trick so far: a partner should take the tricks that it is about to take. */
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

  /** How many tricks the bids so far leave to each seat that has not bid, compared with a fair share. */
  override standing(s: State, seat: number): number {
    const hand = s[COUNT + seat];
    let free = hand;
    let silent = 0;
    for (let each = 0; each < this.seats; each++)
      if (s[this.bid + each] >= 0) free -= s[this.bid + each];
      else silent++;
    const over = free / silent - hand / this.seats;
    return over < -1.5 ? 0 : over < -0.5 ? 1 : over < 0.5 ? 2 : over < 1.5 ? 3 : 4;
  }
}

/** Whether a seat made its bid: partners make theirs together, and a bid of nothing is made alone. */
export function ownBidOutcome(rules: Rules): BidOutcome {
  const { bid } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => {
    if (s[bid + seat] < 0) return -1;
    if (s[bid + seat] === 0) return s[TAKEN + seat] === 0 ? 1 : 0;
    let due = 0;
    let taken = 0;
    for (let each = 0; each < sides.length; each++) {
      if (sides[each] !== sides[seat] || s[bid + each] <= 0) continue;
      due += s[bid + each];
      taken += s[TAKEN + each];
    }
    return taken >= due ? 1 : 0;
  };
}
