/** Reizen: an auction between two seats at a time. One names values, the other holds them or passes; then the third speaks. */
import { oneOf, type Phase, type State, way } from '@followsuit/engine';
import { DEALER, TURN } from '@followsuit/engine/state';
import { close, left } from '../parts/seats.ts';

/** The auction's fields in the state. */
export const reizenFields = {
  bid: {}, // the last value bid, 0 before the first
  speaker: { shape: 'seat', start: -1 }, // who bids
  listener: { shape: 'seat', start: -1 }, // who answers
  passed: { shape: 'seats' },
  declarer: { shape: 'seat', start: -1 },
} as const;

/** A game's settings for its auction. */
interface Reizen {
  readonly at: Readonly<Record<keyof typeof reizenFields, number>>;
  /** The values that may be bid, ascending. */
  readonly ladder: readonly number[];
  /** Quoted to acts of another phase; to a value that is too low, and who holds instead of bidding; to who bids instead of answering. */
  readonly rule: string;
  readonly bidRule: string;
  readonly answerRule: string;
  /** Quoted to the last seat if it names another value than the lowest. */
  readonly lastRule: string;
}

/** For three seats: the first two from the dealer's left, then the dealer with whoever is left; at last the first seat alone. */
export function reizen({ at, ladder, rule, bidRule, answerRule, lastRule }: Reizen): Phase {
  function talk(s: State, speaker: number, listener: number): void {
    s[at.speaker] = speaker;
    s[at.listener] = listener;
    s[TURN] = speaker;
  }

  function wins(s: State, seat: number): void {
    s[at.declarer] = seat;
    close(s);
  }

  function pass(s: State, seat: number): void {
    const other = seat === s[at.speaker] ? s[at.listener] : s[at.speaker];
    s[at.passed] |= 1 << seat;
    if (other < 0) close(s);
    else if (s[at.speaker] !== s[DEALER]) talk(s, s[DEALER], other);
    else if (s[at.bid] > 0) wins(s, other);
    else talk(s, other, -1);
  }

  return {
    name: 'bidding',
    rule,
    enter: (s) => talk(s, (s[DEALER] + 2) % 3, left(s[DEALER], 3)),
    ways: [
      way(
        'bid',
        { value: [oneOf(...ladder), bidRule] },
        (s, seat, place) => {
          s[at.bid] = ladder[place];
          if (s[at.listener] < 0) wins(s, seat);
          else s[TURN] = s[at.listener];
        },
        (s, seat, place) => {
          if (seat !== s[at.speaker]) return answerRule;
          if (s[at.listener] < 0 && place > 0) return lastRule;
          return ladder[place] > s[at.bid] ? null : bidRule;
        },
      ),
      way(
        'hold',
        {},
        (s) => {
          s[TURN] = s[at.speaker];
        },
        (s, seat) => (seat === s[at.listener] ? null : bidRule),
      ),
      way('pass', {}, pass),
    ],
  };
}
