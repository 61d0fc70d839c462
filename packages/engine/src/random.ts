/** Random numbers from a seed. The engine itself never draws any: deals and choices come from outside. */
export class Random {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  /** The same seed always gives the same numbers. @example new Random('table 7/hand 3') */
  constructor(seed: string) {
    // FNV-1a with four different offsets fills the state; sfc32 then runs until the state is well mixed.
    const hash = (start: number) => {
      let h = start;
      for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193);
      return h | 0;
    };
    this.a = hash(0x811c9dc5);
    this.b = hash(0x2f0b4c47);
    this.c = hash(0x6a09e667);
    this.d = 1;
    for (let i = 0; i < 16; i++) this.next();
  }

  /** The next whole number from 0 to 2^32 − 1. */
  next(): number {
    return this.bits() >>> 0;
  }

  /** Like `next`, but from −2^31 to 2^31 − 1: a number in this range is never allocated on the heap. */
  bits(): number {
    const sum = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + sum) | 0;
    return sum;
  }

  /** A whole number from 0 to n − 1, each equally likely. */
  below(n: number): number {
    const limit = 4294967296 - (4294967296 % n);
    let x = this.next();
    while (x >= limit) x = this.next();
    return x % n;
  }

  /** Shuffles a list in place, every order equally likely, and returns it. */
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
}
