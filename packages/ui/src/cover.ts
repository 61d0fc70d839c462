/** A game's `cover.tsx`: its picture on the home page, and its pictogram. */
import type { ComponentType } from 'preact';

export interface Cover {
  /** The hue of the game's felt, the same as in its `web.tsx`. */
  readonly hue: number;
  /** The background of the picture, from top to bottom. */
  readonly sky: readonly [string, string];
  /** What is drawn on it: shapes in a picture of 160 × 135 units. */
  readonly art: ComponentType;
  /** A pictogram: shapes of 24 × 24 units in `currentColor`, drawn as lines unless they are filled. */
  readonly sign: ComponentType;
}
