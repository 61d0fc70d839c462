/** What a game's `web.tsx` adds to the table in the browser: only what a picture can show. Every part is optional. */
import type { Act } from '@followsuit/engine';
import type { Scene } from '@followsuit/present';
import type { ComponentChildren, ComponentType } from 'preact';

// biome-ignore lint/suspicious/noExplicitAny: each game's components know their own view and words
export type AnyScene = Scene<any, any>;

export interface SceneProps<S extends AnyScene = AnyScene> {
  readonly scene: S;
}

/** A choice among acts that a panel offers. */
export interface PanelProps<S extends AnyScene = AnyScene> extends SceneProps<S> {
  readonly acts: readonly Act[];
  readonly choose: (act: Act) => void;
}

/** Panels by the `do` of the acts. A component under several names is drawn once, with all of their acts. */
// biome-ignore lint/suspicious/noExplicitAny: a panel's scene is its game's own
export type Panels = Readonly<Record<string, ComponentType<any>>>;

export interface Skin {
  /** What lies on the felt besides the presenter's piles. */
  readonly felt?: ComponentType<SceneProps>;
  /** Panels in place of plain buttons. */
  readonly panels?: Panels;
  /** A picture beside the total of a seat. */
  readonly stack?: ComponentType<{ readonly total: number }>;
  /** A picture for a small card, in place of its rank. */
  readonly drawn?: (scene: AnyScene, card: string) => ComponentChildren;
  /** Pictures that the presenter's signs and steps name. */
  readonly icons?: Readonly<Record<string, ComponentType>>;
  /** The tables of the score sheet, if they are drawn otherwise than the presenter's. */
  readonly sheet?: ComponentType<SceneProps>;
}
