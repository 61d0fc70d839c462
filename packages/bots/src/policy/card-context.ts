/** What a seat sees when it has to play a card: computed once per decision, before the features of single cards. */
import { NONE, nextSeat, type Rules, type State, SUITS } from '@followsuit/engine';
import { AWAY, CARDS, HOLD, KEY, LACKS, LEADER, LED, OUT, PLAYS, SIZE, STOP, VOID } from '@followsuit/engine/state';
import { ABOVE, BELOW, COUNT_OF, countIn } from './bits.ts';
import { CountedCards } from './counted-cards.ts';
import type { Keys } from './keys.ts';
import { ContractStatus, type Objective } from './objective.ts';
import { TrickEstimator } from './trick-estimator.ts';

/** The number of contract buckets: see `CardContext.bucket`. */
export const BUCKETS = 9;
/** A seat's position in the trick: leader, several seats after it, one seat after it, last. */
export const PLACES = 4;

/** Of the tricks that a seat does not expect to take itself: the share that a partner takes, or an opponent. */
const PARTNERS_SHARE = 0.4;
const RIVALS_SHARE = 0.45;

export class CardContext {
  readonly rules: Rules;
  readonly keys: Keys;
  readonly objective: Objective;
  /** The seat's standing, and whether its objective has extra features for single cards. */
  readonly status = new ContractStatus();
  readonly hasExtra: boolean;
  readonly estimator: TrickEstimator;
  readonly counted: CountedCards;
  /** By suit: the ranks that are neither open nor in the seat's own holding. */
  readonly unseen = new Int32Array(SUITS);
  /** The seat's own cards, as five masks of ranks from `mineAt` on: its holding in the state, or as its cards count. */
  mine: Int32Array = this.unseen;
  mineAt = 0;
  seat = 0;
  /** Where the seat's holding begins in the state. */
  hold = 0;
  key = 0;
  led = NONE;
  trump = NONE;
  up = true;
  unseenTrumps = 0;
  /** The number of cards in the trick; the offset of the first; the set of seats that play after this one. */
  laid = 0;
  first = 0;
  later = 0;
  /** The strength of the card that currently wins the trick, and its seat (−1 for a lead). */
  best = 0;
  ahead = -1;
  /** 1 if no unseen card of its own suit beats the winning card. */
  safe = 0;
  /** The worth of the cards in the trick so far. */
  pot = 0;
  /** Suits that a friend is void in, and suits that an opponent or any other later seat is void in, as sets. */
  friendsVoid = 0;
  othersVoid = 0;
  private readonly masks: Int32Array;
  private readonly countedOwn = new Int32Array(SUITS);
  private readonly plain = new Int32Array(SUITS);
  private readonly lacks = new Int32Array(SUITS);
  private readonly scale: number;

  constructor(rules: Rules, keys: Keys, objective: Objective) {
    this.rules = rules;
    this.keys = keys;
    this.objective = objective;
    this.counted = new CountedCards(rules);
    this.hasExtra = objective.hasExtra;
    this.scale = objective.scale;
    this.estimator = new TrickEstimator(rules, objective.lowHalf);
    this.masks = Int32Array.from({ length: SUITS }, (_, suit) => rules.design.deck.masks[suit] ?? 0);
  }

  /** Reads a position in the tricks from the seat to act. Returns the bucket of its contract. */
  look(s: State, seat: number): number {
    this.seat = seat;
    this.hold = HOLD + seat * SUITS;
    this.key = s[KEY];
    this.led = s[LED];
    this.trump = this.keys.trump[this.key];
    this.up = this.keys.up[this.key] === 1;
    this.findUnseen(s);
    this.findMine(s);
    this.unseenTrumps = this.trump === NONE ? 0 : COUNT_OF[this.unseen[this.trump]];
    this.laid = s[PLAYS] - s[STOP] + s[SIZE];
    this.first = CARDS + s[STOP] - s[SIZE];
    this.best = 0;
    this.ahead = -1;
    this.pot = 0;
    if (this.laid > 0) this.readTrick(s);
    const left = countIn(s, this.hold);
    this.objective.look(s, seat, left, this.status);
    this.findLater(s);
    const turns = this.keys.turns[this.key] === 1;
    this.estimator.look(this.mine, this.mineAt, this.unseen, this.trump, this.up, turns);
    return this.bucket(left);
  }

  findUnseen(s: State): void {
    const { unseen, masks, hold } = this;
    const away = AWAY + this.seat * SUITS;
    // The cards played, two suits per word.
    let low = 0;
    let middle = 0;
    let high = 0;
    for (let i = CARDS + s[PLAYS] - 1; i >= CARDS; i--) {
      const card = s[i];
      const bit = 1 << card;
      const isLow = (card - 32) >> 31;
      const isHigh = (63 - card) >> 31;
      low |= bit & isLow;
      middle |= bit & ~(isLow | isHigh);
      high |= bit & isHigh;
    }
    unseen[0] = masks[0] & ~(s[hold] | s[away] | low);
    unseen[1] = masks[1] & ~(s[hold + 1] | s[away + 1] | (low >>> 16));
    unseen[2] = masks[2] & ~(s[hold + 2] | s[away + 2] | middle);
    unseen[3] = masks[3] & ~(s[hold + 3] | s[away + 3] | (middle >>> 16));
    unseen[4] = masks[4] & ~(s[hold + 4] | s[away + 4] | high);
  }

  /** The seat's own cards and the unseen ones, as they count. */
  private findMine(s: State): void {
    const { counted, plain, unseen } = this;
    this.mine = s;
    this.mineAt = this.hold;
    if (!counted.moves) return;
    for (let suit = 0; suit < SUITS; suit++) plain[suit] = unseen[suit];
    counted.count(this.key, plain, 0, unseen);
    counted.count(this.key, s, this.hold, this.countedOwn);
    this.mine = this.countedOwn;
    this.mineAt = 0;
  }

  /** The suits that a seat is void in, as its plays have proved. */
  private voidsOf(s: State, seat: number): number {
    const { counted, plain, lacks, masks, unseen } = this;
    if (!counted.moves) return s[VOID + seat];
    for (let suit = 0; suit < SUITS; suit++)
      plain[suit] = s[LACKS + seat * SUITS + suit] | ((s[VOID + seat] >> suit) & 1 ? masks[suit] : 0);
    counted.count(this.key, plain, 0, lacks);
    let voids = 0;
    for (let suit = 0; suit < SUITS; suit++)
      if (lacks[suit] !== 0 && (unseen[suit] & ~lacks[suit]) === 0) voids |= 1 << suit;
    return voids;
  }

  private readTrick(s: State): void {
    const { rules, keys, key } = this;
    const counting = keys.worth.length > 0;
    let place = 0;
    for (let i = 0; i < this.laid; i++) {
      const card = s[this.first + i];
      const strength = rules.strengthOf(s, card);
      if (counting) this.pot += keys.worth[(key << 7) | card];
      if (strength <= this.best) continue;
      this.best = strength;
      place = i;
    }
    const best = this.counted.as[(key << 7) | s[this.first + place]];
    this.safe = (this.unseen[best >> 4] & (this.up ? ABOVE : BELOW)[best & 15]) === 0 ? 1 : 0;
    let seat = s[LEADER];
    if (s[OUT] === 0) seat = (seat + place) % rules.seats;
    else for (; place > 0; place--) seat = nextSeat(s, seat, rules.seats);
    this.ahead = seat;
  }

  private findLater(s: State): void {
    const { seats } = this.rules;
    this.later = 0;
    this.friendsVoid = 0;
    this.othersVoid = 0;
    const simple = s[OUT] === 0;
    let seat = this.seat;
    for (let n = s[SIZE] - this.laid - 1; n > 0; n--) {
      seat = simple ? (seat + 1 === seats ? 0 : seat + 1) : nextSeat(s, seat, seats);
      this.later |= 1 << seat;
      if ((this.status.friends >> seat) & 1) this.friendsVoid |= this.voidsOf(s, seat);
      else this.othersVoid |= this.voidsOf(s, seat);
    }
  }

  /**
   * The state of the contract: exceeded; just met, with little or much still to come; short, from hopeless to more than enough;
   * out of reach.
   */
  private bucket(left: number): number {
    const mine = this.estimator.sum[0];
    const { need, reach, own, friends } = this.status;
    if (need < 0) return 0;
    if (need > reach) return 8;
    const others = left - mine;
    const expected = own ? (friends & (friends - 1) ? mine + PARTNERS_SHARE * others : mine) : RIVALS_SHARE * others;
    if (need === 0) return expected < 0.75 ? 1 : 2;
    const over = expected * this.scale - need;
    return over < -1.25 ? 3 : over < -0.4 ? 4 : over < 0.4 ? 5 : over < 1.25 ? 6 : 7;
  }
}
