/** How likely a seat is to take the current trick with each of its cards, as far as its view reveals. */
import type { Rules, State, View } from '@followsuit/engine';
import { bitOf, cardsIn, cardsLeft, count, laid, nextSeat, SUITS, slot, suitOf } from '@followsuit/engine';
import { AWAY, CARDS, HOLD, LEADER, PLAYS, SIZE, VOID } from '@followsuit/engine/state';

export class TrickChances {
  private readonly rules: Rules;
  private readonly seat: number;
  private readonly s: State;
  /** By suit: the ranks that are neither open nor held by this seat. */
  private readonly unseen: Int32Array;
  private readonly unseenCards: readonly number[];
  /** By seat and suit: the chance that the seat holds an unseen card of the suit. */
  private readonly share: Float64Array;
  /** The seats that play to the trick after this one, in turn. */
  private readonly later: readonly number[];
  /** The seat that currently wins the trick, and its card; −1 before the lead. */
  private readonly ahead: number;
  private readonly best: number;

  constructor({ rules, seat, state }: View) {
    this.rules = rules;
    this.seat = seat;
    this.s = state;
    this.unseen = this.findUnseen();
    this.unseenCards = cardsIn(this.unseen);
    this.share = this.findShares();
    const turns = this.inTurn();
    const place = this.findBest();
    this.later = turns.slice(turns.indexOf(seat) + 1);
    this.ahead = place < 0 ? -1 : turns[place];
    this.best = place < 0 ? -1 : state[slot(state, place)];
  }

  /**
   * The chance that the trick goes to one of a set of seats once this seat plays a card. The model assumes that later seats
   * beat the trick if they can, unless their own side already wins it.
   */
  chance(card: number, side: number): number {
    const { rules, s } = this;
    const takes = this.best < 0 || rules.strengthOf(s, card) > rules.strengthOf(s, this.best, card);
    let ours = (side >> (takes ? this.seat : this.ahead)) & 1;
    if (this.later.length === 0) return ours;
    const stronger = this.stronger(takes ? card : this.best, card);
    for (const seat of this.later) {
      const beats = this.beats(seat, stronger, card);
      ours = (side >> seat) & 1 ? ours + (1 - ours) * beats : ours * (1 - beats);
    }
    return ours;
  }

  /** By suit: how many unseen cards would beat `best` once this seat has played `card`. */
  private stronger(best: number, card: number): number[] {
    const { rules, s } = this;
    const strength = rules.strengthOf(s, best, card);
    const counts = [0, 0, 0, 0, 0];
    for (const each of this.unseenCards) if (rules.strengthOf(s, each, card) > strength) counts[suitOf(each)]++;
    return counts;
  }

  /** The chance that a seat can beat the trick: with the led suit, or with another suit if it is void. */
  private beats(seat: number, stronger: readonly number[], card: number): number {
    const led = suitOf(this.best < 0 ? card : this.s[slot(this.s, 0)]);
    let lacksOthers = 1;
    for (let suit = 0; suit < SUITS; suit++) if (suit !== led) lacksOthers *= this.lacksAll(seat, suit, stronger[suit]);
    const isVoid = this.lacksAll(seat, led, count(this.unseen[led]));
    return 1 - this.lacksAll(seat, led, stronger[led]) + isVoid * (1 - lacksOthers);
  }

  /** The chance that a seat has none of `n` given unseen cards of a suit. */
  private lacksAll(seat: number, suit: number, n: number): number {
    return (1 - this.share[seat * SUITS + suit]) ** n;
  }

  private findUnseen(): Int32Array {
    const { s, seat, rules } = this;
    const unseen = Int32Array.from({ length: SUITS }, (_, suit) => rules.design.deck.masks[suit] ?? 0);
    for (let suit = 0; suit < SUITS; suit++)
      unseen[suit] &= ~(s[HOLD + seat * SUITS + suit] | s[AWAY + seat * SUITS + suit]);
    for (let i = 0; i < s[PLAYS]; i++) unseen[suitOf(s[CARDS + i])] &= ~bitOf(s[CARDS + i]);
    return unseen;
  }

  /** Spreads the unseen cards over the seats and the stock in proportion to how many each has. */
  private findShares(): Float64Array {
    const { rules, s, seat } = this;
    const left = Array.from({ length: rules.seats }, (_, each) =>
      each === seat ? 0 : cardsLeft(s, each, rules.seats),
    );
    const aside = this.unseenCards.length - left.reduce((sum, n) => sum + n, 0);
    const share = new Float64Array(rules.seats * SUITS);
    for (let suit = 0; suit < SUITS; suit++) {
      const may = left.map((n, each) => ((s[VOID + each] >> suit) & 1 ? 0 : n));
      const all = may.reduce((sum, n) => sum + n, aside);
      for (let each = 0; each < rules.seats; each++) share[each * SUITS + suit] = all > 0 ? may[each] / all : 0;
    }
    return share;
  }

  /** The seats that take part in the trick, in turn from its leader. */
  private inTurn(): number[] {
    const { s, rules } = this;
    const seats = [s[LEADER]];
    while (seats.length < s[SIZE]) seats.push(nextSeat(s, seats[seats.length - 1], rules.seats));
    return seats;
  }

  /** The index in the trick of the winning card; −1 before the lead. */
  private findBest(): number {
    const { s, rules } = this;
    let best = -1;
    for (let i = 0, top = 0; i < laid(s); i++) {
      const strength = rules.strengthOf(s, s[slot(s, i)]);
      if (strength > top) best = i;
      top = Math.max(top, strength);
    }
    return best;
  }
}
