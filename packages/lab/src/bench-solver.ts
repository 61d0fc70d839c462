/** How long the double-dummy solver takes for bridge deals. */
import { DoubleDummy, type Holdings } from '@followsuit/double-dummy';
import { Random } from '@followsuit/engine';
import { measured, perSecond } from './measure.ts';

/** The time of one kind of deal. */
export interface SolverTime {
  /** Cards in each hand. */
  readonly cards: number;
  readonly trump: boolean;
  /** Mean CPU milliseconds per deal: the median of all rounds, and their spread as a share of it. */
  readonly ms: number;
  readonly spread: number;
  /** How many cards the bare loop plays in that time. */
  readonly plays: number;
}

/** Cards per hand, and how many deals of that size are measured. */
const SIZES = [
  [8, 400],
  [10, 100],
] as const;
const WARMING_UP = 100;
const ROUNDS = 7;

/** Deals of four hands of this many cards, drawn from 52. */
function bridgeDeals(cards: number, count: number, seed: string): Holdings[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const deck = random.shuffle(Array.from({ length: 52 }, (_, card) => card));
    const holdings = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (let i = 0; i < 4 * cards; i++) holdings[i % 4][deck[i] % 4] |= 1 << (deck[i] >> 2);
    return holdings;
  });
}

/** One kind of deal, and the milliseconds per deal in each round, with the speed of the bare loop in the same round. */
interface Kind {
  readonly cards: number;
  readonly trump: boolean;
  readonly deals: readonly Holdings[];
  readonly speeds: number[];
  readonly plays: number[];
}

/** Measures all sizes, without and with trump, all deals in each round; `bare` measures the bare loop's card plays per second. */
export function solverTimes(bare: () => number): SolverTime[] {
  const solver = new DoubleDummy();
  const solve = (deals: readonly Holdings[], trump: boolean): number => {
    for (const deal of deals) solver.tricks(deal, trump ? 0 : -1, 3);
    return deals.length;
  };
  const kinds = SIZES.flatMap(([cards, count]) =>
    [false, true].map((trump): Kind => {
      solve(bridgeDeals(cards, WARMING_UP, 'bench/warming up'), trump);
      return { cards, trump, deals: bridgeDeals(cards, count, 'bench/bridge'), speeds: [], plays: [] };
    }),
  );
  for (let round = 0; round < ROUNDS; round++)
    for (const { deals, trump, speeds, plays } of kinds) {
      const yardstick = bare();
      const speed = perSecond(() => solve(deals, trump));
      speeds.push(speed);
      plays.push(yardstick / speed);
    }
  return kinds.map(({ cards, trump, speeds, plays }) => {
    const { median, spread } = measured(speeds.map((speed) => 1000 / speed));
    return { cards, trump, ms: median, spread, plays: measured(plays).median };
  });
}
