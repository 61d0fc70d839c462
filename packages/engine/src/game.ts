/**
 * What a game is. This file is the manual for writing one: a `Game` lists its options and player counts; the
 * `design` of a trick game defines, for one choice of them, the deck, the fields, the phases of a hand in order, the play rules,
 * and the score. `trickGame` (trick-game.ts) turns it into a game that can be set up as `Rules`, which everything else uses.
 */
import type { Json, Way } from './acts.ts';
import type { CardSet, Deck } from './cards.ts';
import type { Key, KeyValues } from './key.ts';
import type { Play } from './play.ts';
import type { Rules } from './rules.ts';
import type { HandRecord } from './seat-result.ts';
import type { Layout, State } from './state.ts';

/** The whole numbers from `low` to `high`, and optionally one more, such as 0 for "no limit". */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly or?: number;
}

/** A rule that players choose before the first deal. Its explanation is in the rules page's table of options. */
export interface Option {
  readonly id: string;
  readonly values: readonly Json[] | Range;
  readonly standard: (players: number) => Json;
  /** For an option added after the game's first release: the value in records that lack it. */
  readonly before?: Json;
}

/**
 * A number or a switch in the rules that players do not choose, but designers turn: a bonus, a hand size, who leads. Its words are
 * `knobs` in the game's `words.en.ts`.
 *
 * @example { id: 'sweep', values: { low: 0, high: 9 }, standard: () => 2, rule: 'CHEVALIER-SCORE-3' }
 */
export interface Knob extends Omit<Option, 'standard' | 'before'> {
  /** The rulebook's value, by the number of players and the options. */
  readonly standard: (players: number, options: Options) => Json;
  /** The id of the rule that it changes. */
  readonly rule: string;
}

/**
 * The value of every option, by id; beside them the knobs that are turned, and `variant`, the name of the variant if it has
 * one. A `design` gets every knob.
 */
export type Options = Readonly<Record<string, Json>>;

/** A named choice of options, offered besides the rulebook's own game: a shorter game, or a variant from the rules page. */
export interface Preset {
  readonly id: string;
  /** The number of players, if it is for one number only. */
  readonly players?: number;
  /** The options that differ from their defaults. */
  readonly options: Options;
}

export interface Game {
  readonly id: string;
  readonly name: string;
  /** The rules pages whose ids this game quotes, without `.md`; the game's own page first. */
  readonly pages: readonly string[];
  readonly players: readonly number[];
  /** Whether it is a classic that many people know: lists show the classics below the other games, under a heading of their own. */
  readonly classic?: true;
  /** The usual number of players, from the page's "Quick start"; by default the first of `players`. */
  readonly usualPlayers?: number;
  readonly options: readonly Option[];
  /** What else can be changed, for experiments; by default nothing. */
  readonly knobs?: readonly Knob[];
  /** As in the page's "Quick start". */
  readonly presets?: readonly Preset[];
  /** Facts for display that no view or act contains, such as the rows of a score sheet: small tables by name. */
  readonly tables?: Readonly<Record<string, Json>>;
  /** Why this combination of players, options and knobs is not allowed, in a sentence, or null. `options` has every knob. */
  readonly conflict?: (players: number, options: Options) => string | null;
  /** For statistics: whether a seat made its bid or contract of a hand, null if it had none; by default `madeBidByResult`. */
  readonly madeBid?: (hand: HandRecord, seat: number) => boolean | null;
  /** The game with its players and options chosen; they must be complete and valid: see options.ts. */
  readonly setUp: (players: number, options: Options) => Play;
}

/** The cards of one hand, as dealt. */
export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly open: number;
}

/** A set phrase that seats may say during a hand. It is not an act: no record contains it, and it binds nobody. */
export interface Phrase {
  /** The phrase itself. */
  readonly words: string;
  /** The set of seats that may say it now. It receives a spectator's view, so it cannot reveal anything hidden. */
  readonly sayers: (s: State) => number;
  /** The reply to a seat that may not say it now, in a sentence. */
  readonly refusal: string;
}

/** A part of a hand in which seats choose. It ends when no seat is left to act; the next phase follows. */
export interface Phase {
  readonly name: string;
  /** The rule quoted to an act of another phase. */
  readonly rule: string;
  /** The rule quoted to a seat that is not to act; by default `rule`. `name` is the attempted act, if it is not a move. */
  readonly turnRule?: string | ((s: State, seat: number, name?: Json) => string);
  /** If several seats act at once: true if everybody sees each act immediately; otherwise acts are revealed together, if at all. */
  readonly open?: boolean;
  /** Sets who acts first; sets nobody to skip the phase. */
  readonly enter: (s: State) => void;
  readonly ways: readonly Way[];
}

/** What a play rule may read: whether it is a lead, the led suit, the key (with `first`, whether it is the first trick). */
export interface Situation<D extends string> {
  readonly lead: boolean;
  readonly led: number;
  readonly key: KeyValues<D>;
}

/**
 * A play rule: in some situations only some cards may be played. The rows of a game apply in order; each narrows the
 * cards that the rows before it have left, and yields if it would leave none.
 */
export interface Restriction<D extends string> {
  readonly rule: string;
  readonly when: (situation: Situation<D>) => boolean;
  /** The set of suits that may be played: computed once for every situation when the game is set up. */
  readonly suits?: (situation: Situation<D>) => number;
  /** True if `suits` binds only a seat that holds the led suit; a void seat is free. */
  readonly followers?: boolean;
  /**
   * Or any set of cards: writes the ranks of each suit to `asked`, which is empty at first; if it stays empty, the rule does
   * not apply. It may read public fields and the seat's own cards.
   *
   * @example cards: (s, _seat, asked) => { asked[HEARTS] = ALL_RANKS; asked[SPADES] = 1 << QUEEN; }
   */
  readonly cards?: (s: State, seat: number, asked: CardSet) => void;
}

/** The phase in which cards are played to tricks. Strength, restrictions and changes of the key are compiled to tables. */
export interface Tricks<D extends string> extends Omit<Phase, 'ways'> {
  readonly key: Key<D>;
  /** The rule quoted to a card that the seat does not hold. */
  readonly holdRule: string;
  readonly restrictions: readonly Restriction<D>[];
  /**
   * The suit that a card counts as, if that is not always its own: the left bower in Euchre is a trump. Following, the led suit
   * and the suits of restrictions then go by it. It may be a suit of the deck that has no cards of its own.
   */
  readonly countsAs?: (card: number, key: KeyValues<D>) => number;
  /** The strength of a card when a suit is led; the strongest takes the trick, and 0 never does. */
  readonly strength: (card: number, led: number, key: KeyValues<D>) => number;
  /** The key after a card was played (`led` is `NONE` for a lead). Omit it if cards do not change the key. */
  readonly afterCard?: (card: number, led: number, key: KeyValues<D>) => KeyValues<D>;
  /** The key after trick number n (1, 2, …). Omit it if tricks do not change the key. */
  readonly afterTrick?: (n: number, key: KeyValues<D>) => KeyValues<D>;
  /** The worth of a card to the seat that takes it; a whole number, which may be negative. */
  readonly worth?: (card: number, key: KeyValues<D>) => number;
  /** The card that the leader chose in an earlier phase and that opens the first trick, or −1. */
  readonly opensWith?: (s: State) => number;
  /** The card whose holder leads to the first trick: once it is their turn, everybody knows where the card is. */
  readonly openerHolds?: number;
  /** Called with a finished trick, before the key changes; returns true to end the hand now. */
  readonly taken?: (s: State, taker: number) => boolean;
}

/** A game with its options and seats chosen. */
export interface Design {
  readonly deck: Deck;
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  readonly layout: Layout;
  /** How many cards each seat is dealt in hand number 1, 2, …; the rest are the stock. If that differs by hand, `ends` says how many there are. */
  readonly hands: (dealer: number, hand: number) => readonly number[];
  /** The rule that a wrong deal breaks. */
  readonly dealRule: string;
  /**
   * True if a card of the stock is turned face up at the deal, unless the stock is empty; `'first'` if that must be the first of
   * the stock; `'dealer'` if it is the last card of the dealer's hand.
   */
  readonly openCard?: boolean | 'first' | 'dealer';
  /** The rule that a wrong open card breaks, if it is another one. */
  readonly openRule?: string;
  /** Whether the highest total wins the game, or the lowest; by default the highest. */
  readonly wins?: 'high' | 'low';
  /** What ends the game: a number of hands, or a total that a side has reached. For bots and display. */
  readonly ends?: { readonly hands: number } | { readonly target: number };
  /** The total of every side before the first hand; by default 0. */
  readonly startTotal?: number;
  /** Who deals (or begins) the next hand; by default the seat to the left of the last dealer. */
  readonly nextDealer?: (s: State) => number;
  /** The phases of a hand in order, tricks among them. */
  // biome-ignore lint/suspicious/noExplicitAny: the digits of the key are the game's own affair
  readonly phases: readonly (Phase | Tricks<any>)[];
  /** Writes each side's score to `DELTA`, and updates the game's lasting fields. */
  readonly score: (s: State) => void;
  /** The set of winning seats, once totals are known; 0 while the game is not over. */
  readonly winners: (s: State) => number;
  /** The phrases of this game, by id; views list who may say each now. */
  readonly phrases?: Readonly<Record<string, Phrase>> | undefined;
  /** What views contain besides the fields, the same for everybody. It receives a spectator's view, so it cannot reveal secrets. */
  readonly shown?: (s: State, rules: Rules) => Record<string, Json>;
  /** What the game adds to the lines of the record. */
  readonly tell?: {
    readonly trick?: (s: State) => Record<string, Json>;
    readonly score?: (s: State) => Record<string, Json>;
    readonly over?: (s: State) => Record<string, Json>;
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the digits of the key are the game's own affair
export const isTricks = (phase: Phase | Tricks<any>): phase is Tricks<any> => 'strength' in phase;

/** The rule quoted to a seat that is not to act. */
export function turnRule({ turnRule: own, rule }: Omit<Phase, 'ways'>, s: State, seat: number, name?: Json): string {
  return typeof own === 'function' ? own(s, seat, name) : (own ?? rule);
}
