/** What a seat knows of cards it does not see, beyond what the engine has noted in `VOID` and `LACKS`. */
import type { Random, State, View } from '@followsuit/engine';

/** Takes down facts about holdings. */
export interface Facts {
  /** The seat does not hold the card. */
  lacks(seat: number, card: number): void;
  /** The seat holds the card, unless it has been played. */
  holds(seat: number, card: number): void;
  /** The card is not among those the seat put away, unless there is no other way. */
  keeps(seat: number, card: number): void;
}

/** What a game adds to sampling. A game without secrets of its own adds nothing. */
export interface Knowledge {
  /** What the open fields and the seat's own cards prove. */
  readonly proves?: (view: View, facts: Facts) => void;
  /** Fills in the game's own hidden fields so that they agree with the open ones. */
  readonly guess?: (view: View, world: State, random: Random) => void;
  /** Whether a world agrees with what `proves` could not say. */
  readonly agrees?: (view: View, world: State) => boolean;
}
