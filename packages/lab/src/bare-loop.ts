/**
 * The baseline of `followsuit bench`: card play with nothing else. Four seats, thirteen cards each from five suits of
 * eleven, follow suit and one trump; typed arrays, a list of legal cards, apply one, copy the start into a scratch
 * state. No rules, no scoring. Games are measured against it in the same run, since machines differ and are noisy.
 */
import { nextRandom } from '@followsuit/bots';

const SEATS = 4;
const SUITS = 5;
const RANKS = 11;
const HAND = 13;
/** The state: rank masks by seat and suit, then the tricks taken, the trick, and whose turn it is. */
const TAKEN = SEATS * SUITS;
const TRICK = TAKEN + SEATS;
const LAID = TRICK + SEATS;
const TURN = LAID + 1;
const TRUMP = TURN + 1;
const SIZE = TRUMP + 1;

/** A start state: a shuffled deck, and the first suit as trump. */
export function bareStart(seed: number): Int32Array {
  const deck = Array.from({ length: SUITS * RANKS }, (_, i) => i);
  let x = seed | 1;
  for (let i = deck.length - 1; i > 0; i--) {
    x = nextRandom(x);
    const j = (x >>> 0) % (i + 1);
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  const s = new Int32Array(SIZE);
  for (let i = 0; i < SEATS * HAND; i++) {
    const suit = Math.floor(deck[i] / RANKS);
    s[(i % SEATS) * SUITS + suit] |= 1 << (deck[i] % RANKS);
  }
  return s;
}

/** Writes the legal cards of the seat to act to `out`. */
function legal(s: Int32Array, out: Int32Array): number {
  const hold = s[TURN] * SUITS;
  let n = 0;
  let from = 0;
  let to = SUITS;
  if (s[LAID] > 0) {
    const led = s[TRICK] >> 4;
    if (s[hold + led] !== 0) {
      from = led;
      to = led + 1;
    }
  }
  for (let suit = from; suit < to; suit++)
    for (let ranks = s[hold + suit]; ranks !== 0; ranks &= ranks - 1)
      out[n++] = (suit << 4) | (31 - Math.clz32(ranks & -ranks));
  return n;
}

/** Plays a card; the fourth decides the trick. */
function apply(s: Int32Array, card: number): void {
  const seat = s[TURN];
  s[seat * SUITS + (card >> 4)] ^= 1 << (card & 15);
  const laid = s[LAID];
  s[TRICK + laid] = card;
  if (laid < SEATS - 1) {
    s[LAID] = laid + 1;
    s[TURN] = (seat + 1) & 3;
    return;
  }
  let best = s[TRICK];
  let winner = 0;
  for (let i = 1; i < SEATS; i++) {
    const other = s[TRICK + i];
    if (other >> 4 === best >> 4 ? other > best : other >> 4 === s[TRUMP]) {
      best = other;
      winner = i;
    }
  }
  const taker = (seat + 1 + winner) & 3;
  s[TAKEN + taker]++;
  s[TURN] = taker;
  s[LAID] = 0;
}

/** Plays `hands` hands at random from the given starts, and returns the number of cards played. */
export function bareLoop(starts: readonly Int32Array[], hands: number, seed: number): number {
  const s = new Int32Array(SIZE);
  const out = new Int32Array(64);
  let x = seed | 1;
  let plays = 0;
  for (let hand = 0; hand < hands; hand++) {
    s.set(starts[hand % starts.length]);
    for (let i = 0; i < SEATS * HAND; i++) {
      const n = legal(s, out);
      x = nextRandom(x);
      apply(s, out[(x >>> 0) % n]);
      plays++;
    }
  }
  return plays;
}
