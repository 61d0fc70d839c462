/**
 * A game's own table in the terminal: the optional file `terminal.ts` of its folder, for a game that is not played with cards.
 * Its default export is an `OpenSession`.
 */
import type { Line, Play, Random, View } from '@followsuit/engine';

type Paint = (text: string) => string;

/** Text layout in lines. Widths do not count colour codes. */
export interface TerminalLayout {
  /** The maximum width of a line. */
  lineWidth(): number;
  /** The number of columns that a text takes. */
  widthOf(text: string): number;
  padRight(text: string, width: number): string;
  /** Wrapped text after a head, with later lines indented to the beginning of the text or further. */
  hanging(head: string, text: string, further?: number): string[];
  /** "3, 4 or 5". */
  either(words: readonly string[]): string;
  /** The name closest to a word, or undefined if none is close. */
  nearest(word: string, names: readonly string[]): string | undefined;
}

/** A finished game of the same kind, stored on disk. */
export interface KeptGame {
  readonly name: string;
  readonly first: Line;
  readonly last: Line;
}

/** The services that the terminal offers a session. */
export interface TerminalIo {
  /** Asks for a line; null at the end of input. */
  ask(prompt: string): Promise<string | null>;
  print(...lines: readonly string[]): void;
  /** Prints a longer text, wrapped. */
  printWrapped(text: string): void;
  /** Reports invalid input. */
  warn(text: string): void;
  readonly paint: Readonly<Record<'bold' | 'dim' | 'red' | 'amber' | 'blue' | 'grey', Paint>>;
  readonly layout: TerminalLayout;
  /** Appends lines to the saved game; lines that belong together must be passed together. */
  save(lines: readonly Line[]): void;
  /** Earlier finished games. */
  keptGames(): readonly KeptGame[];
  /** The expert's choice, and why. */
  hintLines(view: View<Play>, random: Random): readonly string[];
  /** The rules, or those that match some words. */
  rulesText(words: string): string;
  /** A section of the rules page. */
  sectionText(heading: string): string;
}

/** The game and its seed. */
export interface SessionSetup {
  readonly rules: Play;
  readonly names: readonly string[];
  readonly seed: string;
  /** The game's words: `table` of its words.en.ts. */
  readonly words: unknown;
}

/** One player's session of a game. */
export interface TerminalSession {
  readonly table: {
    /** The first line of the record. */
    firstLine(): Line;
    /** Replays the lines of a saved game. */
    replay(lines: readonly Line[]): void;
  };
  /** Plays until the game is over (true) or the player leaves (false). */
  play(): Promise<boolean>;
}

/** @example const open: OpenSession = (setup, io) => new SolitaireSession(setup, io) */
export type OpenSession = (setup: SessionSetup, io: TerminalIo) => TerminalSession;
