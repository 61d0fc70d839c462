/** Two servers with the same events, except for cards that one seat may not see. */
import { createHash } from 'node:crypto';
import { type Deal, dealLine, type Line, type Random, type Rules, readDeal } from '@followsuit/engine';
import type { Time } from '@followsuit/table';
import { type ServerRandom, systemRandom } from '../context.ts';
import { start } from './start.ts';

/** Randomness that is the same for two servers, unless a deal is given. */
export function sameRandom(deals: Map<string, Line>): ServerRandom {
  let n = 0;
  const next = (): string => createHash('sha256').update(`same ${n++}`).digest('hex');
  return {
    id: (bytes) => next().slice(0, bytes * 2),
    secret: next,
    below: () => 0,
    draw: (rules, s, table, fair) => deals.get(`${table} ${fair.n}`) ?? systemRandom.draw(rules, s, table, fair),
  };
}

/** A stopped clock. */
export const stillTime: Time = { now: () => 1_800_000_000_000, monotonic: () => 0, after: () => () => {} };

export async function startPair() {
  const deals = [new Map<string, Line>(), new Map<string, Line>()] as const;
  const servers = [
    await start({}, { random: sameRandom(deals[0]), time: stillTime }),
    await start({}, { random: sameRandom(deals[1]), time: stillTime }),
  ] as const;
  return { deals, servers };
}

/** The same deal, except that some cards which a seat (−1: a spectator) does not see have been swapped. */
export function otherDeal(rules: Rules, line: Line, watcher: number, random: Random): Line {
  const deal = readDeal(rules, line) as Deal;
  const places = [...deal.hands, deal.stock].map((cards) => [...cards]);
  const hidden = [...places.keys()].filter((place) => place !== watcher);
  const open = hidden.filter((place) => places[place].length > 0);
  for (let swaps = 1 + random.below(3); swaps > 0 && open.length > 1; swaps--) {
    const [a, b] = random.shuffle([...open]);
    const [i, j] = [random.below(places[a].length), random.below(places[b].length)];
    if (places[a][i] === deal.open || places[b][j] === deal.open) continue;
    [places[a][i], places[b][j]] = [places[b][j], places[a][i]];
  }
  const stock = places.pop() as number[];
  return dealLine(rules, rules.start(), { hands: places, stock, open: deal.open });
}
