/** Deals that all contestants play: from the middle of a game, or whole games. */
import { randomScores, type Utility } from '@followsuit/bots';
import { type Deal, dealFrom, dealFromSeed, Random, type Rules, type State, seatsIn } from '@followsuit/engine';
import { HAND, OVER, PHASE, WINNERS } from '@followsuit/engine/state';
import type { ChosenMove } from '../play.ts';
import type { Contestant } from './contestants.ts';

/** Hands after which a game counts as a draw. */
const HANDS_LIMIT = 200;

/** A position before a deal, and the deal. */
export interface Start {
  readonly before: State;
  readonly deal: Deal;
}

/**
 * A hand from the middle of a game: simple players play a game, and one of its hands, chosen uniformly, is redealt.
 *
 * @example startOf(rules, 'tuning:17')
 */
export function startOf(rules: Rules, seed: string): Start {
  const random = new Random(`${seed}/start`);
  const before = randomScores(rules, random);
  return { before, deal: dealFrom(rules, before, random) };
}

/** The random numbers of each seat and of the order of acts: the same for every contestant in the seat. */
interface Luck {
  readonly seats: readonly Random[];
  readonly order: Random;
}

const luckOf = (rules: Rules, seed: string): Luck => ({
  seats: Array.from({ length: rules.seats }, (_, seat) => new Random(`${seed}/luck/${seat}`)),
  order: new Random(`${seed}/order`),
});

/** The players of all seats. */
export type Contestants = readonly Contestant<ChosenMove>[];

/** Plays until the hand is scored. */
async function playOn(rules: Rules, s: State, seating: Contestants, luck: Luck): Promise<void> {
  while (s[PHASE] >= 0) {
    const seats = seatsIn(rules.actors(s));
    const seat = seats[rules.design.phases[s[PHASE]].open ? luck.order.below(seats.length) : 0];
    const chosen = seating[seat].choose(s, seat, luck.seats[seat]);
    rules.apply(s, seat, typeof chosen === 'number' ? chosen : await chosen);
  }
}

/** Plays one hand; returns each seat's chance of winning the game after it. */
export async function playContestHand(
  rules: Rules,
  { before, deal }: Start,
  seating: Contestants,
  utility: Utility,
  seed: string,
): Promise<Float64Array> {
  const s = before.slice();
  const out = new Float64Array(rules.seats);
  rules.deal(s, deal);
  await playOn(rules, s, seating, luckOf(rules, seed));
  utility.of(s, out);
  return out;
}

/** Plays a game to its end; returns each seat's share of the victory. Each partner gets the side's whole share. */
export async function playWhole(rules: Rules, seating: Contestants, seed: string): Promise<Float64Array> {
  const s = rules.start();
  const luck = luckOf(rules, seed);
  while (s[PHASE] !== OVER && s[HAND] < HANDS_LIMIT) {
    rules.deal(s, dealFromSeed(rules, s, seed));
    await playOn(rules, s, seating, luck);
  }
  const out = new Float64Array(rules.seats);
  const sides = rules.design.sides.filter((side) => side.some((seat) => (s[WINNERS] >> seat) & 1));
  for (const side of sides) for (const seat of side) out[seat] = 1 / sides.length;
  // Nobody has won after this many hands: a draw.
  if (sides.length === 0) out.fill(1 / rules.design.sides.length);
  return out;
}
