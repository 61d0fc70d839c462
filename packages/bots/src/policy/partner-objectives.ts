/** The objectives of games in which the bidder finds a partner during the hand, or plays alone. */
import { bitOf, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { HOLD, laid, POINTS, slot, TRICK } from '@followsuit/engine/state';
import { COUNT_OF } from './bits.ts';
import type { Keys } from './keys.ts';
import { type ContractStatus, Objective } from './objective.ts';

const [BIDDER, PARTNER, AGAINST, UNSURE] = [0, 1, 2, 3];

/** Bishop and Baronet: so many point cards, with a partner who is found at the first trick or before. */
export class PointCardObjective extends Objective {
  override readonly roles = 4;
  override readonly scale: number;
  private readonly bid: number;
  private readonly bidder: number;
  private readonly partner: number;
  private readonly passed: number;
  /** By call (ways.ts: knights, bishops): the ranks that count. */
  private readonly blocks: readonly number[];

  constructor(rules: Rules) {
    super(rules);
    const { at } = rules;
    const { ranks } = rules.design.deck;
    this.blocks = ['KT', 'BF'].map((names) => [...names].reduce((mask, name) => mask | (1 << ranks.indexOf(name)), 0));
    this.bid = at.bid;
    this.bidder = at.bidder;
    this.partner = at.partner;
    this.passed = at.passed;
    this.scale = 10 / Math.floor(rules.design.deck.cards.length / rules.seats);
  }

  override look(s: State, seat: number, _left: number, to: ContractStatus): void {
    const bidder = s[this.bidder];
    const partner = s[this.partner];
    const team = (1 << bidder) | (partner >= 0 ? 1 << partner : 0);
    const unsure = partner < 0 && s[TRICK] === 0;
    to.role = seat === bidder ? BIDDER : seat === partner ? PARTNER : unsure ? UNSURE : AGAINST;
    to.own = to.role <= PARTNER;
    to.friends = to.own ? team : to.role === UNSURE ? 1 << seat : ((1 << this.seats) - 1) & ~team;
    to.rivals = to.own ? ((1 << this.seats) - 1) & ~team : team;
    let all = 0;
    for (let each = 0; each < this.seats; each++) all += s[POINTS + each];
    to.need = s[this.bid] - s[POINTS + bidder] - (partner >= 0 ? s[POINTS + partner] : 0);
    to.reach = 10 - all;
  }

  override highBid(s: State): number {
    return s[this.bid];
  }

  /** How many of the cards that would count the seat holds itself. */
  override prospect(s: State, seat: number, call: number, _eighths: number): number {
    let n = 0;
    for (let suit = 0; suit < SUITS; suit++) n += COUNT_OF[s[HOLD + seat * SUITS + suit] & this.blocks[call]];
    return Math.min(7, n);
  }

  override standing(s: State, _seat: number): number {
    const out = COUNT_OF[s[this.passed]];
    return (s[this.bidder] < 0 ? 0 : 4) + Math.min(3, out);
  }
}

/** Up and Down: halves of tricks; the leader has no partner until they share a trick. */
export class HalvesObjective extends Objective {
  override readonly hasExtra = true;
  override readonly roles = 4;
  override readonly lowHalf: number;
  private readonly bid: number;
  private readonly bidder: number;
  private readonly partner: number;
  private readonly red: number;
  private readonly passed: number;
  private readonly coins: boolean;
  private readonly keys: Keys;
  private readonly keyAt: number;
  /** The ranks from the Tar up. */
  private readonly letters: number;

  constructor(rules: Rules, keys: Keys, keyAt: number) {
    super(rules);
    const { at } = rules;
    this.bid = at.bid;
    this.bidder = at.bidder;
    this.partner = at.partner;
    this.red = at.red;
    this.passed = at.passed;
    this.coins = rules.options.scoring === 'coins';
    this.keys = keys;
    this.keyAt = keyAt;
    this.letters = -(1 << rules.design.deck.ranks.indexOf('T'));
    this.lowHalf = ~this.letters;
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const bidder = s[this.bidder];
    const partner = s[this.partner];
    const team = (1 << bidder) | (partner >= 0 ? 1 << partner : 0);
    const unsure = partner < 0 && s[this.red] === 0;
    to.role = seat === bidder ? BIDDER : seat === partner ? PARTNER : unsure ? UNSURE : AGAINST;
    to.own = to.role <= PARTNER;
    to.friends = to.own ? team : ((1 << this.seats) - 1) & ~team;
    to.rivals = to.own ? ((1 << this.seats) - 1) & ~team : team;
    let ours = 0;
    let theirs = 0;
    for (let each = 0; each < this.seats; each++)
      if ((team >> each) & 1) ours += s[POINTS + each];
      else theirs += s[POINTS + each];
    // Coins go to the larger half: half of what is left, made up for what is behind.
    to.need = this.coins ? ((theirs - ours + left * 1.5) / 2 + 0.5) | 0 : s[this.bid] - ours;
    to.reach = left * 2;
  }

  /** A lead of either half; a dead card; behind in its half; ahead in the high half, as the last or not; ahead in the low. */
  override extra(s: State, _seat: number, card: number, _unseen: Int32Array): number {
    const n = laid(s);
    const high = (bitOf(card) & this.letters) !== 0;
    if (n === 0) return high ? 1 : 2;
    const trump = this.keys.trump[s[this.keyAt]];
    const led = suitOf(s[slot(s, 0)]);
    const power = powerOf(card, led, trump);
    if (power === 0) return 3;
    for (let i = 0; i < n; i++) {
      const each = s[slot(s, i)];
      if (((bitOf(each) & this.letters) !== 0) === high && powerOf(each, led, trump) > power) return 4;
    }
    return high ? (n === this.seats - 1 ? 5 : 6) : 7;
  }

  override highBid(s: State): number {
    return s[this.bid];
  }

  override standing(s: State, _seat: number): number {
    return Math.min(7, COUNT_OF[s[this.passed]] + (s[this.bidder] < 0 ? 0 : 3));
  }
}

const powerOf = (card: number, led: number, trump: number): number =>
  suitOf(card) === trump ? 17 + (card & 15) : suitOf(card) === led ? 1 + (card & 15) : 0;
