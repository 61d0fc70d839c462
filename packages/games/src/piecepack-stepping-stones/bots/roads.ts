/** Roads: the cheapest path home for each suit's pawn on the current board. A heuristic, not a rule. */
import type { State } from '@followsuit/engine';
import { ACES, fromHome, HOME, MIDDLE, PER_SUIT, PIECES, PLACES } from '../board.ts';
import type { PiecepackRules } from '../rules.ts';
import { AT, inPhaseOne, isHome, isSet, PAWN, STONES, TURN } from '../state.ts';
import { SUITS } from '../suits.ts';

/** The content of a square without a coin: nothing, or a pawn in the muck. */
export const [BARE, MUCK] = [-1, -2];
/** Aces count as a suit of their own. */
const ACE = SUITS.length;
/** No road at all. */
export const CLOSED = 10_000;
/** The cost of stepping on a square, by its content. */
const STEP = {
  own: 2,
  bare: 6,
  movable: 12,
  showing: 15,
  last: 30,
  held: 8,
  facing: 30,
  waiting: 70,
  leaving: 17,
  shared: 9,
  mood: 9,
  out: 12,
  wobble: 24,
};
/** One more than the highest total cost considered, and the capacity of the queue. */
const [SUMS, ENTRIES] = [400, 400];
/** From this turn on the order is changed now and then, so that no two pawns wait for each other for ever. */
const RESTLESS = 60;
/** The longest road that is stored. */
const LONGEST = 64;

/** Analyses a position: the content of each square, and the four roads. */
export class Roads {
  /** The coin on every square, or `BARE` or `MUCK`. */
  readonly lies = new Int8Array(PLACES);
  /** The suit of the coin on every square, or `ACE`, `BARE` or `MUCK`. */
  private readonly owner = new Int8Array(PLACES);
  /** The suit whose pawn stands on a square, or −1. */
  readonly pawnOn = new Int8Array(PLACES);
  /** The suits whose roads lead over a square, as a set. */
  readonly on = new Uint8Array(PLACES);
  /** The squares of each suit's road from its pawn on, the last one in its home; `length` is their number, 0 for no road. */
  readonly road: readonly Int8Array[] = SUITS.map(() => new Int8Array(LONGEST));
  readonly length = new Int32Array(SUITS.length);
  /** By suit: the suits with priority over it, as a set: it makes way for them, and expects them to leave. */
  readonly ahead = new Uint8Array(SUITS.length);
  private readonly sequence = new Uint8Array(SUITS.length);
  private readonly key = new Int32Array(SUITS.length);
  /** The cost of each suit's road. */
  readonly toll = new Int32Array(SUITS.length);
  private readonly rules: PiecepackRules;
  private readonly onAces: boolean;
  private readonly cost = new Int32Array(PLACES);
  private readonly before = new Int8Array(PLACES);
  /** By suit: a lower bound on the cost from a square home. */
  private readonly far: readonly Int32Array[];
  /** The open squares, in buckets by their cost plus the lower bound (A*). */
  private readonly first = new Int16Array(SUMS);
  private readonly after = new Int16Array(ENTRIES);
  private readonly square = new Int8Array(ENTRIES);
  /** By suit: what its coins and pawns cost others to step over, in this turn. */
  private readonly price = new Int32Array(SUITS.length + 1);
  private readonly pawnPrice = new Int32Array(SUITS.length);

  constructor(rules: PiecepackRules) {
    this.rules = rules;
    this.onAces = String(rules.options.aces).endsWith('stones');
    this.price[ACE] = this.onAces ? STEP.own : CLOSED;
    this.far = SUITS.map((_, suit) => Int32Array.from({ length: PLACES }, (_, at) => this.leastFrom(at, suit)));
  }

  private leastFrom(at: number, suit: number): number {
    return at < this.rules.board.squares ? STEP.own * fromHome(this.rules.board, suit, at) : STEP.own;
  }

  /** Analyses the whole position. */
  look(s: State): void {
    this.survey(s);
    this.order(s);
    this.on.fill(0);
    let before = 0;
    for (let i = 0; i < SUITS.length; i++) {
      const suit = this.sequence[i];
      this.ahead[suit] = before;
      this.findRoad(s, suit);
      if (isOut(s, suit)) before |= 1 << suit;
    }
  }

  /** Updates the analysis after a piece of a suit has moved: only what that affects. */
  update(s: State, suit: number, from: number, to: number): void {
    const touched = this.on[from] | this.on[to] | (1 << suit);
    this.survey(s);
    for (let each = 0; each < SUITS.length; each++) {
      if (((touched >> each) & 1) === 0) continue;
      const road = this.road[each];
      for (let i = 0; i < this.length[each]; i++) this.on[road[i]] &= ~(1 << each);
      this.findRoad(s, each);
    }
  }

  /** Decides the order of the pawns: first those that may move, the nearest first; then those with the fewest coins to turn. */
  private order(s: State): void {
    const { sequence, key } = this;
    let movable = 0;
    for (let suit = 0; suit < SUITS.length; suit++) if (isOut(s, suit) && !inPhaseOne(s, suit)) movable++;
    for (let suit = 0; suit < SUITS.length; suit++) {
      key[suit] = inPhaseOne(s, suit)
        ? CLOSED * (PER_SUIT + 1 - stonesOf(s, suit))
        : this.nearness(s, suit, movable > 1);
      let i = suit;
      for (; i > 0 && key[sequence[i - 1]] > key[suit]; i--) sequence[i] = sequence[i - 1];
      sequence[i] = suit;
    }
  }

  /** How near to home a pawn that may move is if it has priority; it matters only if there are several. */
  private nearness(s: State, suit: number, matters: boolean): number {
    if (!matters || !isOut(s, suit)) return 0;
    this.ahead[suit] = 0;
    this.findRoad(s, suit);
    const at = s[PAWN + suit];
    const gone = at < MIDDLE && this.lies[at] >= 0 ? STEP.out : 0;
    const wobble = s[TURN] > RESTLESS ? ((s[TURN] >> 2) * 7 + suit * 5) % STEP.wobble : 0;
    return this.toll[suit] - gone + wobble;
  }

  /** Reads the content of all squares. */
  survey(s: State): void {
    const { lies, owner, pawnOn } = this;
    lies.fill(BARE);
    owner.fill(BARE);
    pawnOn.fill(-1);
    for (let suit = 0; suit < SUITS.length; suit++) {
      const at = s[PAWN + suit];
      if (at >= MIDDLE) continue;
      lies[at] = MUCK;
      owner[at] = MUCK;
      pawnOn[at] = suit;
    }
    for (let suit = 0; suit < SUITS.length; suit++)
      for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
        lies[s[AT + coin]] = coin;
        owner[s[AT + coin]] = suit;
      }
    for (let ace = ACES; ace < PIECES; ace++) {
      if (s[AT + ace] < 0) continue;
      lies[s[AT + ace]] = ace;
      owner[s[AT + ace]] = ACE;
    }
  }

  /** Whether a coin of the suit, or an ace that bears pawns, lies on a square. */
  bears(square: number, suit: number): boolean {
    const owner = this.owner[square];
    return owner === suit || (owner === ACE && this.onAces);
  }

  /** Sets the costs of other suits' pieces. They change every turn, so that two roads do not wait for each other for ever. */
  private setPrices(s: State, suit: number): void {
    const mood = (s[TURN] * 5) % STEP.mood;
    const ahead = this.ahead[suit];
    for (let other = 0; other < SUITS.length; other++) {
      // Stones of a suit that has just come home move at most once more.
      const movable = inPhaseOne(s, other) ? STEP.showing : isHome(s, other) ? STEP.last : STEP.movable + mood;
      this.price[other] = isSet(s, other) ? CLOSED : movable;
      this.pawnPrice[other] = (ahead >> other) & 1 ? STEP.leaving : STEP.waiting;
    }
  }

  /** Finds and stores the cheapest road of a suit. */
  findRoad(s: State, suit: number): void {
    this.length[suit] = 0;
    this.toll[suit] = 0;
    if (isHome(s, suit)) return;
    this.setPrices(s, suit);
    const last = this.spread(s, suit);
    this.toll[suit] = last < 0 ? CLOSED : this.cost[last];
    if (last < 0) return;
    const { before, on } = this;
    const from = s[PAWN + suit];
    let n = 0;
    for (let at = last; at !== from; at = before[at]) n++;
    this.length[suit] = n;
    const road = this.road[suit];
    for (let at = last; at !== from; at = before[at]) {
      road[--n] = at;
      on[at] |= 1 << suit;
    }
  }

  /** Expands from the pawn, the most promising squares first, and returns the home square it reaches; or −1. */
  private spread(s: State, suit: number): number {
    const { cost, before, first, square, after } = this;
    const { steps } = this.rules.board;
    const far = this.far[suit];
    const from = s[PAWN + suit];
    cost.fill(CLOSED);
    first.fill(-1);
    cost[from] = 0;
    square[0] = from;
    after[0] = -1;
    first[far[from]] = 0;
    let entries = 1;
    for (let sum = far[from]; sum < SUMS; sum++) {
      for (let entry = first[sum]; entry >= 0; entry = first[sum]) {
        first[sum] = after[entry];
        const at = square[entry];
        const so = cost[at];
        if (so + far[at] !== sum) continue;
        if (far[at] === 0) return at;
        const near = steps[at];
        for (let i = 0; i < near.length; i++) {
          const to = near[i];
          const next = so + this.step(suit, to, far[to] === 0);
          const prospect = next + far[to];
          if (next >= cost[to] || prospect >= SUMS || entries === ENTRIES) continue;
          cost[to] = next;
          before[to] = at;
          square[entries] = to;
          after[entries] = first[prospect];
          first[prospect] = entries++;
        }
      }
    }
    return -1;
  }

  /** The cost for a pawn to step on a square. */
  private step(suit: number, to: number, home: boolean): number {
    const owner = this.owner[to];
    if (owner === suit) return STEP.own;
    if (owner === BARE) return home ? STEP.own : this.on[to] & this.ahead[suit] ? STEP.shared : STEP.bare;
    const pawn = this.pawnOn[to];
    if (owner === MUCK) return this.pawnPrice[pawn];
    const held = pawn < 0 ? 0 : (this.ahead[suit] >> pawn) & 1 ? STEP.held : STEP.facing;
    return this.price[owner] + held;
  }
}

/** How many coins of a suit are stones. */
function stonesOf(s: State, suit: number): number {
  let n = 0;
  for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) n += (s[STONES] >> coin) & 1;
  return n;
}

/** Whether a pawn is on the board. */
export const isOut = (s: State, suit: number): boolean => s[PAWN + suit] !== HOME;
