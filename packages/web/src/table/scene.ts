/** The table at one moment, as plain data that every component renders, and the skin that a game may add to it. */
import type { Act, Json, Line } from '@followsuit/engine';
import type { TableInfo } from '@followsuit/protocol';
import type { ComponentChildren, ComponentType } from 'preact';
import type { GameInfo } from '../catalogue/index.ts';
import type { View } from '../client/types.ts';
import type { Trick } from './trick.ts';

export interface TableScene {
  readonly game: GameInfo;
  readonly info: TableInfo;
  /** From where one looks: one's own seat, or −1. */
  readonly seat: number;
  readonly view: View;
  readonly events: readonly Line[];
  readonly acts: readonly Act[];
  readonly barred: Readonly<Record<string, string>>;
  /** One's own card that is on its way to the trick: it is shown there before the table has answered. */
  readonly laying?: string;
  /** The names at the seats. */
  readonly names: readonly string[];
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  /** Whether the log lists the cards of earlier tricks too; only at tables without other people. */
  readonly openLog?: boolean;
}

/** A sign beside the trick, such as the trump suit. `name` is its label ("Trump"), `text` what it says, `suit` a suit to draw. */
export interface Sign {
  readonly name: string;
  readonly text: string;
  readonly suit?: string;
  /** For a suit that is always shown: a disc stands for it while it is not known, and a crossed one where there is none. */
  readonly disc?: 'suit' | 'unknown' | 'none';
  /** A small picture before the name. */
  readonly icon?: ComponentChildren;
  /** How well it stands, where that can be said. */
  readonly tone?: 'good' | 'bad' | 'key';
  /** Further explanation, shown when it is tapped. */
  readonly more?: string;
}

/** A small mark at a seat, such as its bid. */
export interface Badge {
  readonly text: string;
  /** The same at more length, where there is room. */
  readonly wide?: string;
  /** What a screen reader says, and what is shown when it is tapped. */
  readonly label: string;
  /** `back` is a card that lies face down, `note` a line of words. */
  readonly tone?: 'plain' | 'good' | 'bad' | 'key' | 'loud' | 'back' | 'note';
  /** Of a card: what comes of playing it, in a sentence that is shown before it is played. */
  readonly does?: string;
}

/** A choice among acts that a panel offers. */
export interface PanelProps {
  readonly scene: TableScene;
  readonly acts: readonly Act[];
  readonly choose: (act: Act) => void;
}

/** What a game adds to the plain table. Every part is optional; a game can be played without a skin. */
export interface TableSkin {
  readonly signs?: (scene: TableScene) => readonly Sign[];
  readonly badges?: (scene: TableScene, seat: number) => readonly Badge[];
  /** What is to be done now, in a sentence; null: the usual one. */
  readonly prompt?: (scene: TableScene) => string | null;
  /** Marks for a card in hand or on the table: a star for a counting card, poison, a thief. */
  readonly mark?: (scene: TableScene, card: string) => Badge | null;
  /** Whether a card would take the trick as it lies: those of the hand are marked, unless somebody does not want it. */
  readonly takes?: (scene: TableScene, card: string) => boolean;
  /** Cards that lie face up before a seat: kept thieves, birds. */
  readonly before?: (scene: TableScene, seat: number) => readonly string[];
  /** A picture for such a card, in place of its rank. */
  readonly drawn?: (scene: TableScene, card: string) => ComponentChildren;
  /** In which row of the trick a card lies, where it has two: above, below, or in neither because it is worth nothing. */
  readonly rows?: {
    readonly row: (scene: TableScene, trick: Trick, card: string) => 'up' | 'down' | 'dead';
    readonly halves: readonly (readonly ['up' | 'down', string])[];
  };
  /** Who gets a card of a finished trick, where that is not always the taker. */
  readonly goesTo?: (scene: TableScene, trick: Trick, card: string) => number;
  /** Two seats that have come together in this hand. */
  readonly joined?: (scene: TableScene) => readonly [number, number] | null;
  /** How many hands the game has, where that is known. */
  readonly hands?: (scene: TableScene) => number | null;
  /** What has come out in this hand so far, in exclamations; each is shown large when it is new. A list is said bit by bit. */
  readonly news?: (scene: TableScene) => readonly (string | readonly string[])[];
  /** The card that brought the last news, which glows with it. */
  readonly glow?: (scene: TableScene) => string | null;
  /** Whether low ranks are the strong ones, by which a hand is sorted. */
  readonly turned?: (scene: TableScene) => boolean;
  /** Seats that stand out: those of the team that bid, or of a leader who plays red. */
  readonly tint?: (scene: TableScene, seat: number) => 'key' | 'bad' | null;
  /** Whether the lowest total wins, so that one below nothing is no debt. */
  readonly lowest?: boolean;
  /** How a seat stands, where it is not by points. */
  readonly total?: (scene: TableScene, seat: number) => string | null;
  /** A picture beside that. */
  readonly stack?: ComponentType<{ total: number }>;
  /** What lies on the table besides the trick: cards put away, kept thieves, the puddle, the box. */
  readonly felt?: ComponentType<{ scene: TableScene }>;
  /** What lies in the middle of the table, round which the trick is played; where there is room. */
  readonly middle?: ComponentType<{ scene: TableScene }>;
  /** The score sheet, as on paper. */
  readonly sheet?: ComponentType<{ scene: TableScene }>;
  /** Panels in place of plain buttons, by the `do` of the acts. A component under several names is drawn once, with all of their acts. */
  readonly panels?: Readonly<Record<string, ComponentType<PanelProps>>>;
  /** An act in words, for buttons, the log and screen readers; null: the usual words. `line`: where it is told of afterwards. */
  readonly inWords?: (scene: TableScene, act: Readonly<Record<string, Json>>, line?: Line) => string | null;
}
