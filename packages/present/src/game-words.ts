/** What `words.en.ts` of a game's folder may say. Every part is optional; another language is a file of the same shape. */

/** The game's card on the home page. */
export interface HomeWords {
  readonly sentence: string;
  /** How many minutes it takes, by its rules page: "30–45". */
  readonly minutes?: string;
  /** Codes of three cards that say something of the game; suits for a game without cards. The same in every language. */
  readonly cards: readonly string[];
}

/** An option: its name, and its values by what they are in a record. */
interface OptionWords {
  readonly name?: string;
  readonly values?: Readonly<Record<string, string>>;
}

export interface GameWords {
  /** What its `table.ts` reads. */
  readonly table?: unknown;
  /** What its `lesson.ts` reads. */
  readonly lesson?: unknown;
  readonly home?: HomeWords;
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly presets?: Readonly<Record<string, string>>;
}
