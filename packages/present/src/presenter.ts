/**
 * What a game adds to the plain table, as data. Every part is optional: plain.ts presents a game that adds nothing. This file is
 * the manual for `table.ts` in a game's folder; the terminal and the browser draw the same data.
 */
import type { Json, KernelView, Line } from '@followsuit/engine';
import type { ScoredHand } from './read.ts';
import type { Scene } from './scene.ts';
import type { ScoreSheet } from './sheet.ts';
import type { Trick } from './trick.ts';

/** How good news are: `key` stands out without being good or bad. */
export type Tone = 'good' | 'bad' | 'key' | 'plain';

/** A piece of text; `label` is what a screen reader says in its place. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone;
  readonly label?: string;
  /** In small type. */
  readonly small?: boolean;
  /** In bold type. */
  readonly strong?: boolean;
  /** A picture in place of the text, by the name that the game's `web.tsx` gives it. */
  readonly icon?: string;
}
/** A line of text, perhaps of several pieces. */
export type RichText = string | Span | readonly (string | Span)[];

/** A sign beside the trick, such as the trump suit. `name` is its label ("Trump"), `text` what it says, `suit` a suit to draw. */
export interface Sign {
  readonly name: string;
  readonly text: string;
  readonly suit?: string;
  /** For a suit that is always shown: a disc stands for it while it is not known, and a crossed one if there is none. */
  readonly disc?: 'suit' | 'unknown' | 'none';
  /** A picture before the name, by the name that the game's `web.tsx` gives it. */
  readonly icon?: string;
  readonly tone?: Exclude<Tone, 'plain'>;
  /** Further explanation, shown when it is tapped. */
  readonly more?: string;
}

/** A small mark at a seat, such as its bid, or on a card. */
export interface Badge {
  readonly text: string;
  /** The same at more length, if there is room. */
  readonly wide?: string;
  /** What a screen reader says, and what is shown when it is tapped. */
  readonly label: string;
  /** `back` is a card that lies face down, `note` a line of words. */
  readonly tone?: Tone | 'loud' | 'back' | 'note';
  /** Of a card: what playing it would do, in a sentence that is shown before it is played. */
  readonly does?: string;
}

/** Cards that lie on the table besides the trick, with a name: the box, the cards one has put away. */
export interface Pile {
  readonly name: string;
  /** What a screen reader says in place of the name. */
  readonly label?: string;
  /** Face up; null is a back. */
  readonly cards: readonly (string | null)[];
  /** `mini` has room for rank and suit only. */
  readonly size: 'mini' | 'small' | 'large';
  /** Whether it is the open card, which the browser moves about. */
  readonly isOpenCard?: boolean;
}

/** One way in which a hand can end. */
export interface EndingWay {
  /** As the score line's `result` names it. */
  readonly result: string;
  readonly text: string;
}

/** How a hand ended, and why. */
export interface Outcome {
  /** What happened, in sentences. */
  readonly text: string;
  /** All ways in which it could have ended, in order; the one whose `result` is that of the score line is lit. */
  readonly ways?: readonly EndingWay[];
  /** How the points came about, step by step. */
  readonly steps?: readonly EndingStep[];
  /** A heading for the steps. */
  readonly title?: string;
}

/** A step of a hand's ending: a small card with lines of text, and a stamp that comes down on it. */
export interface EndingStep {
  readonly lines: readonly RichText[];
  readonly stamp?: Span;
  /** What stands below the stamp, in small type. */
  readonly below?: RichText;
  /** A picture, by the name that the game's `web.tsx` gives it. */
  readonly icon?: string;
}

/** What the bidding panel says. */
export interface BidTexts<S> {
  /** What a bid means. */
  readonly explain: (scene: S) => string;
  /** Explanations of bids that are no numbers, by their `do`. */
  readonly notes?: Readonly<Record<string, (scene: S) => string>>;
  /** What is at risk with a number, in short and in words. */
  readonly risk?: (scene: S, n: number) => readonly [short: string, words: string];
  /** How the bids stand; by default the highest so far. */
  readonly standing?: (scene: S) => string;
}

/** What a game adds to the plain table. `V` is its view, `W` its words. */
// biome-ignore lint/suspicious/noExplicitAny: whoever calls a presenter need not know the game's own view and words
export interface Presenter<V extends KernelView = any, W = any> {
  readonly signs?: (scene: Scene<V, W>) => readonly Sign[];
  readonly badges?: (scene: Scene<V, W>, seat: number) => readonly Badge[];
  /** What is to be done now, in a sentence; null: the usual one. */
  readonly prompt?: (scene: Scene<V, W>) => string | null;
  /** An act in words, for buttons, the log and screen readers; null: the usual words. `line`: the event, if it is told afterwards. */
  readonly actWords?: (scene: Scene<V, W>, act: Readonly<Record<string, Json>>, line?: Line) => string | null;
  /** An event in a sentence, in a game without cards; null: the usual one. */
  readonly eventWords?: (scene: Scene<V, W>, line: Line) => string | null;
  /** What has come out in this hand so far, in exclamations; each is shown large when it is new. A list is said bit by bit. */
  readonly news?: (scene: Scene<V, W>) => readonly (string | readonly string[])[];
  /** The card that brought the last news, which glows with it. */
  readonly glow?: (scene: Scene<V, W>) => string | null;

  /** A mark for a card in hand or on the table: a star for a counting card, poison, a thief. */
  readonly mark?: (scene: Scene<V, W>, card: string) => Badge | null;
  /** Whether a card would take the trick as it lies: those of the hand are marked, unless the player turns that off. */
  readonly takes?: (scene: Scene<V, W>, card: string) => boolean;
  /** Whether low ranks are the strong ones, by which a hand is sorted. */
  readonly turned?: (scene: Scene<V, W>) => boolean;
  /** If tricks have two halves: in which row a card of the trick lies, or `dead` if it wins neither. */
  readonly rows?: {
    readonly row: (scene: Scene<V, W>, trick: Trick, card: string) => 'up' | 'down' | 'dead';
    /** The names of the rows. */
    readonly halves: (scene: Scene<V, W>) => readonly (readonly ['up' | 'down', string])[];
  };
  /** Who gets a card of a finished trick, if not always the taker. */
  readonly goesTo?: (scene: Scene<V, W>, trick: Trick, card: string) => number;
  /** Cards that lie face up before a seat: kept thieves, birds. */
  readonly before?: (scene: Scene<V, W>, seat: number) => readonly string[];
  /** What lies on the table besides the trick; `undefined` entries are left out. */
  readonly piles?: (scene: Scene<V, W>) => readonly (Pile | undefined)[];
  /** Lines of text that stand below the seats if nothing can be drawn: what a picture of the game's `web.tsx` shows. */
  readonly lines?: (scene: Scene<V, W>) => readonly string[];

  /** Two seats that have come together in this hand. */
  readonly joined?: (scene: Scene<V, W>) => readonly [number, number] | null;
  /** Seats that stand out: those of the team that bid, or of a leader who plays red. */
  readonly tint?: (scene: Scene<V, W>, seat: number) => 'key' | 'bad' | null;
  /** How a seat stands, if not by points. */
  readonly total?: (scene: Scene<V, W>, seat: number) => string | null;
  /** How many hands the game has, if that is known. */
  readonly hands?: (scene: Scene<V, W>) => number | null;
  /** True if nobody deals: a start player begins the hand. */
  readonly starts?: boolean;

  /** What the bidding panel says. */
  readonly bidding?: BidTexts<Scene<V, W>>;
  /** How a scored hand ended, and why. */
  readonly outcome?: (scene: Scene<V, W>, hand: ScoredHand) => Outcome;
  /** The score sheet. */
  readonly sheet?: (scene: Scene<V, W>) => ScoreSheet;
  /** Rules that matter now besides those of the phase itself, by the beginning of their ids: `['THIEF-KEY']`. */
  readonly rules?: (scene: Scene<V, W>) => readonly string[];
}
