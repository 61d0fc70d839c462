/** Thieves: rules/thieves.md. Bids and takes the box as in Coralon Partners; plays for the bid, or against it, and for thieves. */
import { TAKEN } from '@followsuit/engine/state';
import { bestBy } from './aim.ts';
import { coralonPartners } from './coralon-partners.ts';
import { type Prospect, Prospects } from './prospects.ts';
import type { Reading } from './reading.ts';
import { partnerOf, teamOf } from './vines.ts';

/** The share of the tricks that are not one's own which the partner takes. */
const PARTNER = 0.36;
/** Tricks beyond the bid that the team plays for while it needs some, and beyond which it takes all there are. */
const CUSHION = 0.6;
const TOO_MANY = 2.5;
/** What own tricks are worth to a defender while the bidding team must be given one. */
const OWN = 0.2;

export function thieves(reading: Reading, legal: readonly number[]): number {
  return reading.rules.phase(reading.s) === 'tricks' ? play(reading, legal) : coralonPartners(reading, legal);
}

function play(reading: Reading, legal: readonly number[]): number {
  const prospects = new Prospects(reading);
  const aim = aimOf(reading);
  return bestBy(legal, (card) => {
    const prospect = prospects.of(card, teamOf(reading.seat));
    return aim(prospect, card) + prospect.thieves + robbery(reading, prospects.robs(card));
  });
}

/** Thieves always count: a point less for the others, or, from the partner, nothing gained. */
function robbery(reading: Reading, robbed: number): number {
  if (robbed < 0) return 0;
  return robbed === partnerOf(reading.seat) ? -1 : 1;
}

/** What tricks are worth: as many as possible, as many as were bid, or one more for the bidding team. */
function aimOf(reading: Reading): (prospect: Prospect, card: number) => number {
  const bidder = reading.field('bidder');
  const partner = partnerOf(bidder);
  const need = reading.field('call', bidder) - reading.s[TAKEN + bidder] - reading.s[TAKEN + partner];
  if (need < 0 || need > reading.tricksLeft) return ({ tricks }) => tricks;
  if (((teamOf(bidder) >> reading.seat) & 1) === 0)
    return need > 0
      ? ({ tricks }) => tricks
      : ({ tricks }, card) => OWN * tricks + 2 * (reading.stuck(bidder, card) + reading.stuck(partner, card));
  const want = need > 0 ? need + CUSHION : 0;
  return ({ tricks, spread }) => {
    const team = want > 0 ? tricks + PARTNER * Math.max(0, reading.tricksLeft - tricks) : tricks;
    return team > need + TOO_MANY ? tricks : -((team - want) ** 2) - spread;
  };
}
