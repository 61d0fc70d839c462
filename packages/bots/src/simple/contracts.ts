/** The contracts of Speed Run (rules/speed-run.md): what each costs with a hand, and which card to choose. */
import { isTricks, valuesOf } from '@followsuit/engine';
import { bestBy } from './aim.ts';
import type { Reading } from './reading.ts';

/** What stands on the board for a contract that is not completed. */
const EMPTY = 99;

/** What a contract costs: measured over hands of this bot, by the tricks that its cards seemed good for. */
interface Cost {
  /** The tricks that suit it best, and its points then. */
  readonly best: number;
  readonly points: number;
  /** Points for each trick that the hand is too weak or too strong. */
  readonly weak: number;
  readonly strong: number;
  /** Points to be expected of it in a later hand, if one may choose the hand. */
  readonly par: number;
}
/** The contracts by name. */
const COSTS: Readonly<Record<string, Cost>> = {
  'win-0': { best: 0, points: -0.4, weak: 0, strong: 0.65, par: 0.5 },
  'win-1': { best: 1, points: 0.15, weak: 0.2, strong: 0.32, par: 0 },
  'win-4': { best: 4, points: 0.4, weak: 0.2, strong: 0, par: 0 },
  'win-5': { best: 5, points: 0.45, weak: 0.25, strong: 0, par: 0.05 },
  'win-7': { best: 7.5, points: 0.1, weak: 0.55, strong: 0, par: 0.2 },
  'win-9': { best: 9, points: 0, weak: 0.65, strong: 0, par: 0.8 },
  least: { best: 1, points: -1.75, weak: 0, strong: 0.4, par: -1.7 },
  middle: { best: 3, points: -0.65, weak: 0.3, strong: 0.15, par: -0.9 },
  most: { best: 7, points: -1.8, weak: 0.7, strong: 0, par: -1.6 },
};
/** The same for the other cards: a Pass saves a bad hand, a Redo makes up for one. */
const PASS_PAR = -0.7;
const REDO_PAR = -2.2;

/** The contracts in use: what may be chosen, but for Pass and Redo, which come last. */
function contracts({ rules }: Reading): readonly string[] {
  const choosing = rules.design.phases.find(({ name }) => name === 'choosing');
  if (choosing === undefined || isTricks(choosing)) return [];
  return valuesOf(choosing.ways[0].args[0].domain).map(String).slice(0, -2);
}

/** The points on this seat's board for a contract. */
const standing = (reading: Reading, contract: number): number =>
  reading.field('board', reading.seat * contracts(reading).length + contract);

/** The points to be expected of a contract with a hand that is good for some tricks. */
export function costOf(contract: string, tricks: number): number {
  const { best, points, weak, strong } = COSTS[contract];
  return points + weak * Math.max(0, best - tricks) + strong * Math.max(0, tricks - best);
}

/**
 * The card to choose with a hand that is good for some tricks: by what it costs now and what the others should cost later.
 * One card is never played, so the dearest of those kept is left out of the reckoning.
 */
export function bestChoice(reading: Reading, tricks: number): { card: string; cost: number } {
  const cards: { card: string; now: number; par: number }[] = [];
  let completed = 0;
  for (const [i, card] of contracts(reading).entries()) {
    if (standing(reading, i) === EMPTY) cards.push({ card, now: costOf(card, tricks), par: COSTS[card].par });
    else completed++;
  }
  for (let n = reading.field('passes', reading.seat); n > 0; n--) cards.push({ card: 'pass', now: 0, par: PASS_PAR });
  for (let n = reading.field('redos', reading.seat); n > 0; n--) {
    const now = completed > 0 ? bestRedo(reading, tricks).cost : Number.POSITIVE_INFINITY;
    cards.push({ card: 'redo', now, par: REDO_PAR });
  }
  const total = cards.reduce((sum, { par }) => sum + par, 0);
  const cost = (each: (typeof cards)[number]): number => {
    const dearest = Math.max(...cards.map((other) => (other === each ? Number.NEGATIVE_INFINITY : other.par)));
    return each.now + total - each.par - dearest;
  };
  const best = bestBy(cards, (each) => -cost(each));
  return { card: best.card, cost: cost(best) };
}

/** The completed contract that gains most if played again. */
export function bestRedo(reading: Reading, tricks: number): { contract: string; cost: number } {
  const list = contracts(reading).map((contract, i) => {
    const points = standing(reading, i);
    return {
      contract,
      cost: points === EMPTY ? Number.POSITIVE_INFINITY : Math.min(0, costOf(contract, tricks) - points),
    };
  });
  return bestBy(list, ({ cost }) => -cost);
}

/** The contract this seat plays; undefined for a Pass. */
export function chosen(reading: Reading): string | undefined {
  const list = contracts(reading);
  const choice = reading.field('choice', reading.seat);
  return list[choice === list.length + 1 ? reading.field('redone', reading.seat) : choice];
}
