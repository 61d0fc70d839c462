/** A study: a game, two versions of its rules, who plays, and which deals. */
import type { Budget, Model } from '@followsuit/bots';
import type { Json } from '@followsuit/engine';
import type { Unit } from './play/trace.ts';

/** Options and knobs by id; what is not named has its default. */
export type RuleSettings = Readonly<Record<string, Json>>;

/** Whether both rules play the same deals: as the pilot decides, always, or never. */
export type Pairing = 'auto' | 'same' | 'fresh';

export interface Study {
  readonly game: string;
  readonly players: number;
  /** What both versions share, and what the second changes. */
  readonly base: RuleSettings;
  readonly changes: RuleSettings;
  /** The level of all seats, and the one below, for the metric of unequal players. */
  readonly level: string;
  readonly weaker: string;
  readonly unit: Unit;
  readonly deals: number;
  readonly seed: string;
  readonly pairing: Pairing;
  readonly budget?: Budget;
  /** Policies in place of the game's own: trained for as long under the first version, and under the second. */
  readonly relearned?: readonly [Model, Model];
}

/** The deals of the pilot: under both rules, they decide whether the rest are. */
export const PILOT = 200;
/** The deals of a piece of work. The same pieces in the same order give the same sums to the last digit. */
export const CHUNK = 25;
