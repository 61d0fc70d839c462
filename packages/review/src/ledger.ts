/** The ledger: for each seat, result minus expectation as a sum of luck and decisions. */
import { MEASURES_OF_RESULT, type ResultMeasure } from '@followsuit/bots';
import type { FinishedGame } from './moments.ts';
import type { MomentReview } from './review.ts';

/** `prior` + `deal` + `own` + `partners` + `opponents` + `lay` = `result`, up to rounding. */
export interface Account {
  /**
   * What the seat could expect before the deal; for a game with several hands, before the first one, corrected by how far the
   * value after each hand was off.
   */
  readonly prior: number;
  /** The luck of the deal. */
  readonly deal: number;
  /** What the seat's own decisions, its partners' and its opponents' gained for it. */
  readonly own: number;
  readonly partners: number;
  readonly opponents: number;
  /** The luck of how the cards lay, which nobody could know; in a game of dice, of the rolls. */
  readonly lay: number;
  readonly result: number;
  /** The standard errors of `own`, and of `deal` + `lay`, as far as decisions were judged in a sample of worlds. */
  readonly ownError: number;
  readonly luckError: number;
}

/** What a ledger counts: chances of winning the game, or points. */
export type LedgerMeasure = ResultMeasure;

/** By seat: the account of the whole game, and of each hand. */
export interface LuckLedger {
  readonly game: readonly Account[];
  readonly hands: readonly (readonly Account[])[];
}

type Sums = { -readonly [K in keyof Account]: number };

const ADDED = ['deal', 'own', 'partners', 'opponents', 'lay', 'ownError', 'luckError'] as const;

/**
 * The ledger of the moments reviewed so far: all from the first. `prior` is the value before them.
 *
 * @example ledgerOf(game, prior, reviewed, 'chance').game[0].lay
 */
export function ledgerOf(
  game: FinishedGame,
  prior: readonly number[],
  reviewed: readonly MomentReview[],
  measure: LedgerMeasure,
): LuckLedger {
  const { seats } = game.rules;
  const at = MEASURES_OF_RESULT.indexOf(measure) * seats;
  const hands: Sums[][] = [];
  const total = open(prior, at, seats);
  let before = prior;
  let hand = -1;
  for (const each of reviewed) {
    const moment = game.moments[each.moment];
    for (let seat = 0; each.prior && seat < seats; seat++)
      total[seat].prior += each.prior[at + seat] - before[at + seat];
    before = each.prior ?? before;
    if (moment.hand !== hand || hands.length === 0) hands.push(open(before, at, seats));
    hand = moment.hand;
    const accounts = hands[hands.length - 1];
    for (let seat = 0; seat < seats; seat++) post(accounts[seat], game, each, seat, at + seat, before);
    before = each.values;
  }
  for (const accounts of hands)
    for (let seat = 0; seat < seats; seat++) {
      for (const name of ADDED) total[seat][name] += accounts[seat][name];
      total[seat].result = accounts[seat].result;
    }
  for (const account of [total, ...hands].flat()) {
    // Until here, errors were sums of squares.
    account.ownError = Math.sqrt(account.ownError);
    account.luckError = Math.sqrt(account.luckError);
  }
  return { game: total, hands };
}

const open = (values: readonly number[], at: number, seats: number): Sums[] =>
  Array.from({ length: seats }, (_, seat) => {
    const prior = values[at + seat];
    return { prior, deal: 0, own: 0, partners: 0, opponents: 0, lay: 0, result: prior, ownError: 0, luckError: 0 };
  });

/** Posts one moment to a seat's account; `k` is the place of its number among the values. */
function post(
  account: Sums,
  { rules, moments, lines }: FinishedGame,
  { moment, values, verdict }: MomentReview,
  seat: number,
  k: number,
  before: readonly number[],
): void {
  const { seat: actor, line } = moments[moment];
  const change = values[k] - before[k];
  account.result = values[k];
  if (actor < 0) {
    // A claim ends a hand whose score was certain: what still changes then is how the reference saw it.
    account[['roll', 'claim'].includes(String(lines[line].ev)) ? 'lay' : 'deal'] += change;
    return;
  }
  // (v(s·a) − q(I, a)) − (v(s) − V(I)) is the change less the decision's effect q(I, a) − V(I).
  const effect = verdict?.effect[k] ?? 0;
  const variance = verdict?.effectVariance[k] ?? 0;
  account.luckError += variance;
  if (actor === seat) account.ownError += variance;
  const isPartner = rules.sides.some((side) => side.includes(actor) && side.includes(seat));
  account[actor === seat ? 'own' : isPartner ? 'partners' : 'opponents'] += effect;
  account.lay += change - effect;
}

/** What chance alone did to a seat. */
export const luckOf = ({ deal, lay }: Account): number => deal + lay;
