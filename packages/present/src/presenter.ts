/**
 * A game's additions to the plain table, as data. Every part is optional: plain.ts presents a game that adds nothing. This
 * file is the reference for `table.ts` in a game's folder; the terminal and the browser render the same data.
 */
import type { Json, KernelView, Line } from '@followsuit/engine';
import type { ScoredHand } from './read.ts';
import type { Scene } from './scene.ts';
import type { ScoreSheet } from './sheet.ts';
import type { Trick } from './trick.ts';

/** How good the news is: `key` stands out without being good or bad. */
export type Tone = 'good' | 'bad' | 'key' | 'plain';

/** A piece of text; a screen reader says `label` instead of it. */
export interface Span {
  readonly text: string;
  readonly tone?: Tone;
  readonly label?: string;
  /** In small type. */
  readonly small?: boolean;
  /** In bold type. */
  readonly strong?: boolean;
  /** An icon in place of the text, by its name in the game's `web.tsx`. */
  readonly icon?: string;
}
/** A line of text, in one or more pieces. */
export type RichText = string | Span | readonly (string | Span)[];

/** A sign beside the trick, such as the trump suit. `name` is its label ("Trump"), `text` what it says, `suit` a suit to draw. */
export interface Sign {
  readonly name: string;
  readonly text: string;
  readonly suit?: string;
  /** For a suit that is always shown: a disc while it is unknown, a crossed disc if there is none. */
  readonly disc?: 'suit' | 'unknown' | 'none';
  /** An icon before the name, by its name in the game's `web.tsx`. */
  readonly icon?: string;
  readonly tone?: Exclude<Tone, 'plain'>;
  /** How much of a goal is reached, drawn as small cards: two of five. */
  readonly progress?: { readonly n: number; readonly of: number };
  /** An explanation, shown on tap. */
  readonly more?: string;
}

/** A small mark at a seat, such as its bid, or on a card. */
export interface Badge {
  readonly text: string;
  /** A longer form, if there is room. */
  readonly wide?: string;
  /** An icon before the text, by its name in the game's `web.tsx`; where there are no icons, `text` says it all. */
  readonly icon?: string;
  /** What to write beside the icon; nothing by default. */
  readonly beside?: string;
  /** The text for screen readers, also shown on tap. */
  readonly label: string;
  /** `back` is a card that lies face down, `note` a line of text. */
  readonly tone?: Tone | 'loud' | 'back' | 'note';
  /** For a seat: it says how many tricks the seat has taken, which is then not shown a second time. */
  readonly counts?: boolean;
  /** For a card: the effect of playing it, in a sentence that is shown before it is played. */
  readonly does?: string;
}

/** Cards on the table besides the trick, with a name: the box, the cards that the player has put away. */
export interface Pile {
  readonly name: string;
  /** The name for screen readers. */
  readonly label?: string;
  /** Face up; null is a back. */
  readonly cards: readonly (string | null)[];
  /** `mini` has room for rank and suit only. */
  readonly size: 'mini' | 'small' | 'large';
  /** Whether it is the open card, which the browser moves about. */
  readonly isOpenCard?: boolean;
}

/** One possible ending of a hand. */
export interface EndingWay {
  /** Its name in the score line's `result`. */
  readonly result: string;
  readonly text: string;
  /** The same in two short pieces: "Exactly 5", "Only Bo". */
  readonly when: string;
  readonly who: string;
}

/** How a hand ended, and why. */
export interface Outcome {
  /** The result in a few words: "Exactly five!" */
  readonly headline: string;
  /** What happened, in sentences. */
  readonly text: string;
  /** Why the points are what they are, in a sentence. */
  readonly why: string;
  /** The id of the rule that says so; the plain table knows none. */
  readonly rule?: string;
  /** How each side's points came about, in a sentence each, if that differs from side to side. */
  readonly notes?: readonly string[];
  /** The cards that counted for each seat besides its tricks: birds, kept thieves. */
  readonly counting?: readonly (readonly string[])[];
  /** All possible endings, in order; the one that matches the score line's `result` is highlighted. */
  readonly ways?: readonly EndingWay[];
}

/** The texts of the bidding panel. */
export interface BidTexts<S> {
  /** The question of the panel; by default how many tricks or points the player will take. */
  readonly heading?: (scene: S) => string;
  /** The number that the player's cards promise, by a simple rule; it is raised if it may be bid. Null: no idea. */
  readonly likely?: (scene: S) => number | null;
  /** What a bid means. */
  readonly explain: (scene: S) => string;
  /** Explanations of bids that are not numbers, by their `do`. */
  readonly notes?: Readonly<Record<string, (scene: S) => string>>;
  /** The risk of a number, in short and in words. */
  readonly risk?: (scene: S, n: number) => readonly [short: string, words: string];
  /** The state of the auction; by default the highest bid so far. */
  readonly standing?: (scene: S) => string;
}

/** A game's additions to the plain table. `V` is its view, `W` its words. */
// biome-ignore lint/suspicious/noExplicitAny: callers of a presenter need not know the game's own view and words
export interface Presenter<V extends KernelView = any, W = any> {
  readonly signs?: (scene: Scene<V, W>) => readonly Sign[];
  readonly badges?: (scene: Scene<V, W>, seat: number) => readonly Badge[];
  /** The prompt, in a sentence; null: the usual one. */
  readonly prompt?: (scene: Scene<V, W>) => string | null;
  /** What the player is trying to do now, in one short sentence; null: nothing that the prompt does not say. */
  readonly goal?: (scene: Scene<V, W>) => string | null;
  /** An act in words, for buttons, the log and screen readers; null: the usual words. `line`: the event, for a past act. */
  readonly actWords?: (scene: Scene<V, W>, act: Readonly<Record<string, Json>>, line?: Line) => string | null;
  /** An event in a sentence, in a game without cards; null: the usual one. */
  readonly eventWords?: (scene: Scene<V, W>, line: Line) => string | null;
  /** The news of this hand so far, as exclamations; each is shown large when it is new. A list appears part by part. */
  readonly news?: (scene: Scene<V, W>) => readonly (string | readonly string[])[];
  /** The card that caused the last news, which is highlighted with it. */
  readonly glow?: (scene: Scene<V, W>) => string | null;

  /** A mark for a card in hand or on the table: a star for a counting card, poison, a thief. */
  readonly mark?: (scene: Scene<V, W>, card: string) => Badge | null;
  /** Whether a card would take the trick as it lies: such cards in hand are marked, unless the player turns that off. */
  readonly takes?: (scene: Scene<V, W>, card: string) => boolean;
  /** Whether low ranks are the strong ones; hands are sorted by this. */
  readonly turned?: (scene: Scene<V, W>) => boolean;
  /** The ranks from low to high, if they are not in the deck's order now; hands are sorted by this. */
  readonly ranks?: (scene: Scene<V, W>) => readonly string[] | undefined;
  /** Whether low ranks win in the trick on the table, if that is not always what `turned` says; null: not decided yet. */
  readonly lowWins?: (scene: Scene<V, W>) => boolean | null;
  /** If tricks have two halves: the row of a card, or `dead` if it wins neither. */
  readonly rows?: {
    readonly row: (scene: Scene<V, W>, trick: Trick, card: string) => 'up' | 'down' | 'dead';
    /** The names of the rows. */
    readonly halves: (scene: Scene<V, W>) => readonly (readonly ['up' | 'down', string])[];
  };
  /** The seat that gets a card of a finished trick, if not always the taker. */
  readonly goesTo?: (scene: Scene<V, W>, trick: Trick, card: string) => number;
  /** Cards that lie face up in front of a seat: kept thieves, birds. */
  readonly before?: (scene: Scene<V, W>, seat: number) => readonly string[];
  /** The piles on the table besides the trick; `undefined` entries are left out. */
  readonly piles?: (scene: Scene<V, W>) => readonly (Pile | undefined)[];
  /** Lines of text below the seats, for renderers without graphics: what a picture of the game's `web.tsx` shows. */
  readonly lines?: (scene: Scene<V, W>) => readonly string[];

  /** Highlighted seats: those of the team that bid, or of a leader who plays red. */
  readonly tint?: (scene: Scene<V, W>, seat: number) => 'key' | 'bad' | null;
  /** False if tricks are worth nothing: then seats do not show how many they have taken. */
  readonly showsTricks?: false;
  /** The standing of a seat, if not in points. */
  readonly total?: (scene: Scene<V, W>, seat: number) => string | null;
  /** The number of hands in the game, if known. */
  readonly hands?: (scene: Scene<V, W>) => number | null;
  /** True if nobody deals: a start player begins the hand. */
  readonly starts?: boolean;

  /** The texts of the bidding panel. */
  readonly bidding?: BidTexts<Scene<V, W>>;
  /** How a scored hand ended, and why. */
  readonly outcome?: (scene: Scene<V, W>, hand: ScoredHand) => Outcome;
  /** The score sheet. */
  readonly sheet?: (scene: Scene<V, W>) => ScoreSheet;
  /** Rules that apply now besides those of the phase, by the beginning of their ids: `['THIEF-KEY']`. */
  readonly rules?: (scene: Scene<V, W>) => readonly string[];
}
