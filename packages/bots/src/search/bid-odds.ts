/** Whether a bid was made, and the calibrated chance that it will be, in games where players bid what they will take. */
import type { Rules, State } from '@followsuit/engine';
import { DELTA, TAKEN } from '@followsuit/engine/state';
import { sidesOf } from './hand-result.ts';

/** For a scored hand: 1 if the seat's bid was made, 0 if it was missed, −1 if the seat had no bid to play for. */
export type BidOutcome = (s: State, seat: number) => number;

/**
 * How a game judges bids; null where nobody bids what they will take.
 *
 * @example bidOutcomeOf(rules)?.(s, seat) === 1
 */
export function bidOutcomeOf(rules: Rules): BidOutcome | null {
  const { at, game } = rules;
  if (game.id === 'stones') return stones(rules);
  if (at.bidder === undefined) return null;
  if (game.id === 'up-and-down' && rules.options.scoring === 'coins') return null;
  // Thieves score whether or not the bid is made, so the score does not show it.
  if (game.id === 'thieves' || (game.id === 'thief' && rules.options.bidIn === 'tricks')) return outcomeByTricks(rules);
  return outcomeByScore(rules);
}

/** A bid that was made scores; one that was missed does not. */
function outcomeByScore(rules: Rules): BidOutcome {
  const { bidder } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => (s[bidder] !== seat ? -1 : s[DELTA + sides[seat]] > 0 ? 1 : 0);
}

function outcomeByTricks(rules: Rules): BidOutcome {
  const { bidder, call } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => {
    if (s[bidder] !== seat) return -1;
    let taken = 0;
    for (let each = 0; each < sides.length; each++) if (sides[each] === sides[seat]) taken += s[TAKEN + each];
    return taken >= s[call + seat] ? 1 : 0;
  };
}

/** Everybody's own bid; partners make theirs together, and a bid of nothing is made alone (STONES-SCORE-1 to -5). */
function stones(rules: Rules): BidOutcome {
  const { bid } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => {
    if (s[bid + seat] < 0) return -1;
    if (s[bid + seat] === 0) return s[TAKEN + seat] === 0 ? 1 : 0;
    let due = 0;
    let taken = 0;
    for (let each = 0; each < sides.length; each++) {
      if (sides[each] !== sides[seat] || s[bid + each] <= 0) continue;
      due += s[bid + each];
      taken += s[TAKEN + each];
    }
    return taken >= due ? 1 : 0;
  };
}

/** Platt scaling: the log odds of the search are multiplied by `slope`, then `shift` is added. */
interface Calibration {
  readonly slope: number;
  readonly shift: number;
}

/**
 * Fitted to bids of `expert`, 675 to 850 a game, in Ducks and Geese 1,900 (docs/strength.md). Doubtful bids are made more often
 * than in the search's worlds, perhaps because bidders play better than the policy does there. In Stones, where all bid and play
 * for themselves, likely bids are made less often, since opponents attack them. With a partner the worlds tell less about a bid.
 */
const CALIBRATIONS: Readonly<Record<string, Calibration>> = {
  baronet: { slope: 0.77, shift: 0.31 },
  bishop: { slope: 0.74, shift: 0.44 },
  chevalier: { slope: 0.84, shift: 0.28 },
  coralon: { slope: 0.88, shift: 0.38 },
  'coralon-partners': { slope: 0.63, shift: 0.3 },
  'ducks-and-geese': { slope: 0.84, shift: 0.15 },
  'ducks-and-geese-cutthroat': { slope: 0.86, shift: 0.24 },
  stones: { slope: 0.59, shift: -0.09 },
  'stones with partners': { slope: 0.53, shift: 0.1 },
  thief: { slope: 0.88, shift: 0.08 },
  thieves: { slope: 0.55, shift: 0.15 },
  'up-and-down': { slope: 0.64, shift: 0.5 },
};
/** For other games: fitted to all of these together. */
const DEFAULT_CALIBRATION: Calibration = { slope: 0.72, shift: 0.23 };
/** No share is taken as certain, since it comes from few worlds. */
const LEAST = 0.01;

/**
 * Converts the share of worlds in which the search made a bid to the chance that it is made.
 *
 * @example bidChanceOf(rules)(0.95) < 0.95 // Stones without partners
 */
export function bidChanceOf({ game, design, seats }: Rules): (share: number) => number {
  const isTogether = game.id === 'stones' && design.sides.length < seats;
  const { slope, shift } = CALIBRATIONS[isTogether ? 'stones with partners' : game.id] ?? DEFAULT_CALIBRATION;
  return (share) => {
    const p = Math.min(1 - LEAST, Math.max(LEAST, share));
    return 1 / (1 + Math.exp(-shift - slope * Math.log(p / (1 - p))));
  };
}
