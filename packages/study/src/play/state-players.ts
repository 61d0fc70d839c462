/** Who plays a study: bots that answer a state directly, without the copy that a view is. */
import { type Bot, type Budget, botOf, hasPolicy, type Policy, policyFor } from '@followsuit/bots';
import { type Game, type Random, type Rules, type State, viewOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';

/** Chooses a move for a seat; what it may read is its own affair. */
export interface StatePlayer {
  readonly name: string;
  choose(s: State, seat: number, random: Random): number;
}

/** A bot of the tables: it sees the seat's view. @example playerOfBot(rules, simple) */
export const playerOfBot = (rules: Rules, bot: Bot, budget?: Budget): StatePlayer => ({
  name: bot.name,
  choose: (s, seat, random) => bot.choose(viewOf(rules, s, seat), random, budget),
});

/** Weighs the moves of a seat by a policy, which reads only open fields and the seat's own cards. */
class Weighing {
  readonly moves: Int32Array;
  readonly chances: Float64Array;
  private readonly rules: Rules;
  private readonly policy: Policy;

  constructor(rules: Rules, policy: Policy) {
    this.rules = rules;
    this.policy = policy;
    this.moves = new Int32Array(rules.maxMoves);
    this.chances = new Float64Array(rules.maxMoves);
  }

  /** Fills `moves` and `chances`; returns how many there are. */
  weigh(s: State, seat: number): number {
    const n = this.rules.moves(s, seat, this.moves);
    this.policy.weigh(s, seat, this.moves, n, this.chances);
    return n;
  }
}

/** The phases in which a seat may look at its cards, or bid before it does: bots decide there with more than the policy. */
function phasesWithBlindBids({ design }: Rules): ReadonlySet<number> {
  const isBlind = (phase: Rules['design']['phases'][number]): boolean =>
    'ways' in phase && phase.ways.some((way) => way.do === 'look' || way.args.some(({ name }) => name === 'blind'));
  return new Set(design.phases.flatMap((phase, i) => (isBlind(phase) ? [i] : [])));
}

/** Plays the likeliest move of a policy, as the bot `simple` does, several times as fast. */
function likeliestMove(rules: Rules, policy: Policy, simple: Bot): StatePlayer {
  const weighing = new Weighing(rules, policy);
  const { moves, chances } = weighing;
  const blind = phasesWithBlindBids(rules);
  return {
    name: simple.name,
    choose(s, seat, random) {
      if (blind.has(s[PHASE])) return simple.choose(viewOf(rules, s, seat), random);
      const n = weighing.weigh(s, seat);
      let best = 0;
      for (let i = 1; i < n; i++) if (chances[i] > chances[best]) best = i;
      return moves[best];
    },
  };
}

/** Draws each move from the policy's chances: the same deal is played differently every time. */
export function samplingPlayer(rules: Rules): StatePlayer {
  const weighing = new Weighing(rules, policyFor(rules));
  const { moves, chances } = weighing;
  return {
    name: 'sampled',
    choose(s, seat, random) {
      const n = weighing.weigh(s, seat);
      let left = random.next() / 0x1_0000_0000;
      let i = 0;
      while (i < n - 1 && left >= chances[i]) left -= chances[i++];
      return moves[i];
    },
  };
}

/** Simulations in a millisecond: about as many as `expert` reaches after its first choices. */
const SIMULATIONS_PER_MS = 4;

/** The budget of a level in a study: bots that think by the clock would give other numbers every time. */
export function steadyBudget(level: string, game: Game): Budget | undefined {
  const ms = botOf(level, game)?.ms;
  return ms === undefined ? undefined : { simulations: SIMULATIONS_PER_MS * ms };
}

/** The player of a level. @example playerOfLevel(rules, 'simple').choose(s, seat, random) */
export function playerOfLevel(
  rules: Rules,
  level: string,
  budget: Budget | undefined = steadyBudget(level, rules.game),
): StatePlayer {
  const bot = botOf(level, rules.game);
  if (!bot) throw new Error(`There is no bot ${level}.`);
  return level === 'simple' && hasPolicy(rules)
    ? likeliestMove(rules, policyFor(rules), bot)
    : playerOfBot(rules, bot, budget);
}
