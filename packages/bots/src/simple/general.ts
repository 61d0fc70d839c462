/**
 * For games without a simple player of their own: passes, takes tricks where that is likely, and else plays low. Where the
 * lowest total wins, it avoids tricks instead and gets rid of its highest cards.
 */
import { type Random, rankOf } from '@followsuit/engine';
import { PHASE } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import type { Reading } from './reading.ts';

/** How likely a card must take the trick to be played for that. */
const LIKELY = 0.7;
/** Once in so many times a seat does not pass, so that a table of passers gets somewhere. */
const ONCE_IN = 8;

export function general(reading: Reading, legal: readonly number[], random: Random): number {
  if (reading.s[PHASE] !== reading.rules.tricks) return choice(reading, legal, random);
  const side = ownSide(reading);
  if (isLowGame(reading)) {
    const losers = legal.filter((card) => reading.chance(card, side) < 1 - LIKELY);
    return bestBy(losers.length > 0 ? losers : legal, (card) => (losers.length > 0 ? rankOf(card) : -rankOf(card)));
  }
  const winners = legal.filter((card) => reading.chance(card, side) >= LIKELY);
  return bestBy(winners.length > 0 ? winners : legal, (card) => -rankOf(card));
}

function choice(reading: Reading, legal: readonly number[], random: Random): number {
  const pass = reading.move({ do: 'pass' });
  if (pass >= 0 && random.below(ONCE_IN) > 0) return pass;
  return isLowGame(reading) ? legal[legal.length - 1] : legal[0];
}

const isLowGame = ({ rules }: Reading): boolean => rules.design.wins === 'low';

/** The seats that score with this one. */
function ownSide({ rules, seat }: Reading): number {
  const side = rules.design.sides.find((seats) => seats.includes(seat)) ?? [seat];
  return side.reduce((set, each) => set | (1 << each), 0);
}
