/** Statistics of bids: predictions and outcomes. */
import { type Bucket, curveOf } from '../curve.ts';
import type { Bid, BidCount, BidResult } from './bids.ts';
import { Sheet } from './sheet.ts';
import { type Estimate, ratio } from './statistics.ts';

/** How well one bot predicts its bids. Intervals group all bids of a deal, since they depend on each other. */
export interface BidStanding {
  readonly bot: string;
  readonly bids: number;
  /** Bids that were played for without a prediction: no other figure includes them. */
  readonly untold: number;
  /** The mean prediction, the share made, and their difference. */
  readonly told: number;
  readonly made: Estimate;
  readonly off: Estimate;
  /** The Brier score, the mean squared error of the predictions; and that of a predictor that knows only the share made. */
  readonly brier: number;
  readonly blind: number;
  /** By tenths of the prediction. */
  readonly curve: readonly Bucket[];
}

export class BidSheet extends Sheet<BidCount, BidResult> {
  override standings(): BidStanding[] {
    return this.contest.bots.map((bot, i) =>
      standingOf(
        bot,
        this.results.map((each) => each[i]),
      ),
    );
  }

  /** The difference between made and predicted. */
  override isNarrow(width: number): boolean {
    return this.standings().every(({ off }) => 2 * off.within < width);
  }

  protected override isResult(value: unknown): value is BidResult {
    const { length } = this.contest.bots;
    return (
      Array.isArray(value) && value.length === length && value.every((each) => Array.isArray(each) && each.every(isBid))
    );
  }
}

function isBid(value: unknown): value is Bid {
  const { predicted, made } = (value ?? {}) as Partial<Bid>;
  const isChance = typeof predicted === 'number' && predicted >= 0 && predicted <= 1;
  return (isChance || predicted === null) && typeof made === 'boolean';
}

/** A bid with a prediction. */
type Told = Bid & { readonly predicted: number };
const isTold = (bid: Bid): bid is Told => bid.predicted !== null;

function standingOf(bot: string, all: readonly (readonly Bid[])[]): BidStanding {
  const deals = all.map((each) => each.filter(isTold));
  const bids = deals.flat();
  const n = Math.max(1, bids.length);
  const inDeals = (of: (bid: Told) => number): number[] =>
    deals.map((each) => each.reduce((sum, bid) => sum + of(bid), 0));
  const counts = inDeals(() => 1);
  const made = ratio(inDeals(won), counts);
  return {
    bot,
    bids: bids.length,
    untold: all.flat().length - bids.length,
    told: bids.reduce((sum, { predicted }) => sum + predicted, 0) / n,
    made,
    off: ratio(
      inDeals((bid) => won(bid) - bid.predicted),
      counts,
    ),
    brier: bids.reduce((sum, bid) => sum + (won(bid) - bid.predicted) ** 2, 0) / n,
    blind: made.mean * (1 - made.mean),
    curve: curveOf(bids.map((bid) => [bid.predicted, won(bid)])),
  };
}

const won = ({ made }: Bid): number => (made ? 1 : 0);
