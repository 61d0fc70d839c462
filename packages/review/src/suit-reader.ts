/** Reads suits of a state as cards count: a left bower is a trump, and in Skat so are the jacks. */
import { CountedCards, trumpReader } from '@followsuit/bots';
import { type Rules, type State, SUITS } from '@followsuit/engine';
import { HELD, HOLD, KEY } from '@followsuit/engine/state';

export class SuitReader {
  /** The trump of a state, or `NONE`. */
  readonly trump: (s: State) => number;
  /** By card: its highest place among the cards of the suit that it counts as, whatever becomes trump. */
  readonly highest: Uint8Array;
  private readonly counted: CountedCards;

  constructor(rules: Rules) {
    this.trump = trumpReader(rules);
    this.counted = new CountedCards(rules);
    this.highest = new Uint8Array(128);
    for (const [at, as] of this.counted.as.entries())
      this.highest[at & 127] = Math.max(this.highest[at & 127], as & 15);
  }

  /** The suit that a card counts as. */
  suitOf(s: State, card: number): number {
    return this.counted.as[(s[KEY] << 7) | card] >> 4;
  }

  /** Whether a seat holds a card that counts as a suit. */
  holds(s: State, seat: number, suit: number): boolean {
    if (!this.counted.moves) return ((s[HELD + seat] >> suit) & 1) === 1;
    for (let printed = 0; printed < SUITS; printed++)
      for (let ranks = s[HOLD + seat * SUITS + printed]; ranks !== 0; ranks &= ranks - 1)
        if (this.suitOf(s, (printed << 4) | (31 - Math.clz32(ranks & -ranks))) === suit) return true;
    return false;
  }
}

const made = new WeakMap<Rules, SuitReader>();

/** The reader for rules, made once. @example suitsFor(rules).holds(s, seat, trump) */
export function suitsFor(rules: Rules): SuitReader {
  const found = made.get(rules) ?? new SuitReader(rules);
  made.set(rules, found);
  return found;
}
