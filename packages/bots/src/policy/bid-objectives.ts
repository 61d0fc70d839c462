/** The objectives of games in which one bid is played: by its bidder (and perhaps a partner opposite) against all others. */
import { NONE, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { laid, OPEN, POINTS, slot, TAKEN } from '@followsuit/engine/state';
import { BELOW, COUNT_OF } from './bits.ts';
import type { Keys } from './keys.ts';
import { type ContractStatus, Objective } from './objective.ts';

const [BIDDERS, OTHERS, ZERO_BIDDERS, ZERO_OTHERS] = [0, 1, 2, 3];
/** What a seat said, where it was not a number: see the games' parts/bidding.ts. */
const PASS = -2;
const SILENT = -4;

/** Coralon, Coralon Partners, Chevalier, Ducks and Geese: a number (or zero) said in one round of bidding. */
export class BidObjective extends Objective {
  override readonly roles: number;
  override readonly scale: number;
  protected readonly call: number;
  protected readonly bidder: number;
  /** 1 where captured cards count beside the tricks, −1 where they spoil them. */
  private readonly points: number;

  constructor(rules: Rules, points: number, scale: number) {
    super(rules);
    this.roles = rules.options.zeroBids === undefined ? 2 : 4;
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

  /** What a seat has towards the bid. */
  protected counted(s: State, seat: number, zero: boolean): number {
    return s[TAKEN + seat] + (zero ? 0 : this.points * s[POINTS + seat]);
  }

  override highBid(s: State): number {
    return s[this.bidder] < 0 ? 0 : Math.max(0, s[this.call + s[this.bidder]]);
  }

  /** Whether there is a bid, whose, and whether the partner has spoken. */
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

/** Thief and Thieves: the lowest thief of a trick is kept by whoever played it, and may count towards the bid. */
export class ThiefObjective extends BidObjective {
  override readonly hasExtra = true;
  private readonly kept: number;
  private readonly keys: Keys;
  private readonly keyAt: number;
  private readonly countsThieves: boolean;

  constructor(rules: Rules, keys: Keys, keyAt: number) {
    super(rules, 0, rules.options.bidIn === 'points' ? 1.5 : 1);
    this.kept = rules.at.kept;
    this.keys = keys;
    this.keyAt = keyAt;
    this.countsThieves = rules.options.bidIn === 'points';
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    super.look(s, seat, left, to);
    if (this.countsThieves) to.reach = left * 2;
  }

  protected override counted(s: State, seat: number, zero: boolean): number {
    let n = super.counted(s, seat, zero);
    if (!this.countsThieves) return n;
    const thief = this.keys.thief[s[this.keyAt]];
    if (thief !== NONE) n += COUNT_OF[s[this.kept + seat * SUITS + thief]];
    return n;
  }

  /**
   * A thief: a lower one lies there, and it is a low one itself or not; it makes the thief suit (few or many lower ones unseen);
   * it would be kept for now, for certain, probably or hardly; it robs another of theirs. Or a low card that might have become
   * a thief.
   */
  override extra(s: State, _seat: number, card: number, unseen: Int32Array): number {
    const { keys } = this;
    const now = s[this.keyAt];
    const n = laid(s);
    const led = n === 0 ? NONE : suitOf(s[slot(s, 0)]);
    const after = keys.after[(((now << 3) | led) << 7) | card];
    const suit = suitOf(card);
    const lower = COUNT_OF[unseen[suit] & BELOW[card & 15]];
    if (suit !== keys.thief[after])
      return keys.thief[after] === NONE && suit !== keys.trump[after] && lower < 2 ? 9 : 0;
    if (keys.thief[now] === NONE) return lower < 2 ? 2 : 3;
    let robs = false;
    for (let i = 0; i < n; i++) {
      const each = s[slot(s, i)];
      if (suitOf(each) !== suit) continue;
      if (each < card) return lower < 2 ? 1 : 8;
      robs = true;
    }
    if (lower === 0) return 4;
    return robs ? 7 : lower < 3 ? 5 : 6;
  }
}
