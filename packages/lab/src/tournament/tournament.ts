/**
 * Tournaments: every contestant takes every seat (or side) of the same deals in turn, with the same bot in all
 * other seats. Deals can be played on several cores and in several runs; the same seed gives the same deals.
 */
import { utilityFor } from '@followsuit/bots';
import { Forfeit, type IncidentsByBot, takeIncidents } from '@followsuit/outside-bots';
import { type Contest, dealSeed, type Nth, playDeals, rulesOf, type Stretch } from './contest.ts';
import { anyContestant } from './contestants.ts';
import { playContestHand, playWhole, startOf } from './hands.ts';

export interface Tournament extends Contest {
  /** The bot in all other seats. */
  readonly against: string;
  readonly play: 'hands' | 'games';
}

/** One deal: each contestant's result minus an even share, averaged over all its seats. */
export type DealResult = readonly number[];

/** A deal that was played, and what went wrong with outside bots. */
export interface PlayedDeal {
  readonly result: DealResult;
  readonly incidents: IncidentsByBot;
}

/** Plays the deal with a number. */
export async function playNth(nth: Nth<Tournament>): Promise<PlayedDeal> {
  const result: number[] = [];
  for (const bot of nth.contest.bots) result.push(await gainOf(bot, nth));
  return { result, incidents: takeIncidents() };
}

/** What a bot gains in every seat (or side) of a deal, with the bot that it is measured against in all others. */
export async function gainOf(bot: string, nth: Nth<Tournament>): Promise<number> {
  const { against, budget, play } = nth.contest;
  // In all seats at once it would get an even share: nothing to play.
  if (bot === against) return 0;
  const rules = rulesOf(nth.contest);
  const seed = dealSeed(nth);
  const { sides } = rules.design;
  const start = play === 'hands' ? startOf(rules, seed) : null;
  const [one, others] = [bot, against].map((name) => anyContestant(name, rules, budget, nth.outside));
  let sum = 0;
  for (const side of sides) {
    for (const each of [one, others]) each.begin?.();
    const seating = Array.from({ length: rules.seats }, (_, seat) => (side.includes(seat) ? one : others));
    const played = start
      ? playContestHand(rules, start, seating, utilityFor(rules), seed)
      : playWhole(rules, seating, seed);
    sum += await played.then(
      (out) => out[side[0]],
      (error) => shareIfForfeited(error, bot),
    );
    for (const each of [one, others]) each.over?.();
  }
  return (sum - 1) / sides.length;
}

/** Who forfeits a game loses it, and who stays wins. */
function shareIfForfeited(error: unknown, bot: string): number {
  if (error instanceof Forfeit) return error.bot === bot ? 0 : 1;
  throw error;
}

/** The even share of a side: what `DealResult` subtracts. */
export const parOf = (tournament: Tournament): number => 1 / rulesOf(tournament).design.sides.length;

/**
 * Plays deals and passes on their results in order, until `take` returns false.
 *
 * @example await playTournament(tournament, { first: 0, last: 1000, jobs: 2 }, (result) => all.push(result) < 200);
 */
export const playTournament = (
  tournament: Tournament,
  stretch: Stretch,
  take: (result: DealResult, incidents: IncidentsByBot) => boolean,
): Promise<void> =>
  playDeals('tournament', tournament, playNth, stretch, ({ result, incidents }) => take(result, incidents));
