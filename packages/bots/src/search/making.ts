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
 * Fitted to bids of `expert`, 675 to 850 a game, in Ducks and Geese 1,900 (docs/strength.md). Doubtful bids are made more often than
 * in the search's worlds, perhaps because whoever bids plays better than the policy does there; in Stones, where all bid and play
 * for themselves, likely ones less often, since others go after a bid. With a partner the worlds tell less of a bid than without.
 */
const TEMPERED: Readonly<Record<string, Tempered>> = {
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
/** All of these games together. */
const USUAL: Tempered = { slope: 0.72, shift: 0.23 };
/** Shares of a few worlds that are all or nothing are not certain. */
const LEAST = 0.01;

/**
 * Makes the chance of a bid of the share of worlds in which the search made it.
 *
 * @example chanceOf(rules)(0.95) < 0.95 // Stones without partners
 */
export function chanceOf({ game, design, seats }: Rules): (share: number) => number {
  const isTogether = game.id === 'stones' && design.sides.length < seats;
  const { slope, shift } = TEMPERED[isTogether ? 'stones with partners' : game.id] ?? USUAL;
  return (share) => {
    const p = Math.min(1 - LEAST, Math.max(LEAST, share));
    return 1 / (1 + Math.exp(-shift - slope * Math.log(p / (1 - p))));
  };
}
