/**
 * Tournaments: every contestant takes every seat (or side) of the same deals in turn, with one and the same bot in all
 * other seats. Deals can be played on several cores and in several sittings; the same seed gives the same deals.
 */
import { fileURLToPath } from 'node:url';
import { type Budget, utilityFor } from '@followsuit/bots';
import { type Options, Rules } from '@followsuit/engine';
import { trickGames } from '@followsuit/games';
import { Tinypool } from 'tinypool';
import { type Contestant, contestantOf } from './contestants.ts';
import { playHand, playWhole, startOf } from './hands.ts';

export interface Tournament {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** Who is measured. */
  readonly bots: readonly string[];
  /** Who sits in all other seats. */
  readonly against: string;
  /** Single hands from the middle of games, or whole games. */
  readonly play: 'hands' | 'games';
  readonly budget: Budget;
  readonly seed: string;
}

/** One deal: what each contestant got, less what would be even, on average over all its seats. */
export type DealResult = readonly number[];

/** Some deals of a tournament, from `first` up to, not including, `last`. */
export interface Stretch {
  readonly tournament: Tournament;
  readonly first: number;
  readonly last: number;
}

/** Plays some deals. */
export function playStretch({ tournament, first, last }: Stretch): DealResult[] {
  const rules = rulesOf(tournament);
  const others = find(tournament.against, rules, tournament.budget);
  const measured = tournament.bots.map((name) => find(name, rules, tournament.budget));
  const results: DealResult[] = [];
  for (let i = first; i < last; i++)
    results.push(playDeal(rules, measured, others, tournament.play, `${tournament.seed}:${i + 1}`));
  return results;
}

/** Plays one deal with each of some contestants in every seat or side, against others. */
export function playDeal(
  rules: Rules,
  measured: readonly Contestant[],
  others: Contestant,
  play: 'hands' | 'games',
  seed: string,
): DealResult {
  const { sides } = rules.design;
  const utility = utilityFor(rules);
  const start = play === 'hands' ? startOf(rules, seed) : null;
  const got = (seating: readonly Contestant[]): Float64Array =>
    start === null ? playWhole(rules, seating, seed) : playHand(rules, start, seating, utility, seed);
  return measured.map((contestant) => {
    // In all seats at once it would get what is even: nothing to play.
    if (contestant.name === others.name) return 0;
    let sum = 0;
    for (const side of sides) {
      const out = got(Array.from({ length: rules.seats }, (_, seat) => (side.includes(seat) ? contestant : others)));
      sum += out[side[0]];
    }
    return (sum - 1) / sides.length;
  });
}

/** The part of a side that is even with all others: what `DealResult` leaves out. */
export const parOf = (tournament: Tournament): number => 1 / rulesOf(tournament).design.sides.length;

/** The game set up last: bots keep what they have prepared for it. */
let lastRules: { readonly name: string; readonly rules: Rules } | null = null;

function rulesOf({ game: id, players, options }: Tournament): Rules {
  const name = JSON.stringify([id, players, options]);
  if (lastRules?.name === name) return lastRules.rules;
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`There is no game of tricks ${id}.`);
  const rules = new Rules(game, players, options);
  lastRules = { name, rules };
  return rules;
}

function find(name: string, rules: Rules, budget: Budget): Contestant {
  const found = contestantOf(name, rules, budget);
  if (!found) throw new Error(`There is no bot ${name}.`);
  return found;
}

/**
 * Plays deals `first` to `last` and hands their results out in order, until `take` says that it is enough or the signal is
 * aborted.
 *
 * @example await playTournament(tournament, 0, 1000, 2, (results) => all.push(...results) < 200);
 */
export async function playTournament(
  tournament: Tournament,
  first: number,
  last: number,
  jobs: number,
  take: (results: readonly DealResult[]) => boolean | Promise<boolean>,
  signal?: AbortSignal,
): Promise<void> {
  if (jobs <= 1) {
    for (let i = first; i < last && !signal?.aborted; i++) {
      if (!(await take(playStretch({ tournament, first: i, last: i + 1 })))) return;
      await new Promise((resolve) => setImmediate(resolve)); // lets an interrupt in
    }
    return;
  }
  // The build's worker, also when this runs from the sources: a worker thread cannot read TypeScript.
  const filename = fileURLToPath(new URL('../../dist/tournament/worker.js', import.meta.url));
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: jobs });
  try {
    const running: Promise<DealResult[]>[] = [];
    let next = first;
    while (running.length > 0 || next < last) {
      while (!signal?.aborted && next < last && running.length < jobs * 2) {
        running.push(pool.run({ tournament, first: next, last: next + 1 }) as Promise<DealResult[]>);
        next++;
      }
      const due = running.shift();
      if (!due || !(await take(await due))) return;
    }
  } finally {
    await pool.destroy();
  }
}
