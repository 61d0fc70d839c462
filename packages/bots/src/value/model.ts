/** The shape of a game's value model: `value.json` in its folder, made by `fitValue` of the lab. */
import type { Json, Options } from '@followsuit/engine';

export interface ValueModel {
  readonly game: string;
  /** For each number of players: the usual options, and each option changed by itself or with those that belong to it. */
  readonly variants: readonly Variant[];
}

/** How games go with so many players and these options. */
export interface Variant {
  readonly players: number;
  /** The options that are not as usual. */
  readonly options: Readonly<Record<string, Json | undefined>>;
  /** Mean and standard deviation of what a side scores in a hand. */
  readonly mean: number;
  readonly spread: number;
  /** Hands' worth of luck that is left even when the end is at hand. */
  readonly soften: number;
  /** In a race: how often a side scores at least 0, 1, 2 … times `step` in a hand. */
  readonly step?: number;
  readonly reach?: readonly number[];
  /** Where tricks over the bid are counted (`Bags`): mean and standard deviation of what a side gets in a hand. */
  readonly bags?: readonly number[];
  /** On a sheet of boxes: how often each row ends with 0, 1, 2 … tricks in a box. */
  readonly results?: readonly (readonly number[])[];
  /** One for each of the numbers that `Features` reads. */
  readonly weights: readonly number[];
}

/**
 * The variants for so many players whose own options all agree with some options: those first that agree in more, and then
 * in the order of the model, where options stand first that change the scores most.
 *
 * @example agreeing(model, 4, rules.options)[0]?.weights
 */
export function agreeing(model: ValueModel, players: number, options: Options): Variant[] {
  const count = (variant: Variant): number => Object.keys(variant.options).length;
  return model.variants
    .filter((variant) => variant.players === players)
    .filter((variant) => Object.entries(variant.options).every(([id, value]) => options[id] === value))
    .sort((a, b) => count(b) - count(a));
}
