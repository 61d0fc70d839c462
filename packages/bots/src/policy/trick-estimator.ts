/**
 * Estimates a holding: for each card the chance that it takes a trick sooner or later, if its holder wants it to. The
 * weights for each deck were fitted (logistic regression) to hands in which every seat took as many tricks as it could. Nothing is
 * allocated.
 */
import { NONE, type Rules, SUITS } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import { ABOVE, BELOW, COUNT_OF, countIn } from './bits.ts';

/** Weights of a card's features, in log-odds per unit. */
interface Odds {
  readonly base: number;
  /** For the root of the number of unseen cards of its suit that rank above it. */
  readonly above: number;
  /** For the root of the number that rank below it, in games where the ranking turns round. */
  readonly below: number;
  /** For each card of the same suit in the same holding, lower or higher. */
  readonly lower: number;
  readonly higher: number;
  /** For each unseen card of its suit: the more there are, the more often the suit can be led. */
  readonly unseen: number;
  /** For each card its holder has left, and for each seat at the table. */
  readonly left: number;
  readonly seats: number;
  /** For each trump its holder has, and for each unseen one; and for a hand without trump. */
  readonly ownTrumps: number;
  readonly unseenTrumps: number;
  readonly noTrump: number;
}

/** @example odds(0.47, -1.32, 0.18, -0.1, { unseen: 0.17 }) */
export const odds = (base: number, above: number, lower: number, higher: number, more: Partial<Odds>): Odds => ({
  ...{ base, above, lower, higher, below: 0, unseen: 0, left: 0, seats: 0, ownTrumps: 0, unseenTrumps: 0, noTrump: 0 },
  ...more,
});

/** How likely the cards of a game are to take tricks. */
export interface TrickOdds {
  /**
   * In plain suits and in trump; then the same for games whose ranking turns, or for cards of the high half if tricks are
   * divided (the first pair is then for the low half).
   */
  readonly suits: readonly [Odds, Odds, Odds, Odds];
  /** In a ring of suits: for each card held in the suits that a suit beats, by one step or two. */
  readonly ring?: readonly [oneStep: number, twoSteps: number];
}

/** By the first word of the deck's id. */
const BY_DECK: Readonly<Record<string, TrickOdds['suits']>> = {
  vines: twice(
    odds(0.22, -2.24, 0.24, -0.08, { unseen: 0.27, seats: -0.31, left: 0.11, ownTrumps: 0.15, unseenTrumps: -0.22 }),
    odds(1.75, -2.23, 1.47, 0.39, { unseen: -0.16, seats: 0.29 }),
  ),
  french: [
    odds(-0.48, -2.05, 0.2, 0.03, { unseen: 0.29, left: 0.07, ownTrumps: 0.26, unseenTrumps: -0.23, noTrump: 0.15 }),
    odds(3.15, -2.07, 0.54, 0.59, { left: -0.06 }),
    odds(-0.19, -1.26, 0.11, 0.13, {
      ...{ below: -0.99, unseen: 0.37, left: 0.04, ownTrumps: 0.3, unseenTrumps: -0.21, noTrump: 0.08 },
    }),
    odds(2.8, -1.07, 0.41, 0.43, { below: -0.85, unseen: -0.06 }),
  ],
};

/** For a ranking that never turns. */
export function twice(side: Odds, trump: Odds): [Odds, Odds, Odds, Odds] {
  return [side, trump, side, trump];
}

/** Log-odds are in 128ths, so that everything up to the chance itself is computed with whole numbers. */
const UNIT = 128;
const LIMIT = 8 * UNIT;
const CHANCE = new Float32Array(2 * LIMIT + 1);
/** The chance, as one of six steps. */
const STEP = new Uint8Array(CHANCE.length);
const STEPS = [0.06, 0.2, 0.45, 0.7, 0.92];
for (let i = 0; i < CHANCE.length; i++) {
  CHANCE[i] = 1 / (1 + Math.exp((LIMIT - i) / UNIT));
  STEP[i] = STEPS.filter((step) => CHANCE[i] >= step).length;
}

/** Indexes into a row of odds. */
const [BASE, LOWER, HIGHER, UNSEEN, LEFT, OWN_TRUMPS, UNSEEN_TRUMPS, NO_TRUMP, ABOVE_IT, BELOW_IT] = [
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 24],
];
const ROW = 40;

/** The odds for one kind of suit as a row of whole numbers. */
function rowOf(of: Odds, seats: number): number[] {
  const single = [of.base + of.seats * seats, of.lower, of.higher, of.unseen, of.left];
  single.push(of.ownTrumps, of.unseenTrumps, of.noTrump);
  const roots = Array.from({ length: 16 }, (_, n) => Math.sqrt(n));
  return [...single, ...roots.map((n) => of.above * n), ...roots.map((n) => of.below * n)].map((x) =>
    Math.round(x * UNIT),
  );
}

/** The odds of a game: its own, those of its deck, or those of the most common deck. */
const oddsOf = (rules: Rules): TrickOdds =>
  knowledgeOf(rules.game).trickOdds?.(rules) ?? { suits: BY_DECK[rules.design.deck.id.split('-')[0]] ?? BY_DECK.vines };

export class TrickEstimator {
  /** By card of the last holding: the chance that it takes a trick, in steps from 0 to 5. */
  readonly step = new Uint8Array(SUITS << 4);
  /** The expected tricks. In an array, since returning a fraction may allocate it. */
  readonly sum = new Float64Array(1);
  private readonly rows: Int32Array;
  /** The weight of one card in the suits that a suit beats in the ring, by one step or two, in 128ths. */
  private readonly oneStep: number;
  private readonly twoSteps: number;
  /** The ranks of the low half, if tricks are divided. */
  private readonly low: number;

  /** `low`: the ranks of the low half, in games that divide tricks. */
  constructor(rules: Rules, low = 0) {
    const { suits, ring = [0, 0] } = oddsOf(rules);
    this.rows = Int32Array.from(suits.flatMap((each) => rowOf(each, rules.seats)));
    [this.oneStep, this.twoSteps] = ring.map((odds) => Math.round(odds * UNIT));
    this.low = low;
  }

  /**
   * Computes the expected tricks of a holding (rank masks by suit from `at` on) with a trump and a ranking: writes them to `sum`,
   * and each card's chance to `step`.
   */
  look(own: Int32Array, at: number, unseen: Int32Array, trump: number, up: boolean, turns: boolean): void {
    const left = countIn(own, at);
    const ownTrumps = trump === NONE ? 0 : COUNT_OF[own[at + trump]];
    const unseenTrumps = trump === NONE ? 0 : COUNT_OF[unseen[trump]];
    const { rows, low } = this;
    this.sum[0] = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const ranks = own[at + suit];
      if (ranks === 0) continue;
      const hidden = unseen[suit];
      const kind = suit === trump ? ROW : 0;
      const row = (turns ? 2 * ROW : 0) + kind;
      let base = LIMIT + rows[row + BASE] + rows[row + UNSEEN] * COUNT_OF[hidden] + rows[row + LEFT] * left;
      if (trump === NONE) base += rows[row + NO_TRUMP];
      else base += rows[row + OWN_TRUMPS] * ownTrumps + rows[row + UNSEEN_TRUMPS] * unseenTrumps;
      if (this.oneStep !== 0 && kind === 0)
        base += this.oneStep * COUNT_OF[own[at + RING[suit + 4]]] + this.twoSteps * COUNT_OF[own[at + RING[suit + 3]]];
      if (low === 0) this.addSuit(suit, ranks, hidden, row, base, up);
      else {
        const step = 2 * ROW + kind;
        let high = LIMIT + rows[step + BASE] + rows[step + UNSEEN] * COUNT_OF[hidden] + rows[step + LEFT] * left;
        high += rows[step + OWN_TRUMPS] * ownTrumps + rows[step + UNSEEN_TRUMPS] * unseenTrumps;
        const under = COUNT_OF[ranks & low];
        const over = COUNT_OF[ranks & ~low];
        this.addSuit(suit, ranks & low, hidden & low, row, base + rows[row + HIGHER] * over, up);
        this.addSuit(suit, ranks & ~low, hidden & ~low, step, high + rows[step + LOWER] * under, up);
      }
    }
  }

  /** Computes the chances of some cards of a suit; `base` is the part of the odds that they share. */
  private addSuit(suit: number, ranks: number, hidden: number, row: number, base: number, up: boolean): void {
    const { rows, step } = this;
    const beyond = up ? ABOVE : BELOW;
    const all = COUNT_OF[hidden];
    const lower = rows[row + (up ? LOWER : HIGHER)];
    const higher = rows[row + (up ? HIGHER : LOWER)];
    let odds = base + higher * (COUNT_OF[ranks] - 1);
    let sum = 0;
    for (let rest = ranks; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      const above = COUNT_OF[hidden & beyond[rank]];
      const log = odds + rows[row + ABOVE_IT + above] + rows[row + BELOW_IT + all - above];
      const at = log < 0 ? 0 : log > 2 * LIMIT ? 2 * LIMIT : log;
      step[(suit << 4) | rank] = STEP[at];
      sum += CHANCE[at];
      odds += lower - higher;
    }
    this.sum[0] += sum;
  }
}

/** By suit and steps around the ring: the suit there. */
const RING = Uint8Array.from({ length: 2 * SUITS }, (_, i) => i % SUITS);

/** How many unseen cards too high a holding is for taking nothing: the lowest card of a suit may have one below it … */
export function danger(own: Int32Array, at: number, unseen: Int32Array, up: boolean): number {
  let sum = 0;
  for (let suit = 0; suit < SUITS; suit++) {
    let i = 1;
    for (let rest = own[at + suit]; rest !== 0; i++) {
      const rank = up ? 31 - Math.clz32(rest & -rest) : 31 - Math.clz32(rest);
      rest ^= 1 << rank;
      const below = COUNT_OF[unseen[suit] & (up ? BELOW[rank] : ABOVE[rank])];
      if (below > i) sum += below - i;
    }
  }
  return sum;
}
