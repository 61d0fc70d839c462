/** The texts that `words.en.ts` of a game's folder may have. Every part is optional; another language is a file of the same shape. */

/** The game's card on the home page. */
export interface HomeWords {
  readonly sentence: string;
  /** The length of a game in minutes, from its rules page: "30–45". */
  readonly minutes?: string;
  /** Codes of three cards that are typical of the game; suits for a game without cards. The same in every language. */
  readonly cards: readonly string[];
}

/** An option: its name, and its values by their names in a record. */
interface OptionWords {
  readonly name?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface GameWords {
  /** The texts of its `table.ts`. */
  readonly table?: unknown;
  /** The texts of its `lesson.ts`. */
  readonly lesson?: unknown;
  readonly home?: HomeWords;
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly presets?: Readonly<Record<string, string>>;
}
