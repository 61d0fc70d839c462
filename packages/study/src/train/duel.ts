/** Two bots on the same deals: one sits on each side in turn, the other everywhere else. */
import type { Bot, HandReward } from '@followsuit/bots';
import { dealFrom, Random, type Rules, type State, viewOf } from '@followsuit/engine';
import { HAND, OVER, PHASE } from '@followsuit/engine/state';
import { handReward } from './hand-reward.ts';
import { seatToAct } from './self-play.ts';

/** How much better the first bot does than the second: the mean, half the width of its 95 % interval, and the number of deals. */
export interface Duel {
  readonly mean: number;
  readonly error: number;
  readonly deals: number;
  /** The unit of the mean, as words after a number. */
  readonly unit: string;
}

/** Hands after which a game restarts. */
const HANDS = 30;

/**
 * Plays deals from all sides. `handReward` values a hand: by the chance of winning the game, or by points.
 *
 * @example duel(rules, likeliest(policyFor(rules)), simple, 200, 'seed').mean > 0
 */
export function duel(rules: Rules, one: Bot, other: Bot, deals: number, seed: string): Duel {
  const worth = handReward(rules);
  const random = new Random(`${seed}/duel`);
  const start = rules.start();
  const s = rules.start();
  const edges: number[] = [];
  while (edges.length < deals) {
    if (start[PHASE] === OVER || start[HAND] >= HANDS) start.set(rules.start());
    rules.deal(start, dealFrom(rules, start, random));
    let edge = 0;
    for (const side of rules.design.sides) {
      s.set(start);
      playOut(rules, s, (seat) => (side.includes(seat) ? one : other), random);
      edge += edgeOf(rules, worth, s, side) / rules.design.sides.length;
    }
    edges.push(edge);
    start.set(s);
  }
  const mean = edges.reduce((sum, edge) => sum + edge, 0) / deals;
  const spread = edges.reduce((sum, edge) => sum + (edge - mean) ** 2, 0) / deals;
  return { mean, error: 1.96 * Math.sqrt(spread / deals), deals, unit: worth.unit };
}

function playOut(rules: Rules, s: State, who: (seat: number) => Bot, random: Random): void {
  while (s[PHASE] >= 0) {
    const seat = seatToAct(rules.actors(s));
    rules.apply(s, seat, who(seat).choose(viewOf(rules, s, seat), random));
  }
}

const results = new Float64Array(8);

/** How much more a hand was worth to a side than to the mean of the others. */
function edgeOf({ seats }: Rules, worth: HandReward, s: State, side: readonly number[]): number {
  worth.of(s, results);
  let others = 0;
  for (let seat = 0; seat < seats; seat++) if (!side.includes(seat)) others += results[seat];
  return results[side[0]] - others / (seats - side.length);
}
