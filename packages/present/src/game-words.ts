/** The texts that `words.en.ts` of a game's folder may have. Every part is optional; another language is a file of the same shape. */
import type { HowToWords } from './how-to.ts';

/** The game's card on the home page. */
export interface HomeWords {
  readonly sentence: string;
  /** The length of a game in minutes, from its rules page: "30–45". */
  readonly minutes?: string;
  /** What kind of game it is, in a word or two each: "bidding", "hidden partner". */
  readonly kinds?: readonly string[];
  /** How hard it is to learn. The same in every language. */
  readonly level?: 'easy' | 'medium' | 'hard';
  /** Codes of three cards that are typical of the game; suits for a game without cards. The same in every language. */
  readonly cards: readonly string[];
}

/** An option: its name, and its values by their names in a record. */
interface OptionWords {
  readonly name?: string;
  /** Its explanation; without it, that of the rules page is shown, which is in English. */
  readonly text?: string;
  readonly values?: Readonly<Record<string, string>>;
}

/** A knob: its name, and the changed rule in a sentence with `{value}`, or a sentence for each value. */
export interface KnobWords {
  readonly name: string;
  readonly text: string | Readonly<Record<string, string>>;
  /** Its values in a word or two, if they are not plain enough. */
  readonly values?: Readonly<Record<string, string>>;
}

/** The texts of `knob-words.en.ts` of a game's folder, which only variants need. */
export interface VariantWords {
  readonly knobs: Readonly<Record<string, KnobWords>>;
  /** Texts that replace those of its `table.ts` while a knob is turned, by knob. */
  readonly turned?: Readonly<Record<string, object>>;
  /** The words of its acts that no other game has, for reports of the laboratory: one for each word of a kind of acts. */
  readonly acts?: Readonly<Record<string, string>>;
}

export interface GameWords {
  /** The texts of its `how-to.ts`. */
  readonly howTo?: HowToWords;
  /** The texts of its `table.ts`. */
  readonly table?: unknown;
  /** The texts of its `lesson.ts`. */
  readonly lesson?: unknown;
  readonly home?: HomeWords;
  readonly options?: Readonly<Record<string, OptionWords>>;
  readonly presets?: Readonly<Record<string, string>>;
}
