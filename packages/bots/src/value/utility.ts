/** Utility is winning the game, not the hand: each seat's chance of winning after a hand has been scored. */
import type { Rules, State } from '@followsuit/engine';
import { OVER, PHASE, TOTAL, WINNERS } from '@followsuit/engine/state';
import { knowledgeOf } from '../knowledge.ts';
import { type Features, featuresFor } from './features.ts';
import { agreeing, type FittedValue } from './model.ts';

export interface Utility {
  /** Writes the chance of each seat, 0 to 1; those of all sides add up to 1. Allocates nothing. */
  of(s: State, out: Float64Array): void;
}

/**
 * Each seat's chance of winning the game, in a state that waits for a deal or is over. A shared victory counts as a share.
 *
 * @example const utility = utilityFor(rules); utility.of(s, chances); // chances[seat]
 */
export function utilityFor(rules: Rules): Utility {
  const model = knowledgeOf(rules.game).value;
  // Options may also change which features there are: then only a variant with the same ones fits.
  const variant = model && agreeing(model, rules.seats, rules.options).find((each) => fits(rules, each));
  return variant
    ? new WinChances(rules, featuresFor(rules, variant), variant.weights)
    : new WinChances(rules, new TotalFeatures(rules), [2]);
}

const fits = (rules: Rules, variant: FittedValue): boolean =>
  featuresFor(rules, variant).size === variant.weights.length;

class WinChances implements Utility {
  private readonly sideOf: Int8Array;
  private readonly sides: number;
  private readonly features: Features;
  private readonly weights: Float64Array;
  private readonly numbers: Float64Array;
  private readonly chances: Float64Array;

  constructor(rules: Rules, features: Features, weights: readonly number[]) {
    const { sides } = rules.design;
    this.sideOf = Int8Array.from({ length: rules.seats }, (_, seat) => sides.findIndex((side) => side.includes(seat)));
    this.sides = sides.length;
    this.features = features;
    this.weights = Float64Array.from(weights);
    this.numbers = new Float64Array(features.size * this.sides);
    this.chances = new Float64Array(this.sides);
  }

  of(s: State, out: Float64Array): void {
    const { chances, sideOf } = this;
    if (s[PHASE] === OVER) this.share(s[WINNERS]);
    else this.estimate(s);
    for (let seat = 0; seat < sideOf.length; seat++) out[seat] = chances[sideOf[seat]];
  }

  private share(winners: number): void {
    const { chances, sideOf } = this;
    let sum = 0;
    chances.fill(0);
    for (let seat = 0; seat < sideOf.length; seat++) if ((winners >> seat) & 1) chances[sideOf[seat]] = 1;
    for (let side = 0; side < chances.length; side++) sum += chances[side];
    for (let side = 0; side < chances.length; side++) chances[side] /= sum;
  }

  private estimate(s: State): void {
    const { chances, features, numbers, sides, weights } = this;
    const { size } = features;
    features.read(s, numbers);
    let best = Number.NEGATIVE_INFINITY;
    for (let side = 0; side < sides; side++) {
      let score = 0;
      for (let i = 0; i < size; i++) score += weights[i] * numbers[side * size + i];
      chances[side] = score;
      if (score > best) best = score;
    }
    let sum = 0;
    for (let side = 0; side < sides; side++) {
      chances[side] = Math.exp(chances[side] - best);
      sum += chances[side];
    }
    for (let side = 0; side < sides; side++) chances[side] /= sum;
  }
}

/** For a game without a model: the side with the higher total leads, or with the lower one if the lowest total wins. */
class TotalFeatures implements Features {
  readonly size = 1;
  readonly helps = [true];
  private readonly sides: number;
  private readonly sign: number;

  constructor({ design }: Rules) {
    this.sides = design.sides.length;
    this.sign = design.wins === 'low' ? -1 : 1;
  }

  read(s: State, out: Float64Array): void {
    let size = 1;
    for (let side = 0; side < this.sides; side++) size += Math.abs(s[TOTAL + side]) / this.sides;
    for (let side = 0; side < this.sides; side++) out[side] = (this.sign * s[TOTAL + side]) / size;
  }
}
