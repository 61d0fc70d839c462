/** Whether a bid was made, and the calibrated chance that it will be, in games where players bid what they will take. */
import type { Rules, State } from '@followsuit/engine';
import { DELTA, TAKEN } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';
import { sidesOf } from './hand-result.ts';

/** For a scored hand: 1 if the seat's bid was made, 0 if it was missed, −1 if the seat had no bid to play for. */
export type BidOutcome = (s: State, seat: number) => number;

/**
 * How a game judges bids; null if nobody bids what they will take.
 *
 * @example bidOutcomeOf(rules)?.(s, seat) === 1
 */
export function bidOutcomeOf(rules: Rules): BidOutcome | null {
  const { bidOutcome } = knowledgeOf(rules.game);
  if (bidOutcome) return bidOutcome(rules);
  return rules.at.bidder === undefined ? null : outcomeByScore(rules);
}

/** A bid that was made scores; one that was missed does not. @example outcomeByScore(rules)(s, seat) === 1 */
export function outcomeByScore(rules: Rules): BidOutcome {
  const { bidder } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => (s[bidder] !== seat ? -1 : s[DELTA + sides[seat]] > 0 ? 1 : 0);
}

/** A bid is made by tricks, whatever else scores. @example outcomeByTricks(rules)(s, seat) === 1 */
export function outcomeByTricks(rules: Rules): BidOutcome {
  const { bidder, call } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => {
    if (s[bidder] !== seat) return -1;
    let taken = 0;
    for (let each = 0; each < sides.length; each++) if (sides[each] === sides[seat]) taken += s[TAKEN + each];
    return taken >= s[call + seat] ? 1 : 0;
  };
}

/** Platt scaling: the log odds of the search are multiplied by `slope`, then `shift` is added. */
export interface BidCalibration {
  readonly slope: number;
  readonly shift: number;
}

/**
 * Fitted to the bids of all games together (docs/strength.md), 675 to 1,900 a game. Doubtful bids are made more often than in the
 * search's worlds, perhaps because bidders play better than the policy does there; with a partner the worlds say less about a bid.
 */
const DEFAULT_CALIBRATION: BidCalibration = { slope: 0.72, shift: 0.23 };
/** No share is taken as certain, since it comes from few worlds. */
const LEAST = 0.01;

/**
 * Converts the share of worlds in which the search made a bid to the chance that it is made.
 *
 * @example bidChanceOf(rules)(0.95) < 0.95
 */
export function bidChanceOf(rules: Rules): (share: number) => number {
  const { slope, shift } = knowledgeOf(rules.game).bidCalibration?.(rules) ?? DEFAULT_CALIBRATION;
  return (share) => {
    const p = Math.min(1 - LEAST, Math.max(LEAST, share));
    return 1 / (1 + Math.exp(-shift - slope * Math.log(p / (1 - p))));
  };
}
