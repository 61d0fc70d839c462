/** The features of choices in all phases but the tricks: bids, passes, trumps, contracts, cards put away or led out. */
import { NONE, type Rules, type State, SUITS, suitOf } from '@followsuit/engine';
import { AWAY, BLIND, DEALER, HOLD, KEY, OPEN, PHASE } from '@followsuit/engine/state';
import { ABOVE, BELOW, COUNT_OF } from './bits.ts';
import type { CardContext } from './card-context.ts';
import { danger } from './trick-estimator.ts';
import { choicesIn, unpackedCard, type WayChoices } from './ways.ts';

/** The features of one cell, group after group. */
const STAND = 1; // state of the other bids (8)
const ESTIMATE = STAND + 8; // expected tricks (12)
const DANGER = ESTIMATE + 12; // how far the holding is from taking nothing (7)
const GAP = DANGER + 7; // bid, or number to beat, minus expected tricks, in halves (21)
const RAISE = GAP + 21; // steps above the number to beat (4)
const NUMBER = RAISE + 4; // the number itself (26)
const LENGTH = NUMBER + 26; // length of the suit named; if none is, the most low cards of one suit (8)
const PROSPECT = LENGTH + 8; // defined by the game's objective (8)
const LATE = PROSPECT + 8; // seats that speak later (4)
const CARD = LATE + 4; // a card: chance to take a trick × length of its suit (24)
const BELOW_IT = CARD + 24; // unseen cards below it × length (16)
const KIND = BELOW_IT + 16; // trump × worth (4)
const VOIDS = KIND + 4; // voids afterwards (4)
/** The number of features of a cell. */
export const CELL = VOIDS + 4;
/** The number of features of one card. */
const CARD_TRAITS = 3;
/** The most features of one choice. */
export const TRAITS = 14;

/** The ranks that count as low: the four lowest of the Vines deck. */
const LOW = 0b1111;

const few = (n: number, most: number): number => (n < 0 ? 0 : n < most ? n : most);
const dangers = (d: number): number => (d < 1 ? 0 : d < 3 ? 1 : d < 6 ? 2 : d < 10 ? 3 : d < 16 ? 4 : d < 24 ? 5 : 6);
/** In halves, as a whole number: passing a fraction to a function may allocate it. */
const gaps = (halves: number): number => few(halves + 10, 20);

export class ChoiceFeatures {
  /** The names of the cells, in order. */
  readonly names: readonly string[];
  private readonly ctx: CardContext;
  private readonly rules: Rules;
  private readonly phases: readonly (readonly WayChoices[])[];
  private readonly family: string;
  /** By trump and ranking: the expected tricks, computed on demand; negative until then. */
  private readonly estimates = new Float64Array(12);
  /** The index of the last estimate: the chances of single cards belong to it. */
  private last = -1;
  /** By ranking: how far the holding is from taking nothing, computed on demand. */
  private readonly perils = new Int32Array(2);
  /** By card: its features if it is put away, in the cell `away`; −1 until they are computed. */
  private readonly traits = new Int32Array((SUITS << 4) * CARD_TRAITS);
  private away = -1;
  /** The likely trump, the cards from which some are put away, and those that a choice puts away. */
  private awayTrump = NONE;
  private readonly awayFrom = new Int32Array(SUITS);
  private readonly gone = new Int32Array(SUITS);
  /** The seat's cards; empty while they lie face down. */
  private readonly own = new Int32Array(SUITS);
  /** The seat's own cards and the unseen ones as they count with a trump: `countWith`. */
  private readonly mine = new Int32Array(SUITS);
  private readonly others = new Int32Array(SUITS);

  constructor(rules: Rules, ctx: CardContext, known: readonly string[]) {
    const { phases, names } = choicesIn(rules, known, ctx.objective.stakes);
    this.rules = rules;
    this.ctx = ctx;
    this.phases = phases;
    this.names = names;
    this.family = rules.design.deck.id.split('-')[0];
  }

  /** Describes the choices `moves[0…n−1]`, with `TRAITS` numbers each, in `out`; cells begin at `base`, and 0 is no feature. */
  describe(s: State, seat: number, moves: Int32Array, n: number, base: number, out: Int32Array): void {
    const ways = this.phases[s[PHASE]];
    this.look(s, seat);
    let way = 0;
    for (let i = 0, to = 0; i < n; i++, to += TRAITS) {
      while (moves[i] >= ways[way].first + ways[way].size) way++;
      while (moves[i] < ways[way].first) way--;
      out.fill(0, to, to + TRAITS);
      this.describeOne(s, seat, ways[way], moves[i] - ways[way].first, base, out, to);
    }
  }

  private look(s: State, seat: number): void {
    const { ctx, own } = this;
    const blind = ((s[BLIND] >> seat) & 1) === 1;
    const { masks } = this.rules.design.deck;
    for (let suit = 0; suit < SUITS; suit++) {
      own[suit] = blind ? 0 : s[HOLD + seat * SUITS + suit];
      ctx.unseen[suit] = suit < masks.length ? masks[suit] & ~(own[suit] | s[AWAY + seat * SUITS + suit]) : 0;
    }
    this.estimates.fill(-1);
    this.perils.fill(-1);
    this.last = -1;
    this.away = -1;
  }

  private describeOne(
    s: State,
    seat: number,
    way: WayChoices,
    place: number,
    base: number,
    out: Int32Array,
    to: number,
  ): void {
    const { objective } = this.ctx;
    const cell = base + way.cell[place] * CELL;
    const code = way.code(place);
    out[to] = cell;
    out[to + 1] = cell + STAND + objective.standing(s, seat);
    if (way.away) {
      this.describeAway(s, seat, way, code, cell, out, to + 2);
      return;
    }
    const down = way.down[place] < 0 ? 1 - this.ctx.keys.up[s[KEY]] : way.down[place];
    const suit = this.suitFor(s, seat, way, place);
    const estimate = this.estimates[suit < 0 ? this.best(s, down) : this.estimate(s, suit, down)];
    const high = objective.highBid(s);
    const number = way.number[place];
    const expected = estimate * objective.scale;
    out[to + 2] = cell + ESTIMATE + few(estimate | 0, 11);
    out[to + 3] = cell + DANGER + this.peril(s, down);
    out[to + 4] = cell + GAP + gaps(Math.round(((number < 0 ? high : number) - expected) * 2) | 0);
    if (number >= 0) out[to + 5] = cell + RAISE + few(number - high - 1, 3);
    if (number >= 0) out[to + 6] = cell + NUMBER + few(number, 25);
    if (suit < 0) out[to + 7] = cell + LENGTH + few(this.lows(), 7);
    else if (suit < NONE) {
      this.countWith(s, suit);
      out[to + 7] = cell + LENGTH + few(COUNT_OF[this.mine[suit]], 7);
    }
    if (way.word[place] >= 0)
      out[to + 8] = cell + PROSPECT + objective.prospect(s, seat, way.word[place], (estimate * 8) | 0);
    out[to + 9] = cell + LATE + few((s[DEALER] - seat + this.rules.seats) % this.rules.seats, 3);
    if (way.cards === 1) this.describeCard(s, code, suit, cell, out, to + 10);
  }

  /** The key if this suit, or none, is made trump. */
  private keyWith(s: State, trump: number): number {
    const { keys } = this.ctx;
    return s[KEY] + (trump - keys.trump[s[KEY]]) * keys.trumpStep;
  }

  /** Finds `mine` and `others` for a trump. */
  private countWith(s: State, trump: number): void {
    const { counted, unseen } = this.ctx;
    const { own, mine, others } = this;
    if (counted.moves) {
      counted.count(this.keyWith(s, trump), own, 0, mine);
      counted.count(this.keyWith(s, trump), unseen, 0, others);
      return;
    }
    for (let suit = 0; suit < SUITS; suit++) {
      mine[suit] = own[suit];
      others[suit] = unseen[suit];
    }
  }

  /** A card as it counts with a trump. */
  private countedAs(s: State, card: number, trump: number): number {
    const { counted } = this.ctx;
    return counted.moves ? counted.as[(this.keyWith(s, trump) << 7) | card] : card;
  }

  private peril(s: State, down: number): number {
    if (this.perils[down] < 0) {
      this.countWith(s, NONE);
      this.perils[down] = dangers(danger(this.mine, 0, this.others, down === 0));
    }
    return this.perils[down];
  }

  /** The trump that a choice makes, or that is known; −1 if it is still to be chosen. */
  private suitFor(s: State, seat: number, way: WayChoices, place: number): number {
    if (way.suit[place] >= 0) return way.suit[place];
    if (way.cards === 1) return suitOf(way.code(place));
    if (way.takes) return suitOf(s[OPEN]);
    const wanted = this.ctx.objective.trumpFor(s, seat);
    if (wanted >= 0) return wanted;
    if (way.refuses || this.family !== 'vines') return this.ctx.keys.trump[s[KEY]];
    return -1;
  }

  /** Computes the expected tricks with a trump and a ranking; returns their index in `estimates`. */
  private estimate(s: State, trump: number, down: number): number {
    const at = trump * 2 + down;
    if (this.estimates[at] < 0) {
      this.last = at;
      const { estimator, keys } = this.ctx;
      this.countWith(s, trump);
      estimator.look(this.mine, 0, this.others, trump, down === 0, keys.turns[s[KEY]] === 1);
      this.estimates[at] = estimator.sum[0];
    }
    return at;
  }

  /** The expected tricks while trump is undecided: with the best suit, or the better of the open card's suit and none. */
  private best(s: State, down: number): number {
    const offer = this.ctx.objective.offer(s);
    if (offer >= 0) return this.better(this.estimate(s, offer, down), this.estimate(s, NONE, down));
    let best = this.estimate(s, 0, down);
    for (let suit = 1; suit < this.rules.design.deck.suits.length; suit++)
      best = this.better(best, this.estimate(s, suit, down));
    return best;
  }

  /** The most low cards that the seat holds of one suit. */
  private lows(): number {
    let most = 0;
    for (let suit = 0; suit < SUITS; suit++) {
      const n = COUNT_OF[this.own[suit] & LOW];
      if (n > most) most = n;
    }
    return most;
  }

  private better(a: number, b: number): number {
    return this.estimates[b] > this.estimates[a] ? b : a;
  }

  /** The likely trump for a seat that puts cards away. */
  private likelyTrump(s: State, seat: number): number {
    const known = this.ctx.keys.trump[s[KEY]];
    const wanted = this.ctx.objective.trumpFor(s, seat);
    if (wanted >= 0) return wanted;
    if (known !== NONE || this.family !== 'vines') return known;
    return this.best(s, 0) >> 1;
  }

  /** Describes cards put away: features of each card, computed once for all choices, and the voids they leave. */
  private describeAway(
    s: State,
    seat: number,
    way: WayChoices,
    code: number,
    cell: number,
    out: Int32Array,
    to: number,
  ): void {
    const { cards } = way;
    const { traits, gone, awayFrom } = this;
    if (this.away !== cell) this.prepareAway(s, seat, cell);
    gone.fill(0);
    for (let i = 0; i < cards; i++) {
      const card = unpackedCard(code, cards, i);
      const from = card * CARD_TRAITS;
      for (let j = 0; j < CARD_TRAITS; j++) out[to + i * CARD_TRAITS + j] = traits[from + j];
      const counts = this.countedAs(s, card, this.awayTrump);
      gone[suitOf(counts)] |= 1 << (counts & 15);
    }
    let voids = 0;
    for (let suit = 0; suit < SUITS; suit++) if (gone[suit] !== 0 && gone[suit] === awayFrom[suit]) voids++;
    out[to + cards * CARD_TRAITS] = cell + VOIDS + voids;
  }

  private prepareAway(s: State, seat: number, cell: number): void {
    const trump = this.likelyTrump(s, seat);
    this.away = cell;
    this.awayTrump = trump;
    this.countWith(s, trump);
    this.awayFrom.set(this.mine);
    for (let suit = 0; suit < SUITS; suit++)
      for (let rest = this.own[suit]; rest !== 0; rest &= rest - 1) {
        const card = (suit << 4) | (31 - Math.clz32(rest & -rest));
        this.describeCard(s, card, trump, cell, this.traits, card * CARD_TRAITS);
      }
  }

  private describeCard(s: State, card: number, trump: number, cell: number, out: Int32Array, to: number): void {
    const { keys, estimator } = this.ctx;
    const counts = this.countedAs(s, card, trump);
    const suit = suitOf(counts);
    const rank = counts & 15;
    const up = keys.up[s[KEY]] === 1;
    if (this.last !== trump * 2) this.estimates[trump * 2] = -1;
    this.estimate(s, trump, 0);
    this.countWith(s, trump);
    const length = few(COUNT_OF[this.mine[suit]], 4) - 1;
    const worth = keys.worth.length > 0 && keys.worth[(s[KEY] << 7) | card] > 0 ? 1 : 0;
    out[to] = cell + CARD + estimator.step[counts] * 4 + length;
    out[to + 1] = cell + BELOW_IT + few(COUNT_OF[this.others[suit] & (up ? BELOW[rank] : ABOVE[rank])], 3) * 4 + length;
    out[to + 2] = cell + KIND + (suit === trump ? 2 : 0) + worth;
  }
}
