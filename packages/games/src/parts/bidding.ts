/** Bidding with one turn each, from the dealer's left around to the dealer; the last bid wins. */
import { type Json, type Phase, type State, type Way, way, whole } from '@followsuit/engine';
import { DEALER, TURN } from '@followsuit/engine/state';
import { close, left, turnTo } from './seats.ts';
import { highest, listed } from './totals.ts';

/** The calls that are not numbers. */
export const ZERO = 0;
export const LESS = -1;
const PASS = -2;
export const DOUBLE_ZERO = -3;
/** It has not had its turn. */
const SILENT = -4;
/** It forfeited the hand without a bid. */
export const FORFEIT = -5;

const CALLS: readonly Json[] = ['zero', 'less', 'pass', 'doubleZero', null, 'forfeit'];

/** A call as records and views write it. */
export const callName = (call: number): Json => (call > 0 ? call : CALLS[-call]);

/** The bidding's fields in the state. */
export const biddingFields = {
  call: { per: 'seat', start: SILENT, reads: callName }, // what each seat called: a number, or one of the words above
  bidder: { shape: 'seat', start: -1 }, // who made the last bid so far
} as const;

/** The bidding of one game; it creates the ways to act that all such games share, and helps with the others. */
export class Bidding {
  protected readonly players: number;
  protected readonly at: Readonly<Record<'call' | 'bidder', number>>;

  constructor(players: number, at: Readonly<Record<'call' | 'bidder', number>>) {
    this.players = players;
    this.at = at;
  }

  /** The winning call, once there is one. */
  bid(s: State): number {
    return s[this.at.call + s[this.at.bidder]];
  }

  /** Whether a seat has made this call. */
  said(s: State, call: number): boolean {
    return listed(s, this.at.call, this.players).includes(call);
  }

  /** Whether a number is above every number so far. */
  isHigher(s: State, n: number): boolean {
    return n > highest(s, this.at.call, this.players);
  }

  /** Whether it is the dealer's turn and nobody has bid. */
  isForced(s: State, seat: number): boolean {
    return seat === s[DEALER] && s[this.at.bidder] < 0;
  }

  /** Makes a call for a seat, and advances to the next seat, or to the end after the dealer. */
  speak(s: State, seat: number, call: number): void {
    s[this.at.call + seat] = call;
    if (call !== PASS && call !== FORFEIT) s[this.at.bidder] = seat;
    if (seat === s[DEALER]) close(s);
    else s[TURN] = left(seat, this.players);
  }

  /** The phase with these ways to act. */
  phase(rule: string, ways: readonly Way[]): Phase {
    const enter = turnTo((s) => left(s[DEALER], this.players));
    return { name: 'bidding', rule, turnRule: 'VINES-TURN-1', enter, ways };
  }

  /** `pass`, with the rule quoted to a dealer who must bid. */
  pass(rule: string): Way {
    return way(
      'pass',
      {},
      (s, seat) => this.speak(s, seat, PASS),
      (s, seat) => (this.isForced(s, seat) ? rule : null),
    );
  }

  /** `bid` with a number of tricks or points. */
  number(counts: 'tricks' | 'points', low: number, high: number, rule: string): Way {
    return way(
      'bid',
      { [counts]: [whole(low, high), rule] },
      (s, seat, n) => this.speak(s, seat, n),
      (s, _seat, n) => (this.isHigher(s, n) ? null : rule),
    );
  }

  /** A call without a number; `refuse` returns the rule that forbids it. */
  word(name: string, call: number, refuse: (s: State, seat: number) => string | null = () => null): Way {
    return way(name, {}, (s, seat) => this.speak(s, seat, call), refuse);
  }
}
