/** The shape of a game's value model: `value.json` in its folder, written by `fitValue` of the lab. */
import type { Json, Options } from '@followsuit/engine';

export interface ValueModel {
  readonly game: string;
  /** For each number of players: the default options, and each option changed by itself or with those that belong to it. */
  readonly variants: readonly FittedValue[];
}

/** The statistics of games with a number of players and these options. */
export interface FittedValue {
  readonly players: number;
  /** The options that differ from the defaults. */
  readonly options: Readonly<Record<string, Json | undefined>>;
  /** Mean and standard deviation of a side's score in a hand. */
  readonly mean: number;
  readonly spread: number;
  /** The luck that remains when the game is about to end, in hands. */
  readonly soften: number;
  /** In a race: how often a side scores at least 0, 1, 2 … times `step` in a hand. */
  readonly step?: number;
  readonly reach?: readonly number[];
  /** If tricks over the bid are counted (`Bags`): mean and standard deviation of a side's count in a hand. */
  readonly bags?: readonly number[];
  /** On a sheet of boxes: how often each row ends with 0, 1, 2 … tricks in a box. */
  readonly results?: readonly (readonly number[])[];
  /** One for each number that `Features` reads. */
  readonly weights: readonly number[];
}

/**
 * The variants for a number of players whose changed options all agree with the given options: those that agree in more first,
 * then in the order of the model, which puts the options that change the scores most first.
 *
 * @example agreeing(model, 4, rules.options)[0]?.weights
 */
export function agreeing(model: ValueModel, players: number, options: Options): FittedValue[] {
  const count = (variant: FittedValue): number => Object.keys(variant.options).length;
  return model.variants
    .filter((variant) => variant.players === players)
    .filter((variant) => Object.entries(variant.options).every(([id, value]) => options[id] === value))
    .sort((a, b) => count(b) - count(a));
}
