/** What bots know of Up and Down. */
import {
  type BotKnowledge,
  COUNT_OF,
  type ContractStatus,
  type Keys,
  Objective,
  odds,
  outcomeByScore,
  type TrickOdds,
} from '@followsuit/bots';
import { bitOf, type Rules, type State, suitOf } from '@followsuit/engine';
import { KEY, laid, POINTS, slot } from '@followsuit/engine/state';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const [BIDDER, PARTNER, AGAINST, UNSURE] = [0, 1, 2, 3];

/** Halves of tricks; the leader has no partner until they share a trick. */
class HalvesObjective extends Objective {
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
  /** The ranks from the Tar up. */
  private readonly letters: number;

  constructor(rules: Rules, keys: Keys) {
    super(rules);
    const { at } = rules;
    this.bid = at.bid;
    this.bidder = at.bidder;
    this.partner = at.partner;
    this.red = at.red;
    this.passed = at.passed;
    this.coins = rules.options.scoring === 'coins';
    this.keys = keys;
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
    // Coins go to the larger half: half of what is left, corrected for the current deficit.
    to.need = this.coins ? ((theirs - ours + left * 1.5) / 2 + 0.5) | 0 : s[this.bid] - ours;
    to.reach = left * 2;
  }

  /** A lead of either half; a dead card; behind in its half; ahead in the high half, as the last or not; ahead in the low. */
  override extra(s: State, _seat: number, card: number, _unseen: Int32Array): number {
    const n = laid(s);
    const high = (bitOf(card) & this.letters) !== 0;
    if (n === 0) return high ? 1 : 2;
    const trump = this.keys.trump[s[KEY]];
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

/** For the low half, then for the high one. */
const trickOdds: TrickOdds = {
  suits: [
    odds(-1.2, -2.12, -0.08, 0.01, { unseen: 0.21, left: 0.14, ownTrumps: 0.1, unseenTrumps: -0.11 }),
    odds(4.81, -2.36, 1.61, 0.95, { unseen: -0.05, left: -0.24 }),
    odds(-1, -2.07, 0.02, -0.18, { unseen: 0.23, left: 0.1, ownTrumps: 0.04, unseenTrumps: -0.09 }),
    odds(4.3, -3, 1.07, 0.61, { unseen: -0.05, left: -0.08 }),
  ],
};

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules, keys) => new HalvesObjective(rules, keys),
  trickOdds: () => trickOdds,
  bidOutcome: (rules) => (rules.options.scoring === 'coins' ? null : outcomeByScore(rules)),
  bidCalibration: () => ({ slope: 0.64, shift: 0.5 }),
  fitting: { companions: ['scoring', 'opponents'], idle: ['opponents'] },
};
export default knowledge;
