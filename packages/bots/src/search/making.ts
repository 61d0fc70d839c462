/** Whether a seat has made what it bid, in games where players bid what they will take. */
import type { Rules, State } from '@followsuit/engine';
import { DELTA, TAKEN } from '@followsuit/engine/state';
import { sidesOf } from './results.ts';

/** For a hand that has been scored: 1 if a seat's bid was made, 0 if it was missed, −1 if the seat's was not played for. */
export type Making = (s: State, seat: number) => number;

/**
 * How bids are judged in a game; null where nobody bids what they will take.
 *
 * @example makingOf(rules)?.(s, seat) === 1
 */
export function makingOf(rules: Rules): Making | null {
  const { at, game } = rules;
  if (game.id === 'stones') return stones(rules);
  if (at.bidder === undefined) return null;
  if (game.id === 'up-and-down' && rules.options.scoring === 'coins') return null;
  // Thieves count whatever becomes of the bid, so that there the score does not show it.
  if (game.id === 'thieves' || (game.id === 'thief' && rules.options.bidIn === 'tricks')) return byTricks(rules);
  return byScore(rules);
}

/** A bid that was made scores, one that was missed does not. */
function byScore(rules: Rules): Making {
  const { bidder } = rules.at;
  const sides = sidesOf(rules);
  return (s, seat) => (s[bidder] !== seat ? -1 : s[DELTA + sides[seat]] > 0 ? 1 : 0);
}

function byTricks(rules: Rules): Making {
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
function stones(rules: Rules): Making {
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

/** What log odds of the search are multiplied by, and what is then added to them. */
interface Tempered {
  readonly slope: number;
  readonly shift: number;
}

/**
 * In Stones, where all bid and play for themselves, sure bids are missed more often than in the search's worlds: others there
 * play like the policy, and do not go after anybody's bid. Fitted to 480 bids of `expert`; docs/strength.md has others.
 */
const ALONE_IN_STONES: Tempered = { slope: 0.56, shift: -0.08 };
/**
 * Elsewhere doubtful bids are made more often; perhaps whoever bids plays better than the policy does in the worlds. Fitted to
 * 2,818 bids; how much more often hangs on the game.
 */
const SLOPE = 0.77;
const USUAL_SHIFT = 0.26;
const SHIFTS: Readonly<Record<string, number>> = {
  baronet: 0.4,
  bishop: 0.5,
  stones: 0.1,
  thief: 0.1,
  thieves: 0.35,
  'up-and-down': 0.5,
};
/** Shares of a few worlds that are all or nothing are not certain. */
const LEAST = 0.01;

/**
 * Makes the chance of a bid of the share of worlds in which the search made it.
 *
 * @example chanceOf(rules)(0.95) < 0.95 // Stones without partners
 */
export function chanceOf({ game, design, seats }: Rules): (share: number) => number {
  const isAloneInStones = game.id === 'stones' && design.sides.length === seats;
  const elsewhere = { slope: SLOPE, shift: SHIFTS[game.id] ?? USUAL_SHIFT };
  const { slope, shift } = isAloneInStones ? ALONE_IN_STONES : elsewhere;
  return (share) => {
    const p = Math.min(1 - LEAST, Math.max(LEAST, share));
    return 1 / (1 + Math.exp(-shift - slope * Math.log(p / (1 - p))));
  };
}
