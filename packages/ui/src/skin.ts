/** What a game's `web.tsx` adds to the table in the browser: only what a picture can show. Every part is optional. */
import type { Act } from '@followsuit/engine';
import type { Scene } from '@followsuit/present';
import type { ReadonlySignal } from '@preact/signals';
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

/** What a strong bot thinks of the choices. */
export interface Hint {
  readonly act: Act;
  /** Why, in a few words. */
  readonly reason: string;
  readonly candidates: readonly {
    readonly act: Act;
    /** The chance of winning the game, 0 to 1; null where that is not known. */
    readonly expected: number | null;
    readonly share: number;
    /** The chance of making the bid, where there is one. */
    readonly makes?: number;
    /** What the act is good for, where the bot says so of each. */
    readonly why?: string;
  }[];
}

/** What the app lets whoever plays do at a board. */
export interface BoardActions {
  /** The id of the table. */
  readonly table: string;
  /** Does an act; false if it is not offered any more. */
  readonly act: (act: Act) => boolean;
  /** What went wrong last, which the app shows by itself. When the notice is closed, an element with `data-prompt` gets the focus. */
  readonly trouble: ReadonlySignal<object | null>;
  /** Asks a strong bot. This and all that follows is there only at some tables. */
  readonly hint?: () => Promise<Hint>;
  /** The squares over which an act takes a piece. */
  readonly way?: (act: Act) => Promise<readonly string[]>;
  /** Takes back the last act. */
  readonly takeBack?: () => void;
  /** Begins another game like this one. */
  readonly again?: () => void;
  /** Where the finished game can be looked back at. */
  readonly replay?: string;
}

export interface BoardProps<S extends AnyScene = AnyScene> extends SceneProps<S> {
  /** What can be done; without it the board shows a position, as in a replay. */
  readonly actions?: BoardActions;
}

export interface Skin {
  /** The whole table of a game that is not played with cards: a component that is loaded when a table is shown. */
  // biome-ignore lint/suspicious/noExplicitAny: a board's scene is its game's own
  readonly board?: () => Promise<{ readonly default: ComponentType<BoardProps<any>> }>;
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
