/**
 * The transposition table of the trick counter. Its key is who leads and how many cards of each suit each seat has; a result
 * holds for all positions with that key whose highest cards, as far down as ranks mattered, have the same owners.
 */
import { type Suits, WIDTH } from './suits.ts';

/** An entry: three words of lengths, the rest in one word, the next entry, then owners and which of them matter by suit. */
const ENTRY = 16;
const WORD = 3;
const NEXT = 4;
const OWNERS = 5;
const MATTER = 10;
const FIRST_SIZE = 1 << 13;
const LAST_SIZE = 1 << 19;
const SLOTS = 1 << 14;

/** Answers of `look`. */
export const UNKNOWN = -1;

export class TranspositionTable {
  private readonly suits: Suits;
  private entries = new Int32Array(FIRST_SIZE * ENTRY);
  private size = FIRST_SIZE;
  private readonly slots = new Int32Array(SLOTS);
  /** Entries below this are of earlier positions; entry 0 is never used. */
  private floor = 1;
  private next = 1;
  private a = 0;
  private b = 0;
  private c = 0;
  /** The card that decided the position the last time, as `suit << 4 | rank`, or −1; set by `look`. */
  best = -1;
  m0 = 0;
  m1 = 0;
  m2 = 0;

  constructor(suits: Suits) {
    this.suits = suits;
  }

  /** Forgets all positions. */
  forget(): void {
    this.floor = this.next;
    if (this.next > this.size >> 1) this.clear();
  }

  private clear(): void {
    this.slots.fill(0);
    this.floor = 1;
    this.next = 1;
  }

  /** Works out the words of lengths and returns the slot. */
  private place(tricks: number, leader: number): number {
    const { lengths, now, seats } = this.suits;
    const l0 = lengths[now[0]];
    const l1 = lengths[(1 << WIDTH) + now[1]];
    const l2 = lengths[(2 << WIDTH) + now[2]];
    const l3 = lengths[(3 << WIDTH) + now[3]];
    if (seats <= 4) {
      this.a = l0 | (l1 << 16);
      this.b = l2 | (l3 << 16);
      this.c = 0;
    } else {
      this.a = l0 | (l1 << 24);
      this.b = (l1 >>> 8) | (l2 << 16);
      this.c = (l2 >>> 16) | (l3 << 8);
    }
    let hash =
      Math.imul(this.a, 0x9e3779b1) ^
      Math.imul(this.b ^ (leader << 28), 0x85ebca6b) ^
      Math.imul(this.c ^ tricks, 0xc2b2ae35);
    hash ^= hash >>> 15;
    return Math.imul(hash, 0x2c1b3c6d) >>> 18;
  }

  /**
   * Whether the side takes `need` of the tricks left: 1, 0 or `UNKNOWN`. Where it is known, the cards that mattered are
   * left in `m0`, `m1` and `m2`, two suits in a word.
   */
  look(tricks: number, leader: number, need: number): number {
    const { entries, suits, floor } = this;
    const { owners, now } = suits;
    const slot = this.place(tricks, leader);
    const { a, b, c } = this;
    const kind = (tricks << 3) | leader;
    const o0 = owners[now[0]];
    const o1 = owners[(1 << WIDTH) + now[1]];
    const o2 = owners[(2 << WIDTH) + now[2]];
    const o3 = owners[(3 << WIDTH) + now[3]];
    const o4 = owners[(4 << WIDTH) + now[4]];
    this.best = -1;
    for (let entry = this.slots[slot]; entry >= floor; entry = entries[entry * ENTRY + NEXT]) {
      const at = entry * ENTRY;
      if (entries[at] !== a || entries[at + 1] !== b || entries[at + 2] !== c) continue;
      const word = entries[at + WORD];
      if ((word & 0xff) !== kind) continue;
      if (
        (((o0 ^ entries[at + OWNERS]) & entries[at + MATTER]) |
          ((o1 ^ entries[at + OWNERS + 1]) & entries[at + MATTER + 1]) |
          ((o2 ^ entries[at + OWNERS + 2]) & entries[at + MATTER + 2]) |
          ((o3 ^ entries[at + OWNERS + 3]) & entries[at + MATTER + 3]) |
          ((o4 ^ entries[at + OWNERS + 4]) & entries[at + MATTER + 4])) !==
        0
      )
        continue;
      const low = (word >> 8) & 31;
      const high = (word >> 13) & 31;
      if (need > low && need <= high) {
        this.best = ((word >>> 18) & 127) - 1;
        continue;
      }
      this.m0 = this.lowestOf(now[0], entries[at + MATTER]) | (this.lowestOf(now[1], entries[at + MATTER + 1]) << 16);
      this.m1 =
        this.lowestOf(now[2], entries[at + MATTER + 2]) | (this.lowestOf(now[3], entries[at + MATTER + 3]) << 16);
      this.m2 = this.lowestOf(now[4], entries[at + MATTER + 4]);
      return need <= low ? 1 : 0;
    }
    return UNKNOWN;
  }

  /** The lowest card that matters, from the owners that do. */
  private lowestOf(mask: number, owners: number): number {
    if (owners === 0) return 0;
    const bits = this.suits.bits;
    let left = mask;
    let card = 0;
    for (let rest = owners; rest !== 0 && left !== 0; rest >>>= bits) {
      card = 1 << (31 - Math.clz32(left));
      left ^= card;
    }
    return card;
  }

  /** Keeps a result: whether `need` tricks were taken, and the cards that mattered. */
  keep(
    tricks: number,
    leader: number,
    need: number,
    taken: boolean,
    best: number,
    m0: number,
    m1: number,
    m2: number,
  ): void {
    if (this.next === this.size) this.grow();
    const slot = this.place(tricks, leader);
    const { entries } = this;
    const entry = this.next++;
    const at = entry * ENTRY;
    entries[at] = this.a;
    entries[at + 1] = this.b;
    entries[at + 2] = this.c;
    const low = taken ? need : 0;
    const high = taken ? tricks : need - 1;
    entries[at + WORD] = (tricks << 3) | leader | (low << 8) | (high << 13) | ((best + 1) << 18);
    entries[at + NEXT] = this.slots[slot];
    this.slots[slot] = entry;
    this.keepSuit(at, 0, m0 & 0xffff);
    this.keepSuit(at, 1, m0 >>> 16);
    this.keepSuit(at, 2, m1 & 0xffff);
    this.keepSuit(at, 3, m1 >>> 16);
    this.keepSuit(at, 4, m2);
  }

  private keepSuit(at: number, suit: number, matter: number): void {
    const { owners, now, bits } = this.suits;
    const mask = now[suit];
    let all = 0;
    // The cards from the lowest that mattered upwards.
    if (matter !== 0)
      for (let rest = mask & -(matter & -matter); rest !== 0; rest &= rest - 1) all = (all << bits) | ((1 << bits) - 1);
    this.entries[at + MATTER + suit] = all;
    this.entries[at + OWNERS + suit] = owners[(suit << WIDTH) + mask];
  }

  private grow(): void {
    if (this.size >= LAST_SIZE) {
      this.clear();
      return;
    }
    this.size <<= 1;
    const larger = new Int32Array(this.size * ENTRY);
    larger.set(this.entries);
    this.entries = larger;
  }
}
