/** Games decided by points alone: a race to a target, the most after a number of hands, or the least if the lowest total wins. */
import type { Rules, State } from '@followsuit/engine';
import { HAND, TOTAL } from '@followsuit/engine/state';
import { handsInAll } from './ending.ts';
import type { Features, Scale } from './features.ts';

/** The distance to the best side: linear, squared, and with more weight on the last hands. */
const DISTANCE = 3;
/** In a race: the chance of reaching the target with the next hand, or with the next two. */
const NEARNESS = 2;
/** The fewest hands still to be played. */
const LEAST_LEFT = 0.1;

/** Tricks over a side's bid, counted from hand to hand; they cost points whenever they reach a limit. */
export interface Bags {
  /** Their offset in the state, by side. */
  readonly at: number;
  readonly limit: number;
  readonly penalty: number;
}

export class PointsFeatures implements Features {
  readonly size: number;
  readonly helps: readonly boolean[];
  private readonly rules: Rules;
  private readonly sides: number;
  /** −1 if the lowest total wins: the target is then to be avoided. */
  private readonly sign: number;
  private readonly hands: number;
  private readonly target: number;
  private readonly reach: Reach;
  private readonly bags: Bags | null;
  private readonly bagMean: number;
  private readonly bagSpread: number;
  private readonly places: number;
  private readonly mean: number;
  private readonly spread: number;
  private readonly soften: number;

  constructor(rules: Rules, { mean, spread, soften, step = 1, reach = [], bags = [0, 1] }: Scale, counted?: Bags) {
    this.rules = rules;
    this.sides = rules.design.sides.length;
    this.sign = rules.wins === 'low' ? -1 : 1;
    this.hands = handsInAll(rules);
    this.target = Number(rules.options.target);
    this.reach = new Reach(step, reach);
    this.bags = counted ?? null;
    this.bagMean = bags[0];
    this.bagSpread = bags[1];
    this.mean = mean;
    this.spread = spread;
    this.soften = soften;
    const sure = DISTANCE + (this.hands > 0 ? 0 : NEARNESS) + (this.bags ? 1 : 0);
    this.places = sure;
    this.size = sure + this.sides - 1;
    this.helps = Array.from({ length: this.size }, (_, i) => i < sure);
  }

  read(s: State, out: Float64Array): void {
    const { sides, size, sign } = this;
    let most = s[TOTAL];
    let best = s[TOTAL];
    for (let side = 1; side < sides; side++) {
      const total = s[TOTAL + side];
      if (total > most) most = total;
      if (sign * total > sign * best) best = total;
    }
    const left = this.handsLeft(s, most);
    const certainty = 1 / Math.sqrt(left + this.soften);
    const dealer = this.rules.nextDealer(s) % sides;
    for (let side = 0; side < sides; side++) {
      const at = side * size;
      const behind = ((sign * (s[TOTAL + side] - best)) / this.spread) * certainty;
      out[at] = behind;
      out[at + 1] = -behind * behind;
      const short = (sign * (best - s[TOTAL + side])) / this.spread;
      out[at + 2] = (-short / (short + 0.5)) * certainty;
      let next = at + DISTANCE;
      if (this.hands === 0) {
        const away = Math.max(0, this.target - s[TOTAL + side]);
        out[next] = sign * this.reach.inOne(away);
        out[next + 1] = sign * this.reach.inTwo(away);
        next += NEARNESS;
      }
      if (this.bags) out[next] = (-this.bagLoss(this.bags, s[this.bags.at + side], left) / this.spread) * certainty;
      this.readPlace(side, dealer, left, certainty, out, at + this.places);
    }
  }

  /** Hands still to be played: the exact number, or what the leading side may need. */
  private handsLeft(s: State, most: number): number {
    if (this.hands > 0) return this.hands - s[HAND];
    // More than 0 even at the target: after a tie there, another hand is played.
    return Math.max(LEAST_LEFT, (this.target - most) / this.mean);
  }

  /** The points that a side can expect to lose by bags until the end of the game. */
  private bagLoss({ limit: each, penalty }: Bags, bags: number, left: number): number {
    const hands = left + 1;
    const end = bags + this.bagMean * hands;
    const width = this.bagSpread * Math.sqrt(hands) * LOGISTIC;
    let times = 0;
    for (let limit = each; limit < end + 5; limit += each) times += 1 / (1 + Math.exp((limit - 0.5 - end) / width));
    return penalty * times;
  }

  /** How often a side will sit 1, 2 … places from the dealer; whole rounds are the same for all and are omitted. */
  private readPlace(side: number, dealer: number, left: number, weight: number, out: Float64Array, at: number): void {
    const { sides } = this;
    for (let place = 1; place < sides; place++) out[at + place - 1] = 0;
    const odd = this.hands > 0 ? left % sides : 1;
    for (let hand = 0; hand < odd; hand++) {
      const place = (side - dealer - hand + 2 * sides) % sides;
      if (place > 0) out[at + place - 1] += weight;
    }
  }
}

/** Converts a standard deviation to the scale of a logistic curve. */
const LOGISTIC = Math.sqrt(3) / Math.PI;

/** How likely a side is to score a number of points in its next hand, or in its next two. */

class Reach {
  private readonly step: number;
  private readonly one: Float64Array;
  private readonly two: Float64Array;

  /** `table[k]` is the chance of at least k × `step` points in a hand. */
  constructor(step: number, table: readonly number[]) {
    this.step = step;
    const size = table.length;
    this.one = Float64Array.from({ length: size + 1 }, (_, k) => table[k] ?? 0);
    this.two = new Float64Array(2 * size);
    // Scores below 0 count as 0 in the sum of two hands: near a target it makes no difference.
    const exactly = (k: number): number => (k === 0 ? 1 : this.one[k]) - this.one[k + 1];
    for (let sum = 0; sum < this.two.length; sum++)
      for (let k = 0; k < size; k++) this.two[sum] += exactly(k) * (sum <= k ? 1 : at(this.one, sum - k));
  }

  /** The chance of scoring at least this many points in one hand. */
  inOne(points: number): number {
    return between(this.one, points / this.step);
  }

  /** The chance of scoring at least this many points in two hands. */
  inTwo(points: number): number {
    return between(this.two, points / this.step);
  }
}

const at = (table: Float64Array, k: number): number => (k < table.length ? table[k] : 0);

function between(table: Float64Array, x: number): number {
  const k = Math.floor(x);
  const low = at(table, k);
  return low + (x - k) * (at(table, k + 1) - low);
}
