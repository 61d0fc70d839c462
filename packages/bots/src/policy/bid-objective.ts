/** The objective of games in which one bid is played: by its bidder (and perhaps a partner opposite) against all others. */
import { type Rules, type State, suitOf } from '@followsuit/engine';
import { OPEN, POINTS, TAKEN } from '@followsuit/engine/state';
import { type ContractStatus, Objective } from './objective.ts';

const [BIDDERS, OTHERS, ZERO_BIDDERS, ZERO_OTHERS] = [0, 1, 2, 3];
/** A call that is not a number: see the games' parts/bidding.ts. */
const PASS = -2;
const SILENT = -4;

/** How games with one bid differ. */
export interface BidGame {
  /** Whether a seat may bid to take nothing. */
  readonly zeroBids?: boolean;
  /** 1 if captured cards count in addition to the tricks, −1 if they spoil them. */
  readonly points?: number;
  /** The average value of a trick, in the unit of the bid. */
  readonly scale?: number;
}

/** A number (or zero) bid in one round of bidding. */
export class BidObjective extends Objective {
  override readonly roles: number;
  override readonly scale: number;
  protected readonly call: number;
  protected readonly bidder: number;
  private readonly points: number;

  constructor(rules: Rules, { zeroBids = false, points = 0, scale = 1 }: BidGame) {
    super(rules);
    this.roles = zeroBids ? 4 : 2;
    this.call = rules.at.call;
    this.bidder = rules.at.bidder;
    this.points = points;
    this.scale = scale;
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const bidder = s[this.bidder];
    const bid = s[this.call + bidder];
    const side = this.sideOf[bidder];
    const zero = bid <= 0;
    to.friends = this.sideOf[seat];
    to.own = ((side >> seat) & 1) === 1;
    to.rivals = to.own ? 0 : side;
    to.role = to.own ? (zero ? ZERO_BIDDERS : BIDDERS) : zero ? ZERO_OTHERS : OTHERS;
    let has = 0;
    for (let rest = side; rest !== 0; rest &= rest - 1) has += this.counted(s, 31 - Math.clz32(rest & -rest), zero);
    to.need = (zero ? 0 : bid) - has;
    to.reach = left * (this.points > 0 ? 3 : 1);
  }

  /** A seat's progress towards the bid. */
  protected counted(s: State, seat: number, zero: boolean): number {
    return s[TAKEN + seat] + (zero ? 0 : this.points * s[POINTS + seat]);
  }

  override highBid(s: State): number {
    return s[this.bidder] < 0 ? 0 : Math.max(0, s[this.call + s[this.bidder]]);
  }

  /** Whether there is a bid, whose it is, and whether the partner has spoken. */
  override standing(s: State, seat: number): number {
    const bidder = s[this.bidder];
    const partner = this.sideOf[seat] & ~(1 << seat);
    const said = partner === 0 ? SILENT : s[this.call + (31 - Math.clz32(partner))];
    const spoke = said === SILENT ? 0 : said === PASS ? 1 : 2;
    const held = bidder < 0 ? 0 : 1;
    return held * 3 + spoke;
  }

  override offer(s: State): number {
    return s[OPEN] < 0 ? -1 : suitOf(s[OPEN]);
  }
}
