/** From a scored hand to a few numbers for each side. Playing and fitting read the same ones. */
import type { Rules, State } from '@followsuit/engine';
import type { Variant } from './model.ts';
import { PointsFeatures } from './points-features.ts';
import { SpeedRunFeatures } from './speed-run-features.ts';
import { SteppingStonesFeatures } from './stepping-stones-features.ts';

export interface Features {
  /** How many numbers each side has. */
  readonly size: number;
  /** Which of them can only help a side, so that their weights may not be negative. */
  readonly helps: readonly boolean[];
  /** Writes the numbers of all sides, one side after another. Allocates nothing. */
  read(s: State, out: Float64Array): void;
}

/** What the features need to know of a variant before it has weights. */
export type Scale = Omit<Variant, 'weights'>;

/** The features of a game. @example featuresFor(rules, variant).read(s, numbers) */
export function featuresFor(rules: Rules, scale: Scale): Features {
  if (rules.game.id === 'stepping-stones') return new SteppingStonesFeatures(rules, scale);
  if (rules.game.id === 'speed-run') return new SpeedRunFeatures(rules, scale);
  return new PointsFeatures(rules, scale);
}
