/** What bots know of the games with thieves. */
import { BELOW, BidObjective, COUNT_OF, type ContractStatus, type Keys } from '@followsuit/bots';
import { isTricks, NONE, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { KEY, laid, slot } from '@followsuit/engine/state';

/** The seat that played the lowest thief of a trick keeps it, and it may count towards the bid. */
export class ThiefObjective extends BidObjective {
  override readonly hasExtra = true;
  private readonly kept: number;
  private readonly keys: Keys;
  /** By key: the thief suit, or `NONE`. */
  private readonly thief: Uint8Array;
  private readonly countsThieves: boolean;

  constructor(rules: Rules, keys: Keys) {
    super(rules, { scale: rules.options.bidIn === 'points' ? 1.5 : 1 });
    this.kept = rules.at.kept;
    this.keys = keys;
    this.thief = thiefSuits(rules);
    this.countsThieves = rules.options.bidIn === 'points';
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    super.look(s, seat, left, to);
    if (this.countsThieves) to.reach = left * 2;
  }

  protected override counted(s: State, seat: number, zero: boolean): number {
    let n = super.counted(s, seat, zero);
    if (!this.countsThieves) return n;
    const suit = this.thief[s[KEY]];
    if (suit !== NONE) n += COUNT_OF[s[this.kept + seat * SUITS + suit]];
    return n;
  }

  /**
   * A thief: a lower one is in the trick, and it is itself low or not; it makes the thief suit (few or many lower ones unseen);
   * it would be kept for now, certainly, probably or hardly; it takes another seat's thief. Or a low card that might have become
   * a thief.
   */
  override extra(s: State, _seat: number, card: number, unseen: Int32Array): number {
    const { keys, thief } = this;
    const now = s[KEY];
    const n = laid(s);
    const led = n === 0 ? NONE : suitOf(s[slot(s, 0)]);
    const after = keys.after[(((now << 3) | led) << 7) | card];
    const suit = suitOf(card);
    const lower = COUNT_OF[unseen[suit] & BELOW[card & 15]];
    if (suit !== thief[after]) return thief[after] === NONE && suit !== keys.trump[after] && lower < 2 ? 9 : 0;
    if (thief[now] === NONE) return lower < 2 ? 2 : 3;
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

function thiefSuits({ design, tricks }: Rules): Uint8Array {
  const phase = design.phases[tricks];
  if (!isTricks(phase)) return new Uint8Array(0);
  const suits = Array.from({ length: phase.key.size }, (_, k) => phase.key.unpack(k) as Record<string, number>);
  return Uint8Array.from(suits, ({ thief = NONE }) => thief);
}
