/** The pot of a hand of Baronet: BARONET-PAY-1 to -5. */
import type { Options } from '@followsuit/engine';

/** What each opponent pays or gets: BARONET-COIN-2. */
export const betOf = ({ coinsPerPoint }: Options, bid: number): number => Number(coinsPerPoint) * bid;

/** The partner's part of the pot. */
export const partnerShareOf = ({ partnerShare }: Options, pot: number): number =>
  Math.trunc(pot / Number(partnerShare));
