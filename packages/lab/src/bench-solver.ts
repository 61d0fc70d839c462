/** How long the double-dummy solver takes for bridge deals. */
import { DoubleDummy, type Holdings } from '@followsuit/bots/solver';
import { Random } from '@followsuit/engine';

/** The time of one kind of deal. */
export interface SolverTime {
  /** Cards of each hand. */
  readonly cards: number;
  readonly trump: boolean;
  /** Milliseconds for a deal, in the mean. */
  readonly ms: number;
  /** How many cards the bare loop plays in that time. */
  readonly plays: number;
}

/** Cards a hand, and how many deals of that size are measured. */
const SIZES = [
  [8, 400],
  [10, 100],
] as const;
const WARMING_UP = 100;

/** Deals of four hands of so many cards, drawn from 52. */
function bridgeDeals(cards: number, count: number, seed: string): Holdings[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const deck = random.shuffle(Array.from({ length: 52 }, (_, card) => card));
    const holdings = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
    for (let i = 0; i < 4 * cards; i++) holdings[i % 4][deck[i] % 4] |= 1 << (deck[i] >> 2);
    return holdings;
  });
}

/** Measures all sizes, without trump and with, each deal once; `bare` is the bare loop's card plays a second. */
export function solverTimes(bare: number): SolverTime[] {
  const solver = new DoubleDummy();
  const msOf = (deals: readonly Holdings[], trump: boolean): number => {
    const begin = performance.now();
    for (const deal of deals) solver.tricks(deal, trump ? 0 : -1, 3);
    return (performance.now() - begin) / deals.length;
  };
  return SIZES.flatMap(([cards, count]) =>
    [false, true].map((trump) => {
      msOf(bridgeDeals(cards, WARMING_UP, 'bench/warming up'), trump);
      const ms = msOf(bridgeDeals(cards, count, 'bench/bridge'), trump);
      return { cards, trump, ms, plays: (ms / 1000) * bare };
    }),
  );
}
