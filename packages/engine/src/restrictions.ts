/**
 * Play rules that a single set of suits cannot express: several rows at once, or rows that depend on ranks. Simpler
 * rules never get here; the loop in rules.ts reads them from a table.
 */
import { bitOf, type CardSet, type Deck, rankOf, SUITS, suitOf } from './cards.ts';
import { FOLLOWERS, firstRow, membersOf, type PlayTables } from './compile.ts';
import type { Restriction } from './game.ts';
import { HOLD, KEY, LACKS, LED, type State } from './state.ts';

export class Restrictions {
  private readonly rows: Int8Array;
  /** By row: the restriction it came from. */
  private readonly origin: Uint8Array;
  private readonly members: Int32Array;
  private readonly all: readonly Restriction<string>[];
  /** By suit: the ranks of the deck. */
  private readonly full: CardSet = new Int32Array(SUITS);
  private readonly allowed: CardSet = new Int32Array(SUITS);
  private readonly asked: CardSet = new Int32Array(SUITS);

  constructor({ rows, origin, members }: PlayTables, all: readonly Restriction<string>[], { masks }: Deck) {
    this.rows = rows;
    this.origin = origin;
    this.members = members;
    this.all = all;
    this.full.set(masks);
  }

  /** Writes the cards that a seat may play to `out`, and returns how many there are. */
  list(s: State, seat: number, out: Int32Array): number {
    this.narrow(s, seat, -1);
    let n = 0;
    for (let suit = 0; suit < SUITS; suit++)
      for (let ranks = this.allowed[suit]; ranks !== 0; ranks &= ranks - 1)
        out[n++] = (suit << 4) | (31 - Math.clz32(ranks & -ranks));
    return n;
  }

  /** The rule that excludes a card the seat holds, or null. */
  refuse(s: State, seat: number, card: number): string | null {
    return this.narrow(s, seat, card)?.rule ?? null;
  }

  /** Writes what the seat may play to `allowed`; returns the restriction that excluded `card`, if one did. */
  private narrow(s: State, seat: number, card: number): Restriction<string> | null {
    const allowed = this.allowed;
    for (let suit = 0; suit < SUITS; suit++) allowed[suit] = s[HOLD + seat * SUITS + suit];
    for (let row = firstRow(s[KEY], s[LED]); this.rows[row] !== 0; row++) {
      if (this.isForFollowers(row) && !this.canFollow(s, seat)) continue;
      const asked = this.ask(s, seat, row);
      let left = 0;
      for (let suit = 0; suit < SUITS; suit++) left |= allowed[suit] & asked[suit];
      if (left === 0) continue;
      for (let suit = 0; suit < SUITS; suit++) allowed[suit] &= asked[suit];
      if (card >= 0 && (allowed[suitOf(card)] & bitOf(card)) === 0) return this.all[this.origin[row]];
    }
    return null;
  }

  /** The cards that a row of restrictions requires. */
  private ask(s: State, seat: number, row: number): CardSet {
    const { asked, full, members } = this;
    const suits = this.rows[row];
    const cards = this.all[this.origin[row]].cards;
    for (let suit = 0; suit < SUITS; suit++) asked[suit] = 0;
    if (cards !== undefined) {
      cards(s, seat, asked);
      for (let suit = 0; suit < SUITS; suit++) asked[suit] &= full[suit];
      return asked;
    }
    for (let as = 0; as < SUITS; as++) {
      if (((suits >> as) & 1) === 0) continue;
      const from = membersOf(s[KEY], as);
      for (let suit = 0; suit < SUITS; suit++) asked[suit] |= members[from + suit];
    }
    return asked;
  }

  /** Whether a seat holds a card that counts as the led suit. */
  private canFollow(s: State, seat: number): boolean {
    const from = membersOf(s[KEY], s[LED]);
    for (let suit = 0; suit < SUITS; suit++)
      if ((s[HOLD + seat * SUITS + suit] & this.members[from + suit]) !== 0) return true;
    return false;
  }

  /** The ranks of a suit that a seat lacks if it disobeys a row: all of them, or those of the led suit. */
  private provable(s: State, row: number, suit: number): number {
    return this.isForFollowers(row) ? this.members[membersOf(s[KEY], s[LED]) + suit] : -1;
  }

  private isForFollowers(row: number): boolean {
    return this.rows[row] > 0 && (this.rows[row] & FOLLOWERS) !== 0;
  }

  /** Notes what a card about to be played proves: if it is not among the cards that a row requires, the seat has none of them. */
  prove(s: State, seat: number, card: number): void {
    const open = this.allowed;
    for (let suit = 0; suit < SUITS; suit++) open[suit] = this.full[suit];
    for (let row = firstRow(s[KEY], s[LED]); this.rows[row] !== 0; row++) {
      const asked = this.ask(s, seat, row);
      const obeys = ((asked[suitOf(card)] >> rankOf(card)) & 1) !== 0;
      for (let suit = 0; suit < SUITS; suit++) {
        if (obeys) open[suit] &= asked[suit];
        else s[LACKS + seat * SUITS + suit] |= open[suit] & asked[suit] & this.provable(s, row, suit);
      }
    }
  }
}
