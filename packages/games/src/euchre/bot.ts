/** What bots know of Euchre. */
import { type BotKnowledge, type ContractStatus, Objective } from '@followsuit/bots';
import { DEALER, isTricks, NONE, type Rules, type State, settingsOf, suitOf, TURN } from '@followsuit/engine';
import { KEY, OPEN, TAKEN } from '@followsuit/engine/state';
import policy from './policy.json' with { type: 'json' };
import value from './value.json' with { type: 'json' };

const [MAKERS, DEFENDERS, MAKER_ALONE, AGAINST_ONE] = [0, 1, 2, 3];
const ALL = 5;

/** The tricks that the side which made trump needs, three by the rulebook; once it has them, all five. */
class EuchreObjective extends Objective {
  override readonly roles = 4;
  private readonly maker: number;
  private readonly alone: number;
  private readonly needed: number;

  constructor(rules: Rules) {
    super(rules);
    this.maker = rules.at.maker;
    this.alone = rules.at.alone;
    this.needed = Number(settingsOf(rules.game, rules.seats, rules.options).needed);
  }

  override look(s: State, seat: number, left: number, to: ContractStatus): void {
    const maker = s[this.maker];
    const makers = this.sideOf[maker];
    let taken = 0;
    for (let each = 0; each < this.seats; each++) if ((makers >> each) & 1) taken += s[TAKEN + each];
    const needed = s[this.alone] || taken >= this.needed ? ALL : this.needed;
    to.own = ((makers >> seat) & 1) === 1;
    to.role = s[this.alone] ? (to.own ? MAKER_ALONE : AGAINST_ONE) : to.own ? MAKERS : DEFENDERS;
    to.friends = this.sideOf[seat];
    to.rivals = to.own ? 0 : makers;
    to.need = needed - taken;
    to.reach = left;
  }

  /** Who would pick the open card up: the seat itself, its partner, an opponent. */
  override standing(s: State, seat: number): number {
    return seat === s[DEALER] ? 0 : (this.sideOf[seat] >> s[DEALER]) & 1 ? 1 : 2;
  }

  override offer(s: State): number {
    return suitOf(s[OPEN]);
  }
}

const knowledge: BotKnowledge = {
  policy,
  value,
  objective: (rules) => new EuchreObjective(rules),
  sampling: {
    // The dealer put a card away after trump was made.
    rewinds({ design, tricks }, s) {
      const phase = design.phases[tricks];
      const trump = isTricks(phase) ? phase.key.get(s, 'trump') : NONE;
      if (!isTricks(phase)) return;
      s[KEY] = phase.key.start;
      phase.key.set(s, 'trump', trump);
      s[TURN] = s[DEALER];
    },
  },
};
export default knowledge;
