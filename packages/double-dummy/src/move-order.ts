/** Which cards the trick counter tries, and in which order: of neighbours only the highest, the most promising first. */

import { FOLLOW_PLAIN, FOLLOW_TRUMPS, LEAD_PLAIN, LEAD_TRUMPS } from './move-order-weights.ts';
import { ROW, type Suits, WIDTH } from './suits.ts';

/** Moves of one level at most. */
export const MOVES = 32;
const CUTS = 1 << 13;

export class MoveOrder {
  private readonly suits: Suits;
  /** By level and place: the moves, `suit << 4 | rank`, the most promising first. */
  readonly moves: Uint8Array;
  private readonly weights: Int32Array;
  private readonly cuts = new Int16Array(CUTS);
  private n = 0;
  private at = 0;

  constructor(suits: Suits, levels: number) {
    this.suits = suits;
    this.moves = new Uint8Array(levels * MOVES);
    this.weights = new Int32Array(levels * MOVES);
  }

  /** By tricks left and seat: the lead that decided last. */
  private readonly killers = new Int16Array(256);
  /** Where the card that decides the position listed last is to be remembered. */
  slot = 0;

  /** Remembers the lead that decided. */
  cut(slot: number, card: number, tricks: number, leader: number): void {
    this.cuts[slot] = card;
    this.killers[(tricks << 3) | leader] = card;
  }

  /** Remembers the card that decided when it was played to a lead. */
  cutFollow(slot: number, card: number): void {
    this.cuts[slot] = card;
  }

  private add(card: number, weight: number): void {
    const { moves, weights, at } = this;
    let j = at + this.n++;
    for (; j > at && weights[j - 1] < weight; j--) {
      weights[j] = weights[j - 1];
      moves[j] = moves[j - 1];
    }
    weights[j] = weight;
    moves[j] = card;
  }

  private slotOfLead(seat: number): number {
    const { now, own } = this.suits;
    let hash = seat + 1;
    for (let suit = 0; suit < this.suits.suits; suit++)
      hash = Math.imul(hash, 0x2c1b3c6d) + (own[seat * ROW + suit] & now[suit]);
    return Math.imul(hash ^ (hash >>> 15), 0x297a2d39) >>> 19;
  }

  private slotOfFollow(seat: number, led: number, best: number, holds: number): number {
    const { now, own } = this.suits;
    let hash = seat * 128 + best + 999;
    if (holds !== 0) hash = Math.imul(hash, 0x2c1b3c6d) + now[led];
    else
      for (let suit = 0; suit < this.suits.suits; suit++)
        hash = Math.imul(hash, 0x2c1b3c6d) + (own[seat * ROW + suit] & now[suit]);
    return Math.imul(hash ^ (hash >>> 15), 0x297a2d39) >>> 19;
  }

  /** Lists leads; returns how many there are. */
  lead(level: number, seat: number, tricks: number, known: number): number {
    const { own, now, tops, lengths, trump, friends, seats, owners, bits } = this.suits;
    this.at = level * MOVES;
    this.n = 0;
    this.slot = this.slotOfLead(seat);
    const cut = this.cuts[this.slot];
    const side = friends[seat];
    const trumps = trump >= 0 ? now[trump] : 0;
    const by = trumps !== 0 ? LEAD_TRUMPS : LEAD_PLAIN;
    const next = seat + 1 === seats ? 0 : seat + 1;
    const last = seat === 0 ? seats - 1 : seat - 1;
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const all = now[suit];
      const mine = own[seat * ROW + suit] & all;
      if (mine === 0) continue;
      const at = (suit << WIDTH) + all;
      const top = tops[at];
      const first = top & 7;
      const second = this.secondOf(top);
      const length = lengths[at];
      const ownLength = (length >> (seat << 2)) & 15;
      let partners = 0;
      let opponents = 0;
      let partnerLength = 0;
      let ruffed = false;
      let partnerRuffs = false;
      let rounds = 0;
      let most = 0;
      for (let other = 0; other < seats; other++) {
        if (other === seat) continue;
        const held = own[other * ROW + suit] & all;
        const many = (length >> (other << 2)) & 15;
        const isPartner = (side >> other) & 1;
        if (isPartner) {
          partners |= held;
          if (many > partnerLength) partnerLength = many;
        } else {
          opponents |= held;
          rounds += held === 0 ? tricks : many;
          if (many > most) most = many;
        }
        if (held === 0 && trumps !== 0 && suit !== trump && own[other * ROW + trump] & trumps) {
          if (isPartner) partnerRuffs = true;
          else ruffed = true;
        }
      }
      const ours = (side >> first) & 1;
      const oursSecond = second < 7 ? (side >> second) & 1 : 0;
      const count = this.cardsOf(length);
      const third = count > 2 ? (owners[at] >> (2 * bits)) & ((1 << bits) - 1) : 7;
      const oursThird = third < 7 ? (side >> third) & 1 : 0;
      const firstLength = (length >> (first << 2)) & 15;
      let weight = -((rounds * by.rounds) >> 3);
      if (ruffed) weight += by.ruffed;
      else if (partnerRuffs) weight += by.partnerRuffs;
      if (partnerLength === 0) weight += by.partnerVoid;
      if (suit === trump) weight += by.trump;
      const lastHas = ((side >> last) & 1) === 0 ? (length >> (last << 2)) & 15 : 0;
      if (lastHas > 1 && first === last) weight += by.lastFirst;
      else if (lastHas > 1 && second === last) weight += by.lastSecond;
      if (!ours && oursSecond === 1 && second !== seat && ((length >> (second << 2)) & 15) > 1)
        weight += first === next ? by.partnerSecondNext : by.partnerSecond;
      if (!ours && oursSecond === 1 && oursThird === 1) weight += by.secondAndThird;
      if (!ours && firstLength === 1) weight += by.bareTop;
      if (ours && oursSecond === 1) weight += by.firstAndSecond;
      const longest = ownLength > partnerLength ? ownLength : partnerLength;
      if (ours && longest > most && this.topRun(all, mine | partners) >= most)
        weight += by.runs + longest * by.runLength;
      if (ours && second < 7 && oursSecond === 0 && ((length >> (second << 2)) & 15) === 1) weight += by.bareSecond;
      if (ownLength === 1 && trumps !== 0 && suit !== trump && own[seat * ROW + trump] & trumps) weight += by.single;
      const beaten = partners > opponents;
      let rel = 0;
      for (let rest = mine; rest !== 0; ) {
        const rank = 31 - Math.clz32(rest);
        const bit = 1 << rank;
        let w = weight + ((rel * by.rel) >> 1);
        const isTop = bit * 2 > all;
        const wins = !ruffed && (isTop || beaten || partnerRuffs);
        const below = all & (bit - 1);
        const touching = below !== 0 && (mine & (1 << (31 - Math.clz32(below)))) !== 0;
        if (wins) {
          if (isTop) w += oursSecond === 1 ? by.topWithSecond : by.top;
          else if (first === seat) w += by.under;
          else if (ours) w += second === seat ? by.toPartnerFromSecond : by.toPartner;
          else w += by.wins;
        } else if (isTop) w += by.topRuffed;
        else if (first === seat) w += by.underTop;
        else if (touching) w += bit === this.secondBit(all) ? by.sequenceFromSecond : by.sequence;
        else if (ours) w += by.oursRuffed;
        else w += by.low - ((rank * by.lowRank) >> 1);
        const card = (suit << 4) | rank;
        if (card === cut) w += by.cut;
        if (card === known) w += by.known;
        if (card === this.killers[(tricks << 3) | seat]) w += by.killer;
        this.add(card, w);
        rest = this.skip(rest, bit, all ^ mine);
        rel++;
      }
    }
    return this.n;
  }

  /** How many of the highest cards of a suit are among some. */
  private topRun(all: number, some: number): number {
    let n = 0;
    for (let rest = all; rest !== 0; n++) {
      const bit = 1 << (31 - Math.clz32(rest));
      if ((some & bit) === 0) break;
      rest ^= bit;
    }
    return n;
  }

  private cardsOf(lengths: number): number {
    let n = 0;
    for (let rest = lengths; rest !== 0; rest >>>= 4) n += rest & 15;
    return n;
  }

  /** The owner of the second card of a suit, from the word of its top. */
  private secondOf(top: number): number {
    return ((top >> 11) & 15) > 1 ? top & 7 : (top >> 15) & 7;
  }

  private secondBit(all: number): number {
    const rest = all ^ (1 << (31 - Math.clz32(all)));
    return rest === 0 ? 0 : 1 << (31 - Math.clz32(rest));
  }

  /** The cards of a seat that do as well as this one, the highest of them: they were not tried because this one was. */
  alike(seat: number, suit: number, bit: number): number {
    const all = this.suits.now[suit];
    const mine = this.suits.own[seat * ROW + suit] & all;
    return (mine & (bit - 1)) ^ this.skip(mine, bit, all ^ mine);
  }

  /** What is left of a holding after a card and those that do as well, down to the next card of somebody else. */
  private skip(mine: number, bit: number, others: number): number {
    const below = others & (bit - 1);
    return below === 0 ? 0 : mine & ((1 << (31 - Math.clz32(below))) - 1);
  }

  /**
   * Lists the cards of a seat that follows; returns how many there are. The best card so far is of suit `bestSuit`, and
   * `left` seats play after this one.
   */
  follow(
    level: number,
    seat: number,
    left: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    taker: number,
  ): number {
    const { own, now } = this.suits;
    this.at = level * MOVES;
    this.n = 0;
    const mine = own[seat * ROW + led] & now[led];
    if (mine !== 0 && this.skip(mine, 1 << (31 - Math.clz32(mine)), now[led] ^ mine) === 0) {
      // One card, or cards that are all alike.
      this.moves[this.at] = (led << 4) | (31 - Math.clz32(mine));
      return 1;
    }
    this.slot = this.slotOfFollow(seat, led, (bestSuit << 4) | (31 - Math.clz32(bestBit)), mine);
    const cut = this.cuts[this.slot];
    if (mine !== 0) this.inSuit(seat, left, led, mine, bestSuit, bestBit, taker, cut);
    else this.outOfSuit(seat, left, led, bestSuit, bestBit, taker, cut);
    return this.n;
  }

  private inSuit(
    seat: number,
    left: number,
    led: number,
    mine: number,
    bestSuit: number,
    bestBit: number,
    taker: number,
    cut: number,
  ): void {
    const { own, now, trump, friends, seats } = this.suits;
    const by = trump >= 0 && now[trump] !== 0 ? FOLLOW_TRUMPS : FOLLOW_PLAIN;
    const all = now[led];
    const others = all ^ mine;
    const side = friends[seat];
    let partners = 0;
    let opponents = 0;
    let ruffed = false;
    let partnerRuffs = false;
    const trumps = trump >= 0 && led !== trump ? now[trump] : 0;
    for (let i = 0, other = seat; i < left; i++) {
      other = other + 1 === seats ? 0 : other + 1;
      const held = own[other * ROW + led] & all;
      const isPartner = (side >> other) & 1;
      if (isPartner) partners |= held;
      else opponents |= held;
      if (held === 0 && trumps !== 0 && own[other * ROW + trump] & trumps) {
        if (isPartner) partnerRuffs = true;
        else ruffed = true;
      }
    }
    const ourTrick = (side >> taker) & 1;
    const hopeless = bestSuit !== led || mine < bestBit;
    const rises = !hopeless && !ruffed;
    const safe = ourTrick === 1 && (bestSuit !== led || opponents < bestBit) && !ruffed;
    const partnerTakes = !ruffed && ((bestSuit === led && partners > opponents && partners > bestBit) || partnerRuffs);
    for (let rest = mine; rest !== 0; ) {
      const rank = 31 - Math.clz32(rest);
      const bit = 1 << rank;
      let w = -rank;
      if (rises && !safe && !partnerTakes && bit > bestBit) {
        if (bit > opponents) w = by.win - rank;
        else if (ourTrick === 0)
          w =
            left === 1 || partners === 0
              ? by.force + ((rank * by.forceRank) >> 1)
              : by.early - ((rank * by.earlyRank) >> 1);
        else w = by.over - ((rank * by.overRank) >> 1);
      }
      const card = (led << 4) | rank;
      if (card === cut) w += by.cut;
      this.add(card, w);
      rest = this.skip(rest, bit, others);
    }
  }

  private outOfSuit(
    seat: number,
    left: number,
    led: number,
    bestSuit: number,
    bestBit: number,
    taker: number,
    cut: number,
  ): void {
    const { own, now, trump, friends, seats, tops, lengths } = this.suits;
    const by = trump >= 0 && now[trump] !== 0 ? FOLLOW_TRUMPS : FOLLOW_PLAIN;
    const side = friends[seat];
    const trumps = trump >= 0 && led !== trump ? now[trump] : 0;
    let partners = 0;
    let opponents = 0;
    let opponentTrumps = 0;
    let partnerRuffs = false;
    for (let i = 0, other = seat; i < left; i++) {
      other = other + 1 === seats ? 0 : other + 1;
      const held = own[other * ROW + led] & now[led];
      const ruff = held === 0 && trumps !== 0 ? own[other * ROW + trump] & trumps : 0;
      if ((side >> other) & 1) {
        partners |= held;
        if (ruff !== 0) partnerRuffs = true;
      } else {
        opponents |= held;
        opponentTrumps |= ruff;
      }
    }
    const ourTrick = (side >> taker) & 1;
    const safe =
      (ourTrick === 1 && (bestSuit === led ? opponents < bestBit && opponentTrumps === 0 : opponentTrumps < bestBit)) ||
      (opponentTrumps === 0 && bestSuit === led && ((partners > opponents && partners > bestBit) || partnerRuffs));
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const all = now[suit];
      const mine = own[seat * ROW + suit] & all;
      if (mine === 0) continue;
      const at = (suit << WIDTH) + all;
      const length = (lengths[at] >> (seat << 2)) & 15;
      const top = tops[at];
      let weight = (length * (safe ? by.safeLength : by.length)) >> 1;
      if (suit === trump) weight = safe ? by.idleRuff : by.ruff;
      else if (length === 2 && this.secondOf(top) === seat) weight += by.guard;
      else if (length === 1 && (top & 7) === seat) weight += by.bareTop;
      for (let rest = mine; rest !== 0; ) {
        const rank = 31 - Math.clz32(rest);
        const bit = 1 << rank;
        let w = weight - rank;
        if (suit === trump && !safe) {
          if (bestSuit === trump && bit < bestBit) w = by.underRuff - rank;
          else if (bit < opponentTrumps) w += by.overRuffed;
        }
        const card = (suit << 4) | rank;
        if (card === cut) w += by.cut;
        this.add(card, w);
        rest = this.skip(rest, bit, all ^ mine);
      }
    }
  }
}
