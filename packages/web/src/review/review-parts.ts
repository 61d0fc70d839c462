/** The moments of a game in parts, which several workers review in any order. */
import type { MomentReview } from '@followsuit/review';

/** The moments from `first` up to, not including, `last`. */
export interface MomentRange {
  readonly first: number;
  readonly last: number;
}

/** Few, so that progress shows and all workers end at the same time. */
const PER_PART = 6;

export class ReviewParts {
  /** Resolves when all moments are reviewed. */
  readonly ended: Promise<void>;
  private readonly all: number;
  private readonly parts = new Map<number, readonly MomentReview[]>();
  private readonly begun: MomentReview[];
  private next: number;
  private end = (): void => {};
  private fail = (_error: unknown): void => {};

  /** `known` are the reviews of the first moments, of `all`. */
  constructor(known: readonly MomentReview[], all: number) {
    this.all = all;
    this.begun = [...known];
    this.next = known.length;
    this.ended = new Promise((resolve, reject) => {
      this.end = resolve;
      this.fail = reject;
    });
    if (this.next === all) this.end();
  }

  /** The next part that nobody has begun; null if there is none. */
  take(): MomentRange | null {
    if (this.next >= this.all) return null;
    const first = this.next;
    this.next = Math.min(this.all, first + PER_PART);
    return { first, last: this.next };
  }

  /** Adds a reviewed part; without one, the review has failed. */
  add(part: readonly MomentReview[] | null): void {
    if (part === null) {
      this.fail(new Error('worker-failed'));
      return;
    }
    this.parts.set(part[0].moment, part);
    for (let each = this.parts.get(this.begun.length); each; each = this.parts.get(this.begun.length)) {
      this.parts.delete(this.begun.length);
      this.begun.push(...each);
    }
    if (this.begun.length === this.all) this.end();
  }

  /** The reviews of the first moments, as far as none is missing. */
  get reviewed(): readonly MomentReview[] {
    return this.begun;
  }

  /** How much is reviewed, from 0 to 1. */
  get share(): number {
    const others = [...this.parts.values()].reduce((sum, { length }) => sum + length, 0);
    return (this.begun.length + others) / this.all;
  }
}
