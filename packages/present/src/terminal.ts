/**
 * A game's own table in the terminal: the optional file `terminal.ts` of its folder, for a game that is not played with cards.
 * Its default export is an `OpenSession`.
 */
import type { Line, Play, Random, View } from '@followsuit/engine';

type Paint = (text: string) => string;

/** Laying out text in lines. Widths are counted without the codes of colours. */
export interface TerminalLayout {
  /** How wide lines may be. */
  lineWidth(): number;
  /** How many columns a text takes. */
  widthOf(text: string): number;
  padRight(text: string, width: number): string;
  /** Wrapped text behind a head, the later lines under the beginning of the text, or further in. */
  hanging(head: string, text: string, further?: number): string[];
  /** "3, 4 or 5". */
  either(words: readonly string[]): string;
  /** The name most like a word, or undefined where none is near. */
  nearest(word: string, names: readonly string[]): string | undefined;
}

/** A finished game of the same kind that is kept on disk. */
export interface KeptGame {
  readonly name: string;
  readonly first: Line;
  readonly last: Line;
}

/** What the terminal does for a session. */
export interface TerminalIo {
  /** Asks for a line; null when there are no more. */
  ask(prompt: string): Promise<string | null>;
  print(...lines: readonly string[]): void;
  /** Prints a text of some length. */
  printWrapped(text: string): void;
  /** Prints what was wrong with something typed. */
  warn(text: string): void;
  readonly paint: Readonly<Record<'bold' | 'dim' | 'red' | 'amber' | 'blue' | 'grey', Paint>>;
  readonly layout: TerminalLayout;
  /** Adds lines to the saved game; what belongs together comes at once. */
  save(lines: readonly Line[]): void;
  /** Earlier games that were played to their end. */
  keptGames(): readonly KeptGame[];
  /** What the expert would do, and why. */
  hintLines(view: View<Play>, random: Random): readonly string[];
  /** The rules, or those that some words name. */
  rulesText(words: string): string;
  /** A section of the rules page. */
  sectionText(heading: string): string;
}

/** What is played, and from which seed. */
export interface SessionSetup {
  readonly rules: Play;
  readonly names: readonly string[];
  readonly seed: string;
  /** The game's words: `table` of its words.en.ts. */
  readonly words: unknown;
}

/** You and a game. */
export interface TerminalSession {
  readonly table: {
    /** The first line of the record. */
    firstLine(): Line;
    /** Goes through the lines of a saved game. */
    replay(lines: readonly Line[]): void;
  };
  /** Plays until the game is over (true) or you leave (false). */
  play(): Promise<boolean>;
}

/** @example const open: OpenSession = (setup, io) => new SolitaireSession(setup, io) */
export type OpenSession = (setup: SessionSetup, io: TerminalIo) => TerminalSession;
