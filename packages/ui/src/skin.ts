/** A game's `web.tsx`: its additions to the table in the browser that need graphics. Every part is optional. */
import type { Act } from '@followsuit/engine';
import type { Scene } from '@followsuit/present';
import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, ComponentType } from 'preact';
import type { LineIconName } from './line-icon.tsx';

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

/** Panels by the `do` of the acts. A component under several names is rendered once, with all of their acts. */
// biome-ignore lint/suspicious/noExplicitAny: a panel's scene is its game's own
export type Panels = Readonly<Record<string, ComponentType<any>>>;

/** A strong bot's evaluation of the choices. */
export interface Hint {
  readonly act: Act;
  /** The reason, in a few words. */
  readonly reason: string;
  readonly candidates: readonly {
    readonly act: Act;
    /** The chance of winning the game, 0 to 1; null if unknown. */
    readonly expected: number | null;
    readonly share: number;
    /** The chance of making the bid, if there is one. */
    readonly makes?: number;
    /** The purpose of the act, if the bot gives one for each. */
    readonly why?: string;
  }[];
}

/** A button that a board adds to the bar of the table. */
export interface BarTool {
  readonly icon: LineIconName;
  readonly name: string;
  readonly onClick: () => void;
  /** Nothing to do with it now. It keeps the focus. */
  readonly off?: boolean;
}

/** The actions that the app offers to the player at a board. */
export interface BoardActions {
  /** The id of the table. */
  readonly table: string;
  /** Performs an act; false if it is no longer legal. */
  readonly act: (act: Act) => boolean;
  /** The last error, which the app itself shows. When the notice is closed, an element with `data-prompt` gets the focus. */
  readonly trouble: ReadonlySignal<object | null>;
  /** The board's own buttons in the bar: the board sets them, the app shows them. */
  readonly tools: Signal<readonly BarTool[]>;
  /** Asks a strong bot for a hint. This and everything below exists only at some tables. */
  readonly hint?: () => Promise<Hint>;
  /** The squares over which an act captures a piece. */
  readonly way?: (act: Act) => Promise<readonly string[]>;
  /** Undoes the last act. */
  readonly takeBack?: () => void;
  /** Starts another game like this one. */
  readonly again?: () => void;
  /** The address of the finished game's replay. */
  readonly replay?: string;
  /** A button that shares the result, given in words. */
  readonly share?: (result: string) => ComponentChildren;
}

export interface BoardProps<S extends AnyScene = AnyScene> extends SceneProps<S> {
  /** The player's actions; without them the board only shows a position, as in a replay. */
  readonly actions?: BoardActions;
}

export interface Skin {
  /** The hue of the felt, in degrees of OKLCH. */
  readonly hue?: number;
  /** The whole table of a game without cards: a component that is loaded when a table is shown. */
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
  /** The icons that the presenter's signs and steps name. */
  readonly icons?: Readonly<Record<string, ComponentType>>;
  /** The tables of the score sheet, if they replace the presenter's. */
  readonly sheet?: ComponentType<SceneProps>;
}
