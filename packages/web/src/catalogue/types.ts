/** What the app knows about a game before it is played. */
import type { Json, Preset } from '@followsuit/engine';
import type { GameWords, HomeWords, SceneGame } from '@followsuit/present';

export interface OptionInfo {
  readonly id: string;
  readonly values: readonly Json[] | { readonly low: number; readonly high: number; readonly or?: number };
  /** The default, by number of players. */
  readonly standard: Readonly<Record<number, Json>>;
}

/** The names of a game's options, their values and its presets; the pages that show them load them. */
export interface OptionTexts extends Pick<GameWords, 'options' | 'presets'> {
  /** The explanations of options on the rules page, by id. */
  readonly pageTexts?: Readonly<Record<string, string>>;
}

/** What can be chosen before a game; the pages that show it load it. */
export interface GameChoices {
  readonly options: readonly OptionInfo[];
  readonly presets: readonly Preset[];
}

export interface GameInfo extends SceneGame {
  /** Its rules pages; the first is its own. */
  readonly pages: readonly string[];
  readonly players: readonly number[];
  /** Whether it is listed among the classics. */
  readonly classic: boolean;
  readonly usualPlayers: number;
  readonly home: HomeWords;
  /** Whether seats across the table are partners: always, never, or if the option of this name is on. */
  readonly pairs: boolean | string;
  /** The minutes of its guided hand; null if it has none. */
  readonly lesson: number | null;
  /** Whether it has a how-to on one screen. */
  readonly howTo: boolean;
}

/** A heading of a rules page. */
export interface Content {
  readonly id: string;
  readonly text: string;
  readonly level: number;
  /** Whether it is in a section for programs. */
  readonly programs: boolean;
}

/** The place of a section that players look up. */
export interface SectionLink {
  readonly text: string;
  readonly href: string;
}

/** The authors of some games, from a rules page. */
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
  /** Advice, words and credits: on this page, and on the pages that its game builds on. */
  readonly also: readonly SectionLink[];
  /** The sentence of each rule, by id. */
  readonly sentences: Readonly<Record<string, string>>;
}
