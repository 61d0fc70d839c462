/**
 * Counts the ways to spread groups of cards over classes of places, step by step: a step decides how many cards of one group
 * go to one class. A node is the room left before a step; its edges are the possible numbers of cards. Nodes that
 * leave the same room are merged, so that there are few of them although there are very many ways.
 */
import type { Random } from '@followsuit/engine';
import { CARDS_MOST, type CardGroups, CLASS_WIDTH } from './card-groups.ts';

/** The most steps. */
const STEPS_MOST = CARDS_MOST * CLASS_WIDTH;
/** A bound above the number of edges of any node. */
const SPARE = CARDS_MOST;

/** n! and 1/n!. */
const FACTORIAL = new Float64Array(CARDS_MOST + 1).fill(1);
for (let n = 1; n <= CARDS_MOST; n++) FACTORIAL[n] = n * FACTORIAL[n - 1];
const INVERSE = FACTORIAL.map((factorial) => 1 / factorial);

/** 2^−32. */
const PART = 2 ** -32;

/** A random number from 0 (inclusive) to 1 (exclusive). */
export const share = (random: Random): number => (random.bits() >>> 0) * PART;
/** A whole number from 0 to n − 1. For small n the bias of a single 32-bit draw is negligible. */
export const below = (random: Random, n: number): number => ((random.bits() >>> 0) * PART * n) | 0;

export class DealCounter {
  /** The number of steps, and the group and the places of each. */
  steps = 0;
  readonly group = new Uint8Array(STEPS_MOST);
  readonly places = new Int32Array(STEPS_MOST);
  /** By step: the number of cards in the way drawn last. */
  readonly cards = new Uint8Array(STEPS_MOST);

  private nodes = 0;
  private edges = 0;
  /** By node: the room left as one number, and class by class; the cards of the group still to be placed. */
  private key = new Int32Array(1024);
  private row = new Uint8Array(1024 * CLASS_WIDTH);
  private left = new Uint8Array(1024);
  /** By node: its first edge (those of the next node follow), the number of cards of that edge, and the ways from here. */
  private first = new Int32Array(1024);
  private low = new Uint8Array(1024);
  private ways = new Float64Array(1024);
  /** By edge: its target node, and its ways; after counting, including those of the edges before it. */
  private next = new Int32Array(4096);
  private sum = new Float64Array(4096);
  /** By key: the last node that had it. */
  private found = new Int32Array(4096);
  private readonly stride = new Int32Array(2 * CLASS_WIDTH);
  private readonly merged = new Uint8Array(CLASS_WIDTH);

  /** Counts the ways to fill places with the given room; returns 0 if the facts allow none. */
  count(groups: CardGroups, room: Int32Array): number {
    const { size, classes, places, set } = groups;
    this.steps = 0;
    this.edges = 0;
    this.nodes = 1;
    let all = 1;
    for (let c = 0; c < classes[0]; c++) {
      const sampler = this.capacity(room, places[c]);
      this.row[c] = sampler;
      all *= FACTORIAL[sampler];
      for (let rest = places[c]; rest !== 0; rest &= rest - 1) all *= INVERSE[room[lowestOf(rest)]];
    }
    this.left[0] = groups.count[0];
    this.key[0] = this.strides(groups, room, 0, 0);
    let from = 0;
    for (let g = 0; g < size; g++) {
      if (set[g] === 0) return 0;
      this.strides(groups, room, g, 0);
      this.strides(groups, room, g + 1, CLASS_WIDTH);
      all *= FACTORIAL[groups.count[g]];
      for (let c = 0, open = classesOf(groups, g); open > 0; c++) {
        if ((places[g * CLASS_WIDTH + c] & set[g]) === 0) continue;
        open--;
        this.group[this.steps] = g;
        this.places[this.steps++] = places[g * CLASS_WIDTH + c];
        const to = this.nodes;
        for (let node = from; node < to; node++) this.expand(groups, node, to, g, c, open === 0);
        if (this.nodes === to) return 0;
        from = to;
      }
    }
    return all * this.sumUp(from);
  }

  /** Draws one of the ways uniformly into `cards`. */
  draw(random: Random): void {
    const { first, sum, next, cards } = this;
    let node = 0;
    for (let step = 0; step < this.steps; step++) {
      const begin = first[node];
      const end = first[node + 1];
      let edge = begin;
      if (end - begin > 1) {
        const at = share(random) * this.ways[node];
        while (edge < end - 1 && sum[edge] <= at) edge++;
      }
      cards[step] = this.low[node] + edge - begin;
      node = next[edge];
    }
  }

  private capacity(room: Int32Array, places: number): number {
    let sum = 0;
    for (let rest = places; rest !== 0; rest &= rest - 1) sum += room[lowestOf(rest)];
    return sum;
  }

  /** Sets up keys for the classes before a group; returns the key of all room left. */
  private strides({ classes, places }: CardGroups, room: Int32Array, g: number, at: number): number {
    let stride = 1;
    let key = 0;
    for (let c = 0; c < classes[g]; c++) {
      const most = this.capacity(room, places[g * CLASS_WIDTH + c]);
      this.stride[at + c] = stride;
      key += most * stride;
      stride *= most + 1;
    }
    if (stride > this.found.length) this.found = new Int32Array(2 * stride);
    return key;
  }

  /** Creates the edges of a node: from the fewest to the most cards of group g that can go to class c. */
  private expand(groups: CardGroups, node: number, from: number, g: number, c: number, last: boolean): void {
    if (this.nodes + SPARE > this.key.length) this.makeRoomForNodes();
    if (this.edges + SPARE > this.next.length) this.makeRoomForEdges();
    const { classes, places, set } = groups;
    const row = node * CLASS_WIDTH;
    const left = this.left[node];
    let others = 0;
    if (!last)
      for (let o = c + 1; o < classes[g]; o++) if (places[g * CLASS_WIDTH + o] & set[g]) others += this.row[row + o];
    const low = left > others ? left - others : 0;
    const high = left < this.row[row + c] ? left : this.row[row + c];
    this.low[node] = low;
    this.first[node] = this.edges;
    for (let n = low; n <= high; n++) {
      const edge = this.edges++;
      this.sum[edge] = INVERSE[n];
      this.next[edge] = last ? this.closeGroup(groups, node, from, g, c, n, edge) : this.goOn(node, from, c, n);
    }
  }

  /** The node after a step within a group. */
  private goOn(node: number, from: number, c: number, n: number): number {
    const key = this.key[node] - n * this.stride[c];
    const known = this.found[key];
    if (known >= from && known < this.nodes && this.key[known] === key) return known;
    const made = this.make(key, this.left[node] - n);
    this.row.copyWithin(made * CLASS_WIDTH, node * CLASS_WIDTH, (node + 1) * CLASS_WIDTH);
    this.row[made * CLASS_WIDTH + c] -= n;
    return made;
  }

  /**
   * The node after the last step of a group. Classes merge; the edge counts in how many ways the cards that will go there
   * can be divided among them.
   */
  private closeGroup(
    groups: CardGroups,
    node: number,
    from: number,
    g: number,
    c: number,
    n: number,
    edge: number,
  ): number {
    const { classes, parent } = groups;
    const { merged } = this;
    const after = classes[g + 1];
    for (let p = 0; p < after; p++) merged[p] = 0;
    let divided = 1;
    for (let o = 0; o < classes[g]; o++) {
      const room = this.row[node * CLASS_WIDTH + o] - (o === c ? n : 0);
      merged[parent[g * CLASS_WIDTH + o]] += room;
      divided *= INVERSE[room];
    }
    let key = 0;
    for (let p = 0; p < after; p++) {
      divided *= FACTORIAL[merged[p]];
      key += merged[p] * this.stride[CLASS_WIDTH + p];
    }
    this.sum[edge] *= divided;
    const known = this.found[key];
    if (known >= from && known < this.nodes && this.key[known] === key) return known;
    const made = this.make(key, g + 1 < groups.size ? groups.count[g + 1] : 0);
    for (let p = 0; p < after; p++) this.row[made * CLASS_WIDTH + p] = merged[p];
    return made;
  }

  private make(key: number, left: number): number {
    const node = this.nodes++;
    this.key[node] = key;
    this.left[node] = left;
    this.found[key] = node;
    return node;
  }

  /** Counts backwards from the last nodes, where every card has its place, to the first. */
  private sumUp(last: number): number {
    const { first, next, sum, ways } = this;
    for (let node = last; node < this.nodes; node++) ways[node] = 1;
    first[last] = this.edges;
    for (let node = last - 1; node >= 0; node--) {
      let total = 0;
      for (let edge = first[node]; edge < first[node + 1]; edge++) {
        total += sum[edge] * ways[next[edge]];
        sum[edge] = total;
      }
      ways[node] = total;
    }
    return ways[0];
  }

  private makeRoomForNodes(): void {
    const length = 2 * this.key.length;
    this.key = grown(this.key, new Int32Array(length));
    this.row = grown(this.row, new Uint8Array(length * CLASS_WIDTH));
    this.left = grown(this.left, new Uint8Array(length));
    this.first = grown(this.first, new Int32Array(length));
    this.low = grown(this.low, new Uint8Array(length));
    this.ways = grown(this.ways, new Float64Array(length));
  }

  private makeRoomForEdges(): void {
    const length = 2 * this.next.length;
    this.next = grown(this.next, new Int32Array(length));
    this.sum = grown(this.sum, new Float64Array(length));
  }
}

function grown<T extends Int32Array | Uint8Array | Float64Array>(old: T, into: T): T {
  into.set(old);
  return into;
}

const lowestOf = (set: number): number => 31 - Math.clz32(set & -set);

/** The number of classes before a group that its cards may go to. */
function classesOf({ classes, places, set }: CardGroups, g: number): number {
  let n = 0;
  for (let c = 0; c < classes[g]; c++) if (places[g * CLASS_WIDTH + c] & set[g]) n++;
  return n;
}
