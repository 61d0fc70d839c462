/** Reduces a scored hand to a few numbers per side. Play and fitting read the same ones. */
import type { Rules, State } from '@followsuit/engine';
import { knowledgeOf } from '../knowledge.ts';
import type { FittedValue } from './model.ts';
import { PointsFeatures } from './points-features.ts';

export interface Features {
  /** The number of features of each side. */
  readonly size: number;
  /** The features that can only help a side: their weights may not be negative. */
  readonly helps: readonly boolean[];
  /** Writes the features of all sides, one side after another. Allocates nothing. */
  read(s: State, out: Float64Array): void;
}

/** What the features need from a variant before it has weights. */
export type Scale = Omit<FittedValue, 'weights'>;

/** The features of a game. @example featuresFor(rules, variant).read(s, numbers) */
export const featuresFor = (rules: Rules, scale: Scale): Features =>
  knowledgeOf(rules.game).features?.(rules, scale) ?? new PointsFeatures(rules, scale);
