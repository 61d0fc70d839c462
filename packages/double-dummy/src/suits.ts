/**
 * The cards of one position as the trick counter sees them: each suit squeezed to the cards that are still in play, bit 0 the
 * weakest. Who owns a card never changes, so that a mask of the cards left in a suit says everything about that suit; what
 * the search asks most often is laid down in tables over these masks.
 */

/** Seats, suits and cards of a suit that there may be at most. */
const MOST_SEATS = 6;
const MOST_SUITS = 5;
export const WIDTH = 14;
/** Suits stand eight apart in small arrays, so that a place is a shift away. */
export const ROW = 8;
/** No seat: where a suit has no second run of winners. */
const NOBODY = 7;

export class Suits {
  seats = 4;
  suits = 4;
  /** The trump suit, or −1. */
  trump = -1;
  /** The set of seats that want tricks. */
  side = 0;
  /** By seat: 1 for those. */
  readonly wants = new Int32Array(ROW);
  /** By seat: the set of seats on its side, itself among them. */
  readonly friends = new Int32Array(ROW);
  /** By seat and suit: the cards that the seat had to begin with. */
  readonly own = new Int32Array(MOST_SEATS * ROW);
  /** By suit: the cards that nobody has played to a finished trick. What a seat holds is what it had of these. */
  readonly now = new Int32Array(ROW);
  /** By suit and mask: the owner of each card from the highest down, `bits` for each. */
  readonly owners = new Int32Array(MOST_SUITS << WIDTH);
  /** By suit and mask: how many cards each seat has, four bits a seat. */
  readonly lengths = new Int32Array(MOST_SUITS << WIDTH);
  /**
   * By suit and mask: who has the highest card (3 bits), the tricks that seat can run from the top (4), how many ranks it
   * needs for that (4), its winners (4), then who has the card below them (3), and how many run on there (4).
   */
  readonly tops = new Int32Array(MOST_SUITS << WIDTH);
  /** By suit and mask: the ranks needed to run the suit, as cards. */
  readonly needs = new Uint16Array(MOST_SUITS << WIDTH);
  /**
   * By side (0, 1) and mask of trumps: the tricks that one hand of the side takes with its trumps, whatever happens, and
   * the lowest card this rests on.
   */
  readonly sure = new Uint8Array(2 << WIDTH);
  readonly sureNeeds = new Uint16Array(2 << WIDTH);
  /** By mask of trumps, four bits a seat: trumps of opponents that can still beat one of the seat's, and its sure tricks. */
  private readonly beaters = new Int32Array(1 << WIDTH);
  private readonly wins = new Int32Array(1 << WIDTH);
  private readonly rest = new Uint16Array(2 << WIDTH);
  /** Bits for an owner. */
  bits = 2;
  private readonly trumpsOf = new Int32Array(2);
  private readonly owner = new Uint8Array(WIDTH);

  /** Begins a new position; then `own` is to be filled by `give`, and `finish` called. */
  begin(seats: number, suits: number, trump: number, side: number): void {
    this.seats = seats;
    this.suits = suits;
    this.trump = trump;
    this.side = side;
    this.bits = seats > 4 ? 3 : 2;
    this.own.fill(0);
    this.now.fill(0);
    const all = (1 << seats) - 1;
    for (let seat = 0; seat < seats; seat++) {
      this.wants[seat] = (side >> seat) & 1;
      this.friends[seat] = this.wants[seat] === 1 ? side & all : all & ~side;
    }
  }

  /** Gives a seat a card of the squeezed suit. */
  give(seat: number, suit: number, bit: number): void {
    this.own[seat * ROW + suit] |= bit;
    this.now[suit] |= bit;
  }

  /** Fills the tables. Every suit must consist of the lowest bits, without a gap. */
  finish(): void {
    for (let suit = 0; suit < this.suits; suit++) this.lay(suit);
    if (this.trump >= 0) this.laySure();
  }

  /** The tables of one suit: each mask from the same mask without its lowest card. */
  private lay(suit: number): void {
    const { owner, owners, lengths, tops, needs, bits } = this;
    const end = this.now[suit] + 1;
    this.findOwners(suit);
    const base = suit << WIDTH;
    owners[base] = 0;
    lengths[base] = 0;
    tops[base] = NOBODY | (NOBODY << 15);
    needs[base] = 0;
    for (let mask = 1; mask < end; mask++) {
      const low = mask & -mask;
      const rest = mask ^ low;
      const seat = owner[31 - Math.clz32(low)];
      const at = base + mask;
      const before = base + rest;
      const length = lengths[before] + (1 << (seat << 2));
      lengths[at] = length;
      if (rest === 0) {
        owners[at] = seat;
        tops[at] = seat | (1 << 3) | (1 << 11) | (NOBODY << 15);
        needs[at] = 0;
        continue;
      }
      const above = tops[before];
      const top = above & 7;
      let ranks = (above >> 7) & 15;
      let run = (above >> 11) & 15;
      let second = (above >> 15) & 7;
      let more = (above >> 18) & 15;
      let others = above >> 22;
      const count = this.countOf(rest);
      owners[at] = owners[before] | (seat << (bits * count));
      if (seat === top) {
        if (run === count) run++;
      } else {
        const own = (length >> (seat << 2)) & 15;
        if (own > others) others = own;
        if (run === count) {
          second = seat;
          more = 1;
        } else if (seat === second && run + more === count) more++;
      }
      let need = needs[before];
      const rounds = run < others ? run : others;
      if (rounds > ranks) {
        need = this.topOf(mask, rounds);
        ranks = rounds;
      }
      needs[at] = need;
      const tricks = run >= others ? (length >> (top << 2)) & 15 : run;
      tops[at] = top | (tricks << 3) | (ranks << 7) | (run << 11) | (second << 15) | (more << 18) | (others << 22);
    }
  }

  /**
   * Sure trump tricks: from the highest trump down, each trump of an opponent can beat one lower trump of a seat, and what
   * is not beaten takes a trick.
   */
  private laySure(): void {
    const { sure, sureNeeds, rest, beaters, wins, friends, seats, wants, owner } = this;
    const cards = this.now[this.trump];
    this.findOwners(this.trump);
    for (let side = 0; side < 2; side++) {
      sure[side << WIDTH] = 0;
      sureNeeds[side << WIDTH] = 0;
      rest[side << WIDTH] = 0;
    }
    this.trumpsOf.fill(0);
    for (let seat = 0; seat < seats; seat++) this.trumpsOf[wants[seat]] |= this.own[seat * ROW + this.trump];
    beaters[0] = 0;
    wins[0] = 0;
    let ones = 0;
    for (let seat = 0; seat < seats; seat++) ones |= 1 << (seat << 2);
    for (let mask = 1; mask <= cards; mask++) {
      const low = mask & -mask;
      const before = mask ^ low;
      const seat = owner[31 - Math.clz32(low)];
      const shift = seat << 2;
      const side = wants[seat];
      // One more for all opponents of the card's owner.
      let opposing = ones;
      for (let each = friends[seat]; each !== 0; each &= each - 1)
        opposing &= ~(1 << ((31 - Math.clz32(each & -each)) << 2));
      beaters[mask] = beaters[before] + opposing;
      wins[mask] = wins[before];
      const own = (side << WIDTH) + before;
      let most = sure[own];
      let need = rest[own];
      if ((beaters[before] >> shift) & 15) beaters[mask] -= 1 << shift;
      else {
        wins[mask] += 1 << shift;
        if (((wins[mask] >> shift) & 15) > most) {
          most++;
          need = low;
        }
      }
      this.setSure(side, mask, most, need);
      const other = ((1 - side) << WIDTH) + before;
      this.setSure(1 - side, mask, sure[other], rest[other]);
    }
  }

  /** Ranks do not matter to the side that has all trumps. */
  private setSure(side: number, mask: number, tricks: number, need: number): void {
    const at = (side << WIDTH) + mask;
    this.sure[at] = tricks;
    this.rest[at] = need;
    this.sureNeeds[at] = (mask & this.trumpsOf[1 - side]) === 0 ? 0 : need;
  }

  private findOwners(suit: number): void {
    for (let bit = 1, rank = 0; bit <= this.now[suit]; bit <<= 1, rank++)
      for (let seat = 0; seat < this.seats; seat++) if (this.own[seat * ROW + suit] & bit) this.owner[rank] = seat;
  }

  private countOf(mask: number): number {
    let n = mask - ((mask >> 1) & 0x5555);
    n = (n & 0x3333) + ((n >> 2) & 0x3333);
    n = (n + (n >> 4)) & 0x0f0f;
    return (n + (n >> 8)) & 31;
  }

  /** The highest `n` cards of a mask. */
  private topOf(mask: number, n: number): number {
    let left = mask;
    for (let i = 0; i < n; i++) left ^= 1 << (31 - Math.clz32(left));
    return mask ^ left;
  }
}
