/** Reading a view: what a seat can tell from its own cards and what lies open, written once for all games. */
import type { Act, Rules, State, View } from '@followsuit/engine';
import {
  bitOf,
  cardsIn,
  cardsLeft,
  count,
  isTricks,
  laid,
  NONE,
  nextSeat,
  SUITS,
  slot,
  suitOf,
} from '@followsuit/engine';
import { AWAY, BLIND, CARDS, HOLD, LEADER, PHASE, PLAYS, SIZE, VOID } from '@followsuit/engine/state';

export class Reading {
  readonly rules: Rules;
  readonly seat: number;
  readonly s: State;
  /** The cards this seat holds. */
  readonly own: readonly number[];
  /** The ranks of each suit that lie neither open nor with this seat. */
  readonly unseen: Int32Array;
  /** The seats that play to the trick under way after this one, in turn. */
  readonly later: readonly number[];
  /** The seat that takes the trick as it stands, and its card; −1 where nothing is led. */
  readonly ahead: number;
  readonly best: number;
  private readonly unseenCards: readonly number[];
  /** By seat and suit: the chance that an unseen card of the suit is with the seat. */
  private readonly share: Float64Array;

  constructor({ rules, seat, state }: View) {
    this.rules = rules;
    this.seat = seat;
    this.s = state;
    this.own = cardsIn(Array.from({ length: SUITS }, (_, suit) => this.ranks(suit)));
    this.unseen = this.findUnseen();
    this.unseenCards = cardsIn(this.unseen);
    this.share = this.findShares();
    const turns = state[PHASE] === rules.tricks ? this.inTurn() : [];
    const place = turns.length > 0 ? this.findBest() : -1;
    this.later = turns.slice(turns.indexOf(seat) + 1);
    this.ahead = place < 0 ? -1 : turns[place];
    this.best = place < 0 ? -1 : state[slot(state, place)];
  }

  /** What a digit of the key says, as a number. @example reading.digit('trump') */
  digit(name: string): number {
    const tricks = this.rules.design.phases[this.rules.tricks];
    return isTricks(tricks) ? tricks.key.get(this.s, name) : NONE;
  }

  /** A field of the game's own, as it stands for a seat (or for the table). */
  field(name: string, seat = 0): number {
    return this.s[this.rules.at[name] + seat];
  }

  /** The move that a written act stands for; −1 if it is refused. */
  move(act: Act): number {
    const found = this.rules.read(this.s, this.seat, act);
    return 'move' in found ? found.move : -1;
  }

  /** The ranks this seat holds of a suit; none while its cards lie face down. */
  ranks(suit: number): number {
    return this.isBlind ? 0 : this.s[HOLD + this.seat * SUITS + suit];
  }

  /** Whether this seat may not see its own cards yet. */
  get isBlind(): boolean {
    return ((this.s[BLIND] >> this.seat) & 1) === 1;
  }

  /** How many cards this seat holds of a suit. */
  length(suit: number): number {
    return count(this.ranks(suit));
  }

  /** The cards that lie in the trick under way. */
  laidCards(): number[] {
    return Array.from({ length: laid(this.s) }, (_, i) => this.s[slot(this.s, i)]);
  }

  /** Tricks still to come, the one under way included. */
  get tricksLeft(): number {
    return this.own.length;
  }

  /** Whether a card would take the trick under way, as it stands. */
  takes(card: number): boolean {
    return this.best < 0 || this.rules.strengthOf(this.s, card) > this.rules.strengthOf(this.s, this.best, card);
  }

  /** Whether a card, if led, can be beaten by no unseen card of its own suit. */
  isMaster(card: number): boolean {
    return this.unseenAbove(card) === 0;
  }

  /** How many unseen cards of a card's own suit rank above it (with `up` false: below it), of some ranks or of all. */
  unseenAbove(card: number, up = true, ranks = -1): number {
    return count(this.unseen[suitOf(card)] & ranks & (up ? -bitOf(card) : bitOf(card) - 1));
  }

  /**
   * The chance that the trick under way goes to one of a set of seats (this seat alone, if none is given) once this seat
   * plays a card. Whoever still has to play is thought to beat what they can, unless it is with their own side already.
   */
  chance(card: number, side = 1 << this.seat): number {
    const takes = this.takes(card);
    const best = takes ? card : this.best;
    let ours = (side >> (takes ? this.seat : this.ahead)) & 1;
    if (this.later.length === 0) return ours;
    const stronger = this.stronger(best, card);
    for (const seat of this.later) {
      const beats = this.beats(seat, stronger, card);
      ours = (side >> seat) & 1 ? ours + (1 - ours) * beats : ours * (1 - beats);
    }
    return ours;
  }

  /**
   * The chance that a seat which wants no trick takes this one all the same once this seat plays a card: because it is ahead
   * and stays so, or has to follow suit and holds nothing weaker.
   */
  stuck(seat: number, card: number): number {
    const takes = this.takes(card);
    if (!this.later.includes(seat)) return this.ahead === seat && !takes ? 1 : 0;
    const best = takes ? card : this.best;
    const led = this.ledSuit(card);
    const all = count(this.unseen[led]);
    const weaker = all - this.stronger(best, card)[led];
    return this.lacksAll(seat, led, weaker) - this.lacksAll(seat, led, all);
  }

  /** The suit led, if this seat plays a card now. */
  private ledSuit(card: number): number {
    return suitOf(this.best < 0 ? card : this.s[slot(this.s, 0)]);
  }

  /** By suit, how many unseen cards would beat `best` once this seat has played `card`. */
  private stronger(best: number, card: number): number[] {
    const { rules, s } = this;
    const strength = rules.strengthOf(s, best, card);
    const counts = [0, 0, 0, 0, 0];
    for (const each of this.unseenCards) if (rules.strengthOf(s, each, card) > strength) counts[suitOf(each)]++;
    return counts;
  }

  /** The chance that a seat can beat the trick: with the led suit, or with another if it has none of that. */
  private beats(seat: number, stronger: readonly number[], card: number): number {
    const led = this.ledSuit(card);
    let lacksOthers = 1;
    for (let suit = 0; suit < SUITS; suit++) if (suit !== led) lacksOthers *= this.lacksAll(seat, suit, stronger[suit]);
    const isVoid = this.lacksAll(seat, led, count(this.unseen[led]));
    return 1 - this.lacksAll(seat, led, stronger[led]) + isVoid * (1 - lacksOthers);
  }

  /** The chance that a seat has none of `n` certain unseen cards of a suit. */
  lacksAll(seat: number, suit: number, n: number): number {
    return (1 - this.share[seat * SUITS + suit]) ** n;
  }

  private findUnseen(): Int32Array {
    const { s, seat, rules } = this;
    const unseen = Int32Array.from({ length: SUITS }, (_, suit) => rules.design.deck.masks[suit] ?? 0);
    for (let suit = 0; suit < SUITS; suit++) unseen[suit] &= ~(this.ranks(suit) | s[AWAY + seat * SUITS + suit]);
    for (let i = 0; i < s[PLAYS]; i++) unseen[suitOf(s[CARDS + i])] &= ~bitOf(s[CARDS + i]);
    return unseen;
  }

  /** Unseen cards are spread over the seats that may have them, and over what nobody plays, by how many each has. */
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

  /** The seats that take part in the trick under way, in turn from its leader. */
  private inTurn(): number[] {
    const { s, rules } = this;
    const seats = [s[LEADER]];
    while (seats.length < s[SIZE]) seats.push(nextSeat(s, seats[seats.length - 1], rules.seats));
    return seats;
  }

  /** The place in the trick under way of the card that takes it as it stands; −1 where nothing is led. */
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
