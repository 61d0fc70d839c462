/**
 * Tournaments: every contestant takes every seat (or side) of the same deals in turn, with the same bot in all
 * other seats. Deals can be played on several cores and in several runs; the same seed gives the same deals.
 */
import { type Budget, utilityFor } from '@followsuit/bots';
import type { Rules } from '@followsuit/engine';
import { type Contest, dealSeed, type Nth, playDeals, rulesOf, type Stretch } from './contest.ts';
import { type Contestant, contestantOf } from './contestants.ts';
import { playContestHand, playWhole, startOf } from './hands.ts';

export interface Tournament extends Contest {
  /** The bot in all other seats. */
  readonly against: string;
  readonly play: 'hands' | 'games';
}

/** One deal: each contestant's result minus an even share, averaged over all its seats. */
export type DealResult = readonly number[];

/** Plays the deal with a number. */
export function playNth(nth: Nth<Tournament>): DealResult {
  const { against, bots, budget, play } = nth.contest;
  const rules = rulesOf(nth.contest);
  const others = find(against, rules, budget);
  const measured = bots.map((name) => find(name, rules, budget));
  return playDeal(rules, measured, others, play, dealSeed(nth));
}

/** Plays one deal with each of some contestants in every seat or side, against others. */
function playDeal(
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
    start === null ? playWhole(rules, seating, seed) : playContestHand(rules, start, seating, utility, seed);
  return measured.map((contestant) => {
    // In all seats at once it would get an even share: nothing to play.
    if (contestant.name === others.name) return 0;
    let sum = 0;
    for (const side of sides) {
      const out = got(Array.from({ length: rules.seats }, (_, seat) => (side.includes(seat) ? contestant : others)));
      sum += out[side[0]];
    }
    return (sum - 1) / sides.length;
  });
}

/** The even share of a side: what `DealResult` subtracts. */
export const parOf = (tournament: Tournament): number => 1 / rulesOf(tournament).design.sides.length;

function find(name: string, rules: Rules, budget: Budget): Contestant {
  const found = contestantOf(name, rules, budget);
  if (!found) throw new Error(`There is no bot ${name}.`);
  return found;
}

/**
 * Plays deals and passes on their results in order, until `take` returns false.
 *
 * @example await playTournament(tournament, { first: 0, last: 1000, jobs: 2 }, (result) => all.push(result) < 200);
 */
export const playTournament = (
  tournament: Tournament,
  stretch: Stretch,
  take: (result: DealResult) => boolean,
): Promise<void> => playDeals(tournament, playNth, stretch, take);
