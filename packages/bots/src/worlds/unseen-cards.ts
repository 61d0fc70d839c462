/** The cards that a seat does not see, the places where each may lie, and the number of cards in each place. */
import { bitOf, cardsLeft, isTricks, type Rules, type State, SUITS, suitOf, type View } from '@followsuit/engine';
import { AWAY, BLIND, CARDS, DEALER, HOLD, LACKS, OPEN, PHASE, PLAYS, PUT, TURN, VOID } from '@followsuit/engine/state';
import { CARDS_MOST, PLACES_MOST } from './card-groups.ts';
import { provePassed } from './passes.ts';
import type { Facts } from './sampling-knowledge.ts';

/** Places: the holding of each seat, the cards that each seat put away, the stock. */
export const awayOf = (seats: number, seat: number): number => seats + seat;
export const stockOf = (seats: number): number => 2 * seats;

/** Marks a card that is not unseen. */
const SEEN = -1;

export class UnseenCards implements Facts {
  /** The number of unseen cards, and the cards. */
  size = 0;
  readonly cards = new Int32Array(CARDS_MOST);
  /** By unseen card: the set of places it may be in. */
  readonly may = new Int32Array(CARDS_MOST);
  readonly room = new Int32Array(PLACES_MOST);
  private seats = 0;
  private soft = true;
  /** By card: its index among the unseen ones. */
  private readonly index = new Int32Array(CARDS_MOST).fill(SEEN);
  private readonly seen = new Int32Array(SUITS);
  /** What is public knowledge about each card. */
  private readonly open = new Int32Array(CARDS_MOST);

  /** Finds out what a seat does not see, and what the plays so far prove about it. */
  look(view: View): void {
    const { rules, seat: viewer, state: s } = view;
    const { seats } = rules;
    this.seats = seats;
    const seesOwn = viewer >= 0 && ((s[BLIND] >> viewer) & 1) === 0;
    this.notice(s, viewer, seesOwn);
    this.collect(rules.design.deck.cards);
    this.measure(s, viewer, seats, seesOwn);
    this.prove(s, seats);
    if (s[OPEN] >= 0) this.limit(s[OPEN], placesOfOpenCard(rules, s));
    provePassed(view, this);
    proveOpener(view, this);
    this.open.set(this.may);
  }

  /** Drops all facts but those that `look` found; `soft` says whether facts that are only almost certain count. */
  restart(soft: boolean): void {
    this.may.set(this.open);
    this.soft = soft;
  }

  lacks(seat: number, card: number): void {
    this.limit(card, ~(1 << seat));
  }

  holds(seat: number, card: number): void {
    this.limit(card, 1 << seat);
  }

  hasDiscarded(seat: number, card: number): void {
    this.limit(card, 1 << awayOf(this.seats, seat));
  }

  hasNotDiscarded(seat: number, card: number): void {
    this.limit(card, ~(1 << awayOf(this.seats, seat)));
  }

  keeps(seat: number, card: number): void {
    if (this.soft) this.limit(card, ~(1 << awayOf(this.seats, seat)));
  }

  /** Whether a full state has each unseen card in a place where it may be. */
  fits(state: State): boolean {
    for (let i = 0; i < this.size; i++) {
      const card = this.cards[i];
      const at = suitOf(card);
      let place = stockOf(this.seats);
      for (let seat = 0; seat < this.seats; seat++) {
        if (state[HOLD + seat * SUITS + at] & bitOf(card)) place = seat;
        if (state[AWAY + seat * SUITS + at] & bitOf(card)) place = awayOf(this.seats, seat);
      }
      if (((this.may[i] >> place) & 1) === 0) return false;
    }
    return true;
  }

  private limit(card: number, places: number): void {
    const i = this.index[card];
    if (i !== SEEN) this.may[i] &= places;
  }

  /** The cards played, and the seat's own, as masks. */
  private notice(s: State, viewer: number, seesOwn: boolean): void {
    const { seen } = this;
    for (let suit = 0; suit < SUITS; suit++) {
      seen[suit] = viewer < 0 ? 0 : s[AWAY + viewer * SUITS + suit];
      if (seesOwn) seen[suit] |= s[HOLD + viewer * SUITS + suit];
    }
    for (let i = 0; i < s[PLAYS]; i++) seen[suitOf(s[CARDS + i])] |= bitOf(s[CARDS + i]);
  }

  private collect(deck: readonly number[]): void {
    this.index.fill(SEEN);
    this.size = 0;
    for (let i = 0; i < deck.length; i++) {
      const card = deck[i];
      if (this.seen[suitOf(card)] & bitOf(card)) continue;
      this.index[card] = this.size;
      this.cards[this.size++] = card;
    }
  }

  /** The room of each place; the stock has the rest. */
  private measure(s: State, viewer: number, seats: number, seesOwn: boolean): void {
    const { room } = this;
    room.fill(0);
    let left = this.size;
    for (let seat = 0; seat < seats; seat++) {
      if (seat !== viewer || !seesOwn) room[seat] = cardsLeft(s, seat, seats);
      if (seat !== viewer) room[awayOf(seats, seat)] = s[PUT + seat];
      left -= room[seat] + room[awayOf(seats, seat)];
    }
    room[stockOf(seats)] = left;
  }

  /** Adds what the engine has noted in `VOID` and `LACKS`. */
  private prove(s: State, seats: number): void {
    let open = 0;
    for (let place = 0; place < PLACES_MOST; place++) if (this.room[place] > 0) open |= 1 << place;
    for (let i = 0; i < this.size; i++) {
      const suit = suitOf(this.cards[i]);
      const bit = bitOf(this.cards[i]);
      let set = open;
      for (let seat = 0; seat < seats; seat++)
        if ((s[VOID + seat] >> suit) & 1 || s[LACKS + seat * SUITS + suit] & bit) set &= ~(1 << seat);
      this.may[i] = set;
    }
  }
}

/** The seat that took the face-up card, or cards of the stock: the bidder, or the `taker` in games that name one; −1 for none. */
export const stockTaker = (s: State, at: Readonly<Record<string, number>>): number =>
  at.taker === undefined ? (s[at.took] ? s[at.bidder] : -1) : s[at.taker];

/** The face-up card is the dealer's, or lies in the stock, or went to a seat, which may have put it away again. */
function placesOfOpenCard({ design, seats, at }: Rules, s: State): number {
  if (design.openCard === 'dealer') return 1 << s[DEALER];
  const taker = stockTaker(s, at);
  return taker < 0 ? 1 << stockOf(seats) : (1 << taker) | (1 << awayOf(seats, taker));
}

/** If the holder of a certain card leads to the first trick, the leader holds it. */
function proveOpener({ rules, state: s }: View, facts: Facts): void {
  const phase = rules.design.phases[rules.tricks];
  if (s[PHASE] !== rules.tricks || s[PLAYS] > 0 || !isTricks(phase) || phase.openerHolds === undefined) return;
  facts.holds(s[TURN], phase.openerHolds);
}
