/** From a scored hand to a few numbers for each side. Playing and fitting read the same ones. */
import type { Rules, State } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import type { Variant } from './model.ts';
import { PointsFeatures } from './points-features.ts';

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
export const featuresFor = (rules: Rules, scale: Scale): Features =>
  knowledgeOf(rules.game).features?.(rules, scale) ?? new PointsFeatures(rules, scale);
