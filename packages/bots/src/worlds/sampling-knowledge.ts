/** What a seat knows of cards that it does not see, beyond what the engine has noted in `VOID` and `LACKS`. */
import type { Random, Rules, State, View } from '@followsuit/engine';

/** Collects facts about holdings. */
export interface Facts {
  /** The seat does not hold the card. */
  lacks(seat: number, card: number): void;
  /** The seat holds the card, unless it has been played. */
  holds(seat: number, card: number): void;
  /** The card is, or is not, among those the seat put away. */
  hasDiscarded(seat: number, card: number): void;
  hasNotDiscarded(seat: number, card: number): void;
  /** The card is not among those the seat put away, unless no other world is possible. */
  keeps(seat: number, card: number): void;
}

/** Models how a seat is likely to have chosen earlier in the hand. */
export interface PastChoices {
  /** Rewinds a world to a phase before the tricks, with all cards that were played or put away back in their holdings. */
  goBack(world: State, phase: number): void;
  /** Draws one of the first `n` moves of a seat there: by the policy, or uniformly if there is none. */
  pick(seat: number, moves: Int32Array, n: number, random: Random): number;
}

/** What a game adds to sampling. A game without secrets of its own adds nothing. */
export interface SamplingKnowledge {
  /** The number of cases that `proves` distinguishes, of which exactly one holds in every world; 1 by default. */
  readonly cases?: (view: View) => number;
  /** Adds what the open fields and the seat's own cards prove in one of the cases; returns false if the case is impossible. */
  readonly proves?: (view: View, facts: Facts, which: number) => boolean;
  /** Fills in the game's own hidden fields so that they agree with the open ones and with the cards. */
  readonly guess?: (view: View, world: State, random: Random, pastChoices: PastChoices) => void;
  /** Resets the key and the game's own fields of a world to a phase, as far as `rewind` cannot know them. */
  readonly rewinds?: (rules: Rules, s: State, phase: number) => void;
}
