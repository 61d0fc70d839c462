/** Checks what reviews promise, over many hands between bots. docs/review.md has the figures. */
import { botOf, referenceFor, sampleWorld, showsTricks } from '@followsuit/bots';
import {
  filled,
  type Game,
  type Line,
  Match,
  type Play,
  Random,
  seatsIn,
  usualPlayers,
  type View,
} from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import {
  type Account,
  applyMoment,
  type Depth,
  type FinishedGame,
  ledgerOf,
  luckOf,
  type MomentReview,
  momentsOf,
  Reviewer,
} from '@followsuit/review';
import { policyPlayer } from '../puzzles/first-hands.ts';
import { variance } from '../tournament/statistics.ts';

/** The standard setup of a game. */
export function standardRules(game: Game): Play {
  const players = usualPlayers(game);
  return rulesFor(game.id, players, filled(game, players, {}));
}

/** Players that choose as the policy does, by its chances. */
export const POLICY = 'policy';

/** How the bots of one kind choose. */
function chooserOf(rules: Play, bot: string): (view: View<Play>, random: Random) => number {
  if (bot === POLICY) return policyPlayer(rules);
  const chosen = botOf(bot, rules.game);
  if (!chosen) throw new Error(`There is no bot ${bot}.`);
  return (view, random) => chosen.choose(view, random, { simulations: SIMULATIONS });
}

/** The first hands of a game between bots of one kind; a solitaire is played to its end. */
export function hands(rules: Play, bot: string, seed: string, count: number): FinishedGame {
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const choose = chooserOf(rules, bot);
  const luck = Array.from({ length: rules.seats }, (_, seat) => new Random(`${seed}/bot/${seat}`));
  const order = new Random(`${seed}/order`);
  match.start(
    luck.map((_, seat) => `${bot} ${seat}`),
    seed,
  );
  while (!match.over && (rules.seats === 1 || match.due === null || rules.rounds(match.state) < count)) {
    if (match.due !== null) {
      match.draw(seed);
      continue;
    }
    const seats = seatsIn(rules.actors(match.state));
    const seat = seats[rules.inTheOpen(match.state) ? order.below(seats.length) : 0];
    match.move(seat, choose(rules.view(match.state, seat), luck[seat]));
  }
  return { rules, names: lines[0].seats as string[], lines, moments: momentsOf(lines) };
}

/** Simulations of the bots that search. */
const SIMULATIONS = 300;

/** What the decisions of one kind of bot lost, hand by hand. */
export class ErrorSample {
  decisions = 0;
  /** Decisions graded inaccuracy or worse. */
  graded = 0;
  private readonly hands: { readonly decisions: number; readonly lost: number }[] = [];

  /** Adds the decisions of one hand. */
  add(reviewed: readonly MomentReview[]): void {
    const verdicts = reviewed.flatMap(({ verdict }) => verdict ?? []);
    const errors = verdicts.filter(({ grade }) => grade !== 'good');
    this.decisions += verdicts.length;
    this.graded += errors.length;
    this.hands.push({ decisions: verdicts.length, lost: errors.reduce((sum, { loss }) => sum + loss, 0) });
  }

  /** What errors lost per decision, and the standard error of that: hands are independent, decisions of a hand are not. */
  get rate(): { mean: number; error: number } {
    const mean = this.hands.reduce((sum, { lost }) => sum + lost, 0) / this.decisions;
    const squares = this.hands.reduce((sum, { decisions, lost }) => sum + (lost - mean * decisions) ** 2, 0);
    const n = this.hands.length;
    return { mean, error: Math.sqrt((squares * n) / (n - 1)) / this.decisions };
  }
}

/** Results of hands, and what is left of them without luck. */
export class LuckSample {
  private readonly luck: number[][] = [];
  private readonly results: number[] = [];
  private readonly corrected: number[] = [];

  /** Adds the accounts of one hand, by seat. */
  add(accounts: readonly Account[]): void {
    for (const [seat, account] of accounts.entries()) {
      const change = account.result - account.prior;
      this.luck[seat] ??= [];
      this.luck[seat].push(luckOf(account));
      this.results.push(change);
      this.corrected.push(change - luckOf(account));
    }
  }

  get hands(): number {
    return this.luck[0]?.length ?? 0;
  }

  /** By seat: the mean luck, and its standard error. */
  get means(): { mean: number; error: number }[] {
    return this.luck.map((list) => ({
      mean: list.reduce((sum, x) => sum + x, 0) / list.length,
      error: Math.sqrt(variance(list) / list.length),
    }));
  }

  /** How many times the variance is that of the results without luck. */
  get ratio(): number {
    return variance(this.results) / variance(this.corrected);
  }
}

/** Reviews all moments of a game. */
export function reviewAll(
  game: FinishedGame,
  depth: Depth | 'quick' | 'full',
  seed: string,
): [Reviewer, MomentReview[]] {
  const reviewer = new Reviewer(game, { depth, seed });
  return [reviewer, [...reviewer.run(0, game.moments.length)]];
}

/** The accounts of each finished hand. */
export function accountsOf(
  game: FinishedGame,
  [reviewer, reviewed]: [Reviewer, MomentReview[]],
): readonly (readonly Account[])[] {
  return ledgerOf(game, reviewer.prior(), reviewed, 'chance').hands;
}

/** How many of the decisions of a game have another verdict after everything hidden from their movers was redealt. */
export function redealt(
  game: FinishedGame,
  depth: Depth,
  seed: string,
  random: Random,
): { decisions: number; differ: number; values: number } {
  const found = { decisions: 0, differ: 0, values: 0 };
  const { rules, moments } = game;
  const reference = referenceFor(rules);
  const s = rules.start();
  for (const [i, moment] of moments.entries()) {
    const view = moment.seat < 0 ? null : rules.view(s, moment.seat);
    if (view !== null && showsTricks(view) && reference !== null) {
      const reviewer = new Reviewer(game, { depth, seed });
      const verdict = JSON.stringify(reviewer.verdictOn(i, s));
      if (verdict !== 'null') {
        const other = sampleWorld(view, random);
        found.decisions++;
        if (JSON.stringify(reviewer.verdictOn(i, other)) !== verdict) found.differ++;
        if (JSON.stringify(reviewer.valueAt(i, s)) !== JSON.stringify(reviewer.valueAt(i, other))) found.values++;
      }
    }
    applyMoment(game, moment, s);
  }
  return found;
}
