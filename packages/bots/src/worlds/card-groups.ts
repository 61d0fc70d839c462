/** Groups of cards that may lie in the same places, and classes of places that the remaining groups do not distinguish. */

/** The most unseen cards; the most places that may hold them (hands, cards put away, the stock). */
export const CARDS_MOST = 80;
export const PLACES_MOST = 13;
/** Classes of places are stored in rows of this many numbers. */
export const CLASS_WIDTH = 16;

/**
 * Sorts cards into groups by the set of places that may hold them. Before each group the places fall into classes: places
 * are in one class if every group from there on may lie in all of them or in none. Fewer classes mean less counting.
 */
export class CardGroups {
  /** The number of groups. */
  size = 0;
  /** The set of places of each group, and its number of cards. */
  readonly set = new Int32Array(CARDS_MOST);
  readonly count = new Int32Array(CARDS_MOST);
  /** The cards (numbered from 0), group after group, and where each group begins. */
  readonly order = new Uint8Array(CARDS_MOST);
  readonly first = new Int32Array(CARDS_MOST + 1);
  /** Before group g: the number of classes, and the places of class c as a set, at `g * WIDTH + c`. */
  readonly classes = new Int32Array(CARDS_MOST + 1);
  readonly places = new Int32Array((CARDS_MOST + 1) * CLASS_WIDTH);
  /** The class after group g that class c becomes part of, at `g * WIDTH + c`. */
  readonly parent = new Uint8Array((CARDS_MOST + 1) * CLASS_WIDTH);

  /** Sorts `n` cards by the sets of places in `may`; `all` are the places that have room. */
  sort(n: number, may: Int32Array, all: number): void {
    this.collect(n, may);
    this.rank();
    this.list(n, may);
    this.classify(all);
  }

  /** Finds the groups. */
  private collect(n: number, may: Int32Array): void {
    this.size = 0;
    for (let i = 0; i < n; i++) {
      let g = 0;
      while (g < this.size && this.set[g] !== may[i]) g++;
      if (g === this.size) {
        this.set[g] = may[i];
        this.count[g] = 0;
        this.size++;
      }
      this.count[g]++;
    }
  }

  /** Puts the groups with few possible places first; those that may lie anywhere cost nothing at the end. */
  private rank(): void {
    for (let i = 1; i < this.size; i++)
      for (let j = i; j > 0 && this.comesBefore(j, j - 1); j--) {
        const set = this.set[j];
        const count = this.count[j];
        this.set[j] = this.set[j - 1];
        this.count[j] = this.count[j - 1];
        this.set[j - 1] = set;
        this.count[j - 1] = count;
      }
  }

  private comesBefore(a: number, b: number): boolean {
    const difference = bits(this.set[a]) - bits(this.set[b]);
    return difference !== 0 ? difference < 0 : this.set[a] < this.set[b];
  }

  /** Lists the cards of each group. */
  private list(n: number, may: Int32Array): void {
    let next = 0;
    for (let g = 0; g < this.size; g++) {
      this.first[g] = next;
      for (let i = 0; i < n; i++) if (may[i] === this.set[g]) this.order[next++] = i;
    }
    this.first[this.size] = next;
  }

  /** Works backwards from the end, where all places are one class: each group splits off the places that it may lie in. */
  private classify(all: number): void {
    this.classes[this.size] = 1;
    this.places[this.size * CLASS_WIDTH] = all;
    for (let g = this.size - 1; g >= 0; g--) {
      const at = g * CLASS_WIDTH;
      let n = 0;
      for (let c = 0; c < this.classes[g + 1]; c++) {
        const places = this.places[at + CLASS_WIDTH + c];
        const inside = places & this.set[g];
        const outside = places & ~this.set[g];
        if (inside !== 0) {
          this.places[at + n] = inside;
          this.parent[at + n++] = c;
        }
        if (outside !== 0) {
          this.places[at + n] = outside;
          this.parent[at + n++] = c;
        }
      }
      this.classes[g] = n;
    }
  }
}

/** How many places a set has. */
function bits(set: number): number {
  let n = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) n++;
  return n;
}
