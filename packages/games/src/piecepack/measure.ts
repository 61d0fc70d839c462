/** How far a position is from being won: the page's "For bots". Nothing here is a rule. */
import type { State } from '@followsuit/engine';
import { ACES, distance, HOME, isAce, MIDDLE, PER_SUIT, PIECES, PLACES, SUITS, suitOf } from './board.ts';
import type { PiecepackRules } from './rules.ts';
import { AT, inPhaseOne, isHome, PAWN, TURN } from './state.ts';

/** What it takes to step on a square, by what lies there. Pawns in the muck are best gone round. */
const STEP = { own: 8, bare: 12, movable: 22, showing: 26, pawn: 120, home: 1 };
/** No road at all. */
export const CLOSED = 100_000;
/** What a pawn that is not home yet counts at least, and what a road adds that needs more stones than there are. */
const [OUT, LACK] = [4, 8];
/** How much more the suit counts that is let go first. */
const LEADS = 3;
/** What it adds if no stone can be brought to a gap as things lie. */
const ENCLOSED = 8;
/** Gaps nearer to the pawn than this count more. */
const NEAR = 4;

/** Measures positions of one set of rules. */
export class Measure {
  private readonly rules: PiecepackRules;
  private readonly onAces: boolean;
  /** What lies on every square: a coin, −1 for nothing, or −2 for a pawn on no coin. */
  private readonly lies = new Int32Array(PLACES);
  private readonly cost = new Int32Array(PLACES);
  private readonly before = new Int32Array(PLACES);
  private readonly road = new Int32Array(PLACES);
  private readonly ways = new Int32Array(PLACES);
  private readonly waiting = new Uint8Array(PLACES);
  private readonly queue = new Int32Array(128);
  /** The suits whose roads lead over a square, as a set, and the measure of each suit, in the position looked at last. */
  private readonly roads = new Int32Array(PLACES);
  private readonly parts = new Int32Array(SUITS.length);
  /** Movable pieces count more in some turns than in others, so that two roads do not wait for each other for ever. */
  private movable = STEP.movable;
  /** The suit that counts most. */
  private leader = -1;
  /** How far the coin is that was found last. */
  private far = 0;
  /** The home square where the road found last ends. */
  private last = -1;

  constructor(rules: PiecepackRules) {
    this.rules = rules;
    this.onAces = String(rules.options.aces).endsWith('stones');
  }

  /** The sum over the suits; the lower, the nearer to winning. `CLOSED` and more: some pawn can never get home. */
  of(s: State): number {
    this.movable = STEP.movable + ((s[TURN] * 5) % 15);
    this.survey(s);
    this.roads.fill(0);
    let sum = 0;
    for (let suit = 0; suit < SUITS.length; suit++) {
      this.parts[suit] = this.suit(s, suit);
      if (!isHome(s, suit) && this.parts[suit] < CLOSED) this.mark(s, suit);
    }
    this.leader = this.nearestHome(s);
    for (let suit = 0; suit < SUITS.length; suit++) sum += this.weight(suit) * this.parts[suit];
    return sum;
  }

  /**
   * The same after a piece of a suit has gone from one place to another, which `s` shows already, while `of` looked at the
   * position before. Other suits are measured anew only if that touches their roads.
   */
  after(s: State, suit: number, from: number, to: number): number {
    const touched = this.roads[from] | this.roads[to] | (1 << suit);
    this.survey(s);
    let sum = 0;
    for (let each = 0; each < SUITS.length; each++)
      sum += this.weight(each) * ((touched >> each) & 1 ? this.suit(s, each) : this.parts[each]);
    return sum;
  }

  /** The suit that is let go first where roads cross: the one with the shortest way, now and then another. */
  private nearestHome(s: State): number {
    let best = -1;
    for (let i = 0; i < SUITS.length; i++) {
      const suit = (s[TURN] + i) % SUITS.length;
      if (isHome(s, suit) || inPhaseOne(s, suit)) continue;
      if (best < 0 || (s[TURN] % 8 < 6 && this.parts[suit] < this.parts[best])) best = suit;
    }
    return best;
  }

  private weight(suit: number): number {
    return suit === this.leader ? LEADS : 1;
  }

  /** Whether some pawn has no way home, whatever still moves out of its way. */
  isSealed(s: State): boolean {
    return this.of(s) >= CLOSED;
  }

  /** Notes the road found last. */
  private mark(s: State, suit: number): void {
    for (let at = this.last; at !== s[PAWN + suit]; at = this.before[at]) this.roads[at] |= 1 << suit;
    this.roads[s[PAWN + suit]] |= 1 << suit;
  }

  private survey(s: State): void {
    this.lies.fill(-1);
    for (let suit = 0; suit < SUITS.length; suit++) if (s[PAWN + suit] < MIDDLE) this.lies[s[PAWN + suit]] = -2;
    for (let coin = 0; coin < PIECES; coin++) if (s[AT + coin] >= 0) this.lies[s[AT + coin]] = coin;
  }

  /** The cost of a suit's cheapest road home, and of bringing its own coins to the bare squares on it. */
  private suit(s: State, suit: number): number {
    if (isHome(s, suit)) return 0;
    const last = this.findRoad(s, suit);
    this.last = last;
    if (last < 0) return CLOSED;
    const { road, before } = this;
    let used = 0;
    let length = 0;
    for (let at = before[last]; at !== s[PAWN + suit]; at = before[at]) road[length++] = at;
    let sum = OUT + this.cost[last];
    // From the pawn on; gaps near it count more. A gap may be filled from farther ahead, which then leaves a gap there.
    for (let k = 1; k <= length; k++) {
      const at = road[length - k];
      const own = this.own(at, suit) & ~used;
      used |= own;
      if (own !== 0 || (this.lies[at] >= ACES && this.onAces)) continue;
      const coin = this.bring(s, suit, at, used);
      used |= coin < 0 ? 0 : 1 << coin;
      sum += this.far + 2 * Math.max(0, NEAR - k);
    }
    return sum;
  }

  /** The coin on a square as a set, if it is the suit's own. */
  private own(square: number, suit: number): number {
    const coin = this.lies[square];
    return coin >= 0 && !isAce(coin) && suitOf(coin) === suit ? 1 << coin : 0;
  }

  /**
   * The coin of a suit, not used yet, that has the shortest way over bare squares to a gap; `far` says how far it is. Where
   * none has a way, the one nearest as the crow flies; −1 if all are used.
   */
  private bring(s: State, suit: number, gap: number, used: number): number {
    const { ways, queue, lies } = this;
    const { steps } = this.rules.board;
    ways.fill(0);
    ways[gap] = 1;
    queue[0] = gap;
    for (let i = 0, n = 1; i < n; i++) {
      const at = queue[i];
      for (let j = 0; j < steps[at].length; j++) {
        const to = steps[at][j];
        if (ways[to] !== 0) continue;
        ways[to] = ways[at] + 1;
        if (lies[to] === -1) queue[n++] = to;
        else if ((this.own(to, suit) & ~used) !== 0 && to !== s[PAWN + suit]) {
          this.far = ways[at];
          return lies[to];
        }
      }
    }
    return this.nearest(s, suit, gap, used);
  }

  private nearest(s: State, suit: number, gap: number, used: number): number {
    let best = -1;
    this.far = LACK;
    for (let coin = suit * PER_SUIT; coin < (suit + 1) * PER_SUIT; coin++) {
      const far = ENCLOSED + distance(this.rules.board, s[AT + coin], gap);
      if ((used >> coin) & 1 || (best >= 0 && far >= this.far)) continue;
      best = coin;
      this.far = far;
    }
    return best;
  }

  /** Finds the cheapest road and returns the home square where it ends, or −1; `before` leads back to the pawn. */
  private findRoad(s: State, suit: number): number {
    const { cost, before, waiting, queue } = this;
    const { steps, home } = this.rules.board;
    cost.fill(CLOSED);
    cost[s[PAWN + suit]] = 0;
    queue[0] = s[PAWN + suit];
    let last = -1;
    for (let head = 0, tail = 1; head !== tail; head = (head + 1) & 127) {
      const at = queue[head];
      waiting[at] = 0;
      for (let i = 0; i < steps[at].length; i++) {
        const to = steps[at][i];
        const sum = cost[at] + this.step(s, suit, to);
        if (sum >= cost[to]) continue;
        cost[to] = sum;
        before[to] = at;
        if (home[to] === suit) {
          if (last < 0 || sum < cost[last]) last = to;
        } else if (waiting[to] === 0) {
          waiting[to] = 1;
          queue[tail] = to;
          tail = (tail + 1) & 127;
        }
      }
    }
    return last < 0 || cost[last] >= CLOSED ? -1 : last;
  }

  /** What it takes a pawn to step on a square. */
  private step(s: State, suit: number, to: number): number {
    const coin = this.lies[to];
    const home = this.rules.board.home[to] === suit;
    if (coin === -2) return STEP.pawn;
    if (coin < 0) return home ? STEP.home : STEP.bare;
    if (isAce(coin)) return this.onAces ? STEP.own : CLOSED;
    const other = suitOf(coin);
    if (other === suit) return home ? STEP.home : STEP.own;
    if (s[PAWN + other] === HOME) return CLOSED;
    return inPhaseOne(s, other) ? STEP.showing : this.movable;
  }
}
