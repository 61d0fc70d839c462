/**
 * Counts the tricks that one side takes with all cards known and best play by both sides: a zero-window search with a
 * transposition table of positions before a lead, stored by the ranks that mattered.
 */
import { Bounds } from './bounds.ts';
import { MOVES, MoveOrder } from './move-order.ts';
import { ROW, Suits } from './suits.ts';
import { TranspositionTable, UNKNOWN } from './transposition-table.ts';

/** The most tricks that may be left. */
const MOST_TRICKS = 22;
const LEVELS = (MOST_TRICKS + 1) * 8;

export class TrickCounter {
  readonly suits = new Suits();
  nodes = 0;
  private readonly table = new TranspositionTable(this.suits);
  private readonly bounds = new Bounds(this.suits);
  private readonly order = new MoveOrder(this.suits, LEVELS);
  /** The cards that mattered for the last answer, two suits in a word. */
  private m0 = 0;
  private m1 = 0;
  private m2 = 0;
  /** By level: the card played. */
  private readonly laid = new Uint8Array(LEVELS);
  /** Where it begins: tricks left, who leads the first of them, and the cards laid to it already. */
  private tricks = 0;
  private leader = 0;
  private under = 0;

  /** Sets out from a new position, which `suits` holds: cards of the trick under way are laid afterwards. */
  begin(tricks: number, leader: number): void {
    this.table.forget();
    this.tricks = tricks;
    this.leader = leader;
    this.under = 0;
  }

  /** Lays a card, `suit << 4 | rank`, to the trick under way. */
  lay(card: number): void {
    this.laid[(this.tricks << 3) + this.under++] = card;
  }

  /** Takes back the card laid last. */
  unlay(): void {
    this.under--;
  }

  /** The tricks that the side takes, with the one under way; `guess` is tried first. */
  count(guess = this.guess()): number {
    let low = 0;
    let high = this.tricks;
    let next = guess;
    while (low < high) {
      const need = next <= low ? low + 1 : next > high ? high : next;
      if (this.takes(need)) {
        low = need;
        next = need + 1;
      } else {
        high = need - 1;
        next = need - 1;
      }
    }
    return low;
  }

  /** Tricks that the side can expect from its share of high cards and trumps. */
  private guess(): number {
    const { suits, tricks } = this;
    let ours = 0;
    let all = 0;
    for (let suit = 0; suit < suits.suits; suit++) {
      let weight = 5;
      for (let rest = suits.now[suit]; rest !== 0; ) {
        const bit = 1 << (31 - Math.clz32(rest));
        const points = (weight > 0 ? weight * 2 : 0) + (suit === suits.trump ? 5 : 0);
        for (let seat = 0; seat < suits.seats; seat++)
          if (suits.own[seat * ROW + suit] & bit) ours += suits.wants[seat] * points;
        all += points;
        weight--;
        rest ^= bit;
      }
    }
    // Fitted to random deals of 8 to 13 cards: high cards count more than their share, and so does the lead.
    const share = 0.5 + 2.2 * (ours / all - 0.5) + (suits.wants[this.leader] === 1 ? 0.04 : -0.04);
    return Math.round(tricks * share + 0.5);
  }

  /** Whether the side takes `need` tricks, with the one under way. */
  takes(need: number): boolean {
    const { suits, laid, tricks, under } = this;
    const { seats, trump } = suits;
    if (under === 0) return this.lead(tricks, this.leader, need);
    const level = tricks << 3;
    const led = laid[level] >> 4;
    let bestSuit = led;
    let bestBit = 1 << (laid[level] & 15);
    let taker = this.leader;
    let contested = 0;
    let seat = this.leader;
    for (let i = 1; i < under; i++) {
      seat = seat + 1 === seats ? 0 : seat + 1;
      const suit = laid[level + i] >> 4;
      const bit = 1 << (laid[level + i] & 15);
      if (suit === bestSuit) {
        contested = 1;
        if (bit < bestBit) continue;
      } else if (suit !== trump) continue;
      else contested = 0;
      bestSuit = suit;
      bestBit = bit;
      taker = seat;
    }
    if (under === seats)
      return this.finish(level + seats - 1, tricks, taker, bestSuit, contested === 1 ? bestBit : 0, need);
    const next = seat + 1 === seats ? 0 : seat + 1;
    return this.follow(level + under, tricks, seats - 1 - under, next, led, bestSuit, bestBit, taker, contested, need);
  }

  /** Whether the side takes `need` of the tricks left. The cards that mattered are left in `m0`, `m1` and `m2`. */
  private lead(tricks: number, leader: number, need: number): boolean {
    if (need <= 0 || need > tricks) {
      this.m0 = 0;
      this.m1 = 0;
      this.m2 = 0;
      return need <= 0;
    }
    if (tricks === 1) return this.last(leader, need);
    const { suits, order, table } = this;
    this.nodes++;
    const wants = suits.wants[leader] === 1;
    const ours = wants ? need : tricks - need + 1;
    if (this.bounds.cashes(tricks, leader, ours)) {
      this.pack();
      return wants;
    }
    if (this.bounds.holds(tricks, leader, tricks + 1 - ours)) {
      this.pack();
      return !wants;
    }
    const known = table.look(tricks, leader, need);
    if (known !== UNKNOWN) {
      this.m0 = table.m0;
      this.m1 = table.m1;
      this.m2 = table.m2;
      return known === 1;
    }
    const level = tricks << 3;
    const n = order.lead(level, leader, tricks, table.best);
    const slot = order.slot;
    const next = leader + 1 === suits.seats ? 0 : leader + 1;
    const moves = order.moves;
    let m0 = 0;
    let m1 = 0;
    let m2 = 0;
    let d0 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let j = level * MOVES, end = j + n; j < end; j++) {
      const card = moves[j];
      const suit = card >> 4;
      const shift = (suit & 1) << 4;
      const bit = 1 << (card & 15);
      if (((suit < 2 ? d0 : suit < 4 ? d1 : d2) >> shift) & bit) continue;
      this.laid[level] = card;
      const taken = this.follow(level + 1, tricks, suits.seats - 2, next, suit, suit, bit, leader, 0, need);
      if (taken === wants) {
        order.cut(slot, card, tricks, leader);
        table.keep(tricks, leader, need, taken, card, this.m0, this.m1, this.m2);
        return taken;
      }
      m0 |= this.m0;
      m1 |= this.m1;
      m2 |= this.m2;
      const mattered = ((suit < 2 ? this.m0 : suit < 4 ? this.m1 : this.m2) >> shift) & 0xffff;
      const low = mattered === 0 ? 0x8000 : mattered & -mattered;
      if (bit < low) {
        const dead = (low - 1) << shift;
        if (suit < 2) d0 |= dead;
        else if (suit < 4) d1 |= dead;
        else d2 |= dead;
      } else {
        const alike = order.alike(leader, suit, bit) << shift;
        if (suit < 2) m0 |= alike;
        else if (suit < 4) m1 |= alike;
        else m2 |= alike;
      }
    }
    this.m0 = m0;
    this.m1 = m1;
    this.m2 = m2;
    table.keep(tricks, leader, need, !wants, -1, m0, m1, m2);
    return !wants;
  }

  /** Takes over what the bounds rest on. */
  private pack(): void {
    const { matter } = this.bounds;
    this.m0 = matter[0] | (matter[1] << 16);
    this.m1 = matter[2] | (matter[3] << 16);
    this.m2 = matter[4];
  }

  /** The same in the middle of a trick: `left` seats play after this one. */
  private follow(
    level: number,
    tricks: number,
    left: number,
    seat: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    taker: number,
    contested: number,
    need: number,
  ): boolean {
    const { suits, order, laid } = this;
    const wants = suits.wants[seat] === 1;
    const n = order.follow(level, seat, left, led, bestSuit, bestBit, taker);
    const slot = order.slot;
    const next = seat + 1 === suits.seats ? 0 : seat + 1;
    const moves = order.moves;
    const trump = suits.trump;
    let m0 = 0;
    let m1 = 0;
    let m2 = 0;
    let d0 = 0;
    let d1 = 0;
    let d2 = 0;
    for (let j = level * MOVES, end = j + n; j < end; j++) {
      const card = moves[j];
      const suit = card >> 4;
      const shift = (suit & 1) << 4;
      const bit = 1 << (card & 15);
      if (((suit < 2 ? d0 : suit < 4 ? d1 : d2) >> shift) & bit) continue;
      laid[level] = card;
      let newSuit = bestSuit;
      let newBit = bestBit;
      let newTaker = taker;
      let newContested = contested;
      if (suit === bestSuit) {
        newContested = 1;
        if (bit > bestBit) {
          newBit = bit;
          newTaker = seat;
        }
      } else if (suit === trump) {
        newSuit = suit;
        newBit = bit;
        newTaker = seat;
        newContested = 0;
      }
      const taken =
        left > 0
          ? this.follow(level + 1, tricks, left - 1, next, led, newSuit, newBit, newTaker, newContested, need)
          : this.finish(level, tricks, newTaker, newSuit, newContested === 1 ? newBit : 0, need);
      if (taken === wants) {
        if (n > 1) order.cutFollow(slot, card);
        return taken;
      }
      m0 |= this.m0;
      m1 |= this.m1;
      m2 |= this.m2;
      const mattered = ((suit < 2 ? this.m0 : suit < 4 ? this.m1 : this.m2) >> shift) & 0xffff;
      const low = mattered === 0 ? 0x8000 : mattered & -mattered;
      if (bit < low) {
        const dead = (low - 1) << shift;
        if (suit < 2) d0 |= dead;
        else if (suit < 4) d1 |= dead;
        else d2 |= dead;
      } else {
        const alike = order.alike(seat, suit, bit) << shift;
        if (suit < 2) m0 |= alike;
        else if (suit < 4) m1 |= alike;
        else m2 |= alike;
      }
    }
    this.m0 = m0;
    this.m1 = m1;
    this.m2 = m2;
    return !wants;
  }

  /** The trick is complete: on to the next. The taker's card mattered where `bit` says so. */
  private finish(level: number, tricks: number, taker: number, suit: number, bit: number, need: number): boolean {
    const { laid, suits } = this;
    const now = suits.now;
    const first = tricks << 3;
    for (let i = first; i <= level; i++) now[laid[i] >> 4] ^= 1 << (laid[i] & 15);
    const taken = this.lead(tricks - 1, taker, need - suits.wants[taker]);
    for (let i = first; i <= level; i++) now[laid[i] >> 4] ^= 1 << (laid[i] & 15);
    if (suit < 2) this.m0 |= bit << (suit << 4);
    else if (suit < 4) this.m1 |= bit << ((suit & 1) << 4);
    else this.m2 |= bit;
    return taken;
  }

  /** The last trick: everybody has one card. */
  private last(leader: number, need: number): boolean {
    const { own, now, seats, trump, wants } = this.suits;
    let led = 0;
    while ((own[leader * ROW + led] & now[led]) === 0) led++;
    const suit = trump >= 0 && now[trump] !== 0 ? trump : led;
    const cards = now[suit];
    const best = 1 << (31 - Math.clz32(cards));
    let taker = 0;
    while (taker < seats && (own[taker * ROW + suit] & best) === 0) taker++;
    const bit = cards === best ? 0 : best << ((suit & 1) << 4);
    this.m0 = suit < 2 ? bit : 0;
    this.m1 = suit >= 2 && suit < 4 ? bit : 0;
    this.m2 = suit === 4 ? bit : 0;
    return wants[taker] >= need;
  }
}
