/** What the app knows of a game before anything is played. */
import type { Json, Preset } from '@followsuit/engine';
import type { GameWords, HomeWords, SceneGame } from '@followsuit/present';

export interface OptionInfo {
  readonly id: string;
  readonly values: readonly Json[] | { readonly low: number; readonly high: number; readonly or?: number };
  /** The usual value, by number of players. */
  readonly standard: Readonly<Record<number, Json>>;
  /** The explanation on the rules page. */
  readonly text: string;
}

/** The names of a game's options, their values and its presets; pages that show them load them. */
export type OptionTexts = Pick<GameWords, 'options' | 'presets'>;

export interface GameInfo extends SceneGame {
  /** Its rules pages; the first is its own. */
  readonly pages: readonly string[];
  readonly players: readonly number[];
  readonly usualPlayers: number;
  readonly presets: readonly Preset[];
  readonly home: HomeWords;
  readonly options: readonly OptionInfo[];
  /** Whether seats across the table play together: always, never, or where an option of this name is on. */
  readonly pairs: boolean | string;
  /** Whether it can be learned in a guided hand. */
  readonly lesson: boolean;
}

/** A heading of a rules page. */
export interface Content {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** Whether it stands among what is for programs. */
  readonly programs: boolean;
}

/** Where a section stands that players look up. */
export interface SectionLink {
  readonly text: string;
  readonly href: string;
}

/** Who made some games, as a rules page tells it. */
export interface Credit {
  readonly page: string;
  readonly games: readonly string[];
  readonly html: string;
}

export interface PageText {
  readonly name: string;
  readonly title: string;
  readonly html: string;
  readonly contents: readonly Content[];
  /** Advice, words and credits: on this page, and on those that its game builds on. */
  readonly also: readonly SectionLink[];
  /** The sentence of each rule, by id. */
  readonly sentences: Readonly<Record<string, string>>;
}
