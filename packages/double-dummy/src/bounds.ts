/** Tricks that a side takes without a search: what it can cash at once, what its trumps take in any case. */
import { ROW, type Suits, WIDTH } from './suits.ts';

export class Bounds {
  /** By suit: the cards that the last answer rests on, if it was yes. */
  readonly matter = new Int32Array(ROW);
  private readonly suits: Suits;
  /** By seat: a suit in which the leader reaches it. */
  private readonly entry = new Int32Array(ROW);

  constructor(suits: Suits) {
    this.suits = suits;
  }

  /**
   * Whether the side on lead takes `goal` of the tricks left by cashing winners. The cards that this rests on are written to
   * `matter`, where it does; where not, what stands there has no meaning.
   */
  cashes(tricks: number, leader: number, goal: number): boolean {
    const { now, trump, tops, lengths, friends, seats } = this.suits;
    this.clear();
    if (trump < 0 || now[trump] === 0) return this.cashesPlain(leader, -1, 0, goal);
    const at = (trump << WIDTH) + now[trump];
    const side = friends[leader];
    let theirs = 0;
    let ours = 0;
    for (let seat = 0; seat < seats; seat++) {
      const own = (lengths[at] >> (seat << 2)) & 15;
      if ((side >> seat) & 1) {
        if (own > ours) ours = own;
      } else if (own > theirs) theirs = own;
    }
    // Whoever can draw the opponents' trumps plays on as if there were none.
    if (theirs === 0 || ((tops[at] & 7) === leader && ((tops[at] >> 11) & 15) >= theirs)) {
      this.matter[trump] = theirs === 0 ? 0 : this.topOf(now[trump], theirs);
      if (this.cashesPlain(leader, trump, ours, goal)) return true;
      this.clear();
    }
    return theirs > 0 && this.cashesAmongTrumps(tricks, leader, goal);
  }

  /** Of the winners of a suit only so many are needed. Always true. */
  private trim(mask: number, n: number, suit: number): boolean {
    if (this.matter[suit] !== 0) {
      const enough = this.topOf(mask, n);
      const needed = this.matter[suit];
      if ((enough & -enough) > (needed & -needed)) this.matter[suit] = enough;
    }
    return true;
  }

  private clear(): void {
    for (let suit = 0; suit < 5; suit++) this.matter[suit] = 0;
  }

  /** No trumps: the leader's own winners, then those of a partner who can be reached. */
  private cashesPlain(leader: number, trump: number, begun: number, goal: number): boolean {
    const { now, tops, needs, own, friends, lengths } = this.suits;
    const side = friends[leader];
    let sum = begun;
    if (sum >= goal) return true;
    let reach = 0;
    let bridge = -1;
    for (let suit = 0; suit < this.suits.suits; suit++) {
      if (suit === trump) continue;
      const mask = now[suit];
      const at = (suit << WIDTH) + mask;
      const top = tops[at];
      const seat = top & 7;
      if (seat === leader) {
        const cash = (top >> 3) & 15;
        sum += cash;
        this.matter[suit] = needs[at];
        if (sum >= goal) return this.trim(mask, cash - sum + goal, suit);
        const second = (top >> 15) & 7;
        if (second !== 7 && (side >> second) & 1) {
          const run = (top >> 11) & 15;
          const more = (top >> 18) & 15;
          if (((lengths[at] >> (leader << 2)) & 15) > run && ((lengths[at] >> (second << 2)) & 15) >= run + more) {
            if (((reach >> second) & 1) === 0 && bridge < 0) bridge = suit;
          }
        }
      } else if ((side >> seat) & 1 && mask !== 0 && own[leader * ROW + suit] & mask) {
        reach |= 1 << seat;
        this.entry[seat] = suit;
      }
    }
    for (; reach !== 0; reach &= reach - 1) {
      const partner = 31 - Math.clz32(reach & -reach);
      this.enter(partner);
      if (this.goesOn(partner, trump, sum, goal)) return true;
    }
    if (bridge >= 0) {
      const at = (bridge << WIDTH) + now[bridge];
      const top = tops[at];
      const run = (top >> 11) & 15;
      const more = (top >> 18) & 15;
      const kept = this.matter[bridge];
      this.matter[bridge] = this.topOf(now[bridge], run + more);
      if (this.goesOn((top >> 15) & 7, trump, sum + more, goal)) return true;
      this.matter[bridge] = kept;
    }
    return false;
  }

  /** Notes the card with which a partner takes over the lead. */
  private enter(partner: number): void {
    const suit = this.entry[partner];
    this.matter[suit] = 1 << (31 - Math.clz32(this.suits.now[suit]));
  }

  /** Adds the winners of a partner. */
  private goesOn(partner: number, trump: number, begun: number, goal: number): boolean {
    const { now, tops, needs } = this.suits;
    let sum = begun;
    if (sum >= goal) return true;
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const at = (suit << WIDTH) + now[suit];
      if (suit === trump || (tops[at] & 7) !== partner) continue;
      const cash = (tops[at] >> 3) & 15;
      sum += cash;
      this.matter[suit] = needs[at];
      if (sum >= goal) return this.trim(now[suit], cash - sum + goal, suit);
    }
    for (let suit = 0; suit < this.suits.suits; suit++)
      if (suit !== trump && (tops[(suit << WIDTH) + now[suit]] & 7) === partner) this.matter[suit] = 0;
    return false;
  }

  /** Winners outside trumps as long as everybody with a trump has to follow; then the side's sure trumps. */
  private cashesAmongTrumps(tricks: number, leader: number, goal: number): boolean {
    const { now, tops, needs, own: cards, friends, lengths, trump, seats, sure, sureNeeds, wants } = this.suits;
    const side = friends[leader];
    const trumps = now[trump];
    const trumpLengths = lengths[(trump << WIDTH) + trumps];
    let sum = 0;
    const own = (wants[leader] << WIDTH) + trumps;
    if (sure[own] > 0) {
      sum = sure[own];
      this.matter[trump] = sureNeeds[own];
      if (sum >= goal) return true;
    }
    // Nobody of the side may come to have nothing but trumps while the others' winners are cashed.
    let room = tricks;
    for (let seat = 0; seat < seats; seat++) {
      const held = (trumpLengths >> (seat << 2)) & 15;
      if ((side >> seat) & 1 && held > 0 && tricks - held < room) room = tricks - held;
    }
    if (sum + room < goal) return false;
    let rounds = 0;
    let reach = 0;
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const mask = now[suit];
      if (suit === trump || mask === 0) continue;
      const at = (suit << WIDTH) + mask;
      const top = tops[at];
      const seat = top & 7;
      if (((side >> seat) & 1) === 0) continue;
      const safe = this.safeRounds(lengths[at], trumpLengths, side);
      if (seat === leader) {
        const cash = (top >> 3) & 15;
        rounds += cash < safe ? cash : safe;
        if (cash > 0 && safe > 0) this.matter[suit] = needs[at];
        if (sum + (rounds < room ? rounds : room) >= goal)
          return this.trim(mask, (cash < safe ? cash : safe) - sum - rounds + goal, suit);
      } else if (safe > 0 && cards[leader * ROW + suit] & mask) {
        reach |= 1 << seat;
        this.entry[seat] = suit;
      }
    }
    for (; reach !== 0; reach &= reach - 1) {
      const partner = 31 - Math.clz32(reach & -reach);
      let all = rounds;
      this.enter(partner);
      for (let suit = 0; suit < this.suits.suits; suit++) {
        const at = (suit << WIDTH) + now[suit];
        if (suit === trump || (tops[at] & 7) !== partner) continue;
        const cash = (tops[at] >> 3) & 15;
        const safe = this.safeRounds(lengths[at], trumpLengths, side);
        all += cash < safe ? cash : safe;
        this.matter[suit] = needs[at];
        if (sum + (all < room ? all : room) >= goal)
          return this.trim(now[suit], (cash < safe ? cash : safe) - sum - all + goal, suit);
      }
      for (let suit = 0; suit < this.suits.suits; suit++)
        if (suit !== trump && (tops[(suit << WIDTH) + now[suit]] & 7) === partner) this.matter[suit] = 0;
    }
    return false;
  }

  /** How often a suit can be led before an opponent with a trump need not follow. */
  private safeRounds(lengths: number, trumps: number, side: number): number {
    let safe = 15;
    for (let seat = 0; seat < this.suits.seats; seat++) {
      if ((side >> seat) & 1 || ((trumps >> (seat << 2)) & 15) === 0) continue;
      const own = (lengths >> (seat << 2)) & 15;
      if (own < safe) safe = own;
    }
    return safe;
  }

  /** Whether the side that is not on lead takes `goal` of the tricks left in any case. */
  holds(tricks: number, leader: number, goal: number): boolean {
    const { now, trump, wants, sure, sureNeeds } = this.suits;
    if (trump < 0 || now[trump] === 0) return this.holdsPlain(tricks, leader, goal);
    const at = ((1 - wants[leader]) << WIDTH) + now[trump];
    if (sure[at] < goal) return false;
    this.clear();
    this.matter[trump] = sureNeeds[at];
    return true;
  }

  /**
   * No trumps: the side on lead can run the suits of which it has the highest card, and must then lead another. Whoever
   * gets in cashes winners, for which there was room to keep them.
   */
  private holdsPlain(tricks: number, leader: number, goal: number): boolean {
    const { now, tops, lengths, friends, seats } = this.suits;
    const side = friends[leader];
    let run = 0;
    let entries = 0;
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const mask = now[suit];
      if (mask === 0) continue;
      const at = (suit << WIDTH) + mask;
      const top = tops[at] & 7;
      let most = 0;
      for (let seat = 0; seat < seats; seat++) {
        const own = (lengths[at] >> (seat << 2)) & 15;
        if ((side >> seat) & 1 && own > most) most = own;
      }
      if ((side >> top) & 1) run += most;
      else if (most > 0) entries |= 1 << top;
    }
    if (tricks - run < goal || entries === 0) return false;
    return this.cashesWhoever(entries, side, goal);
  }

  private cashesWhoever(entries: number, side: number, goal: number): boolean {
    const { now, tops, needs } = this.suits;
    for (let rest = entries; goal > 1 && rest !== 0; rest &= rest - 1) {
      const seat = 31 - Math.clz32(rest & -rest);
      let sum = 0;
      for (let suit = 0; suit < this.suits.suits; suit++) {
        const top = tops[(suit << WIDTH) + now[suit]];
        if ((top & 7) === seat) sum += (top >> 3) & 15;
      }
      if (sum < goal) return false;
    }
    for (let suit = 0; suit < this.suits.suits; suit++) {
      const mask = now[suit];
      const at = (suit << WIDTH) + mask;
      const top = mask === 0 ? 0 : 1 << (31 - Math.clz32(mask));
      const theirs = (side >> (tops[at] & 7)) & 1;
      if (mask === 0) this.matter[suit] = 0;
      else if (theirs) this.matter[suit] = goal > 1 ? top : 0;
      else this.matter[suit] = goal > 1 ? needs[at] : needs[at] === 0 ? 0 : top;
    }
    return true;
  }

  /** The highest `n` cards of a mask. */
  private topOf(mask: number, n: number): number {
    let left = mask;
    for (let i = 0; i < n && left !== 0; i++) left ^= 1 << (31 - Math.clz32(left));
    return mask ^ left;
  }
}
