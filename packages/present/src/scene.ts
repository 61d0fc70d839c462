/** A table at one moment, as one seat may see it: the plain data from which a presenter derives everything shown. */
import type { Act, Json, KernelView, Line, Options } from '@followsuit/engine';
import type { Presenter } from './presenter.ts';
import type { SharedText } from './text.ts';

export interface DeckInfo {
  readonly id: string;
  readonly suits: readonly { readonly name: string; readonly letter: string }[];
  /** From low to high in the ordinary order. */
  readonly ranks: readonly string[];
}

/** What a scene knows about its game. */
export interface SceneGame {
  readonly id: string;
  readonly name: string;
  /** Null for a game without cards. */
  readonly deck: DeckInfo | null;
  /** Small tables of its rules, as its file declares them. */
  readonly tables: Readonly<Record<string, Json>>;
  /** Whether the highest or the lowest total wins. */
  readonly wins: 'high' | 'low';
  /** The values on which the strength of cards depends, such as the trump: fields of the view. For the plain table. */
  readonly keys?: readonly string[];
  /** Fields of the game's view that have a number or a word for each seat. For the plain table. */
  readonly counters?: readonly string[];
}

/** Fields that many games have; the shared parts of presenters read them. */
export interface CommonView extends KernelView {
  /** A suit, or `none`. */
  readonly trump?: string | null;
  readonly bidder?: number | null;
  readonly bid?: Json;
  /** Each seat's call in the auction; in some games one call for all. */
  readonly call?: Json;
  /** The seats that bid without looking. */
  readonly blindly?: readonly number[];
  /** 1 if the bidder took the open card. */
  readonly took?: number;
  /** The seat to which each seat passes cards in this hand; null if it keeps them. */
  readonly passesTo?: readonly (number | null)[];
}

/** `V` is the game's view, `W` its words: `Scene<ThiefView, ThiefWords>`. */
export interface Scene<V extends KernelView = CommonView, W = unknown> {
  readonly game: SceneGame;
  /** Every option and every knob: `shownOptions`. */
  readonly options: Options;
  /** The viewing seat, or −1 for a spectator. */
  readonly seat: number;
  readonly view: V;
  /** The events so far, as the seat may see them. */
  readonly events: readonly Line[];
  /** The seat's legal acts. */
  readonly acts: readonly Act[];
  /** Held cards that may not be played, each with the rule that forbids it. */
  readonly barred: Readonly<Record<string, string>>;
  /** The seat's card that is on its way to the trick: it is shown there before the table has answered. */
  readonly laying?: string;
  /** The names at the seats. */
  readonly names: readonly string[];
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  /** Whether the log also lists the cards of earlier tricks; only at tables without other people. */
  readonly openLog?: boolean;
  readonly presenter: Presenter;
  /** The words of this game, in the reader's language. */
  readonly words: W;
  /** The words that all games share, in the reader's language. */
  readonly text: SharedText;
}
