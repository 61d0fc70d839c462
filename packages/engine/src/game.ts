/**
 * What a game is. This file is the manual for writing one: a `Game` says which options and player counts there are; the
 * `design` of a trick game gives, for one choice of them, the deck, the fields, the phases of a hand in order, the play rules,
 * the score. `trickGame` (trick-game.ts) makes it a game that can be set up as `Rules`, through which everything else plays.
 */
import type { Json, Way } from './acts.ts';
import type { CardSet, Deck } from './cards.ts';
import type { Key, KeyValues } from './key.ts';
import type { Play } from './play.ts';
import type { Rules } from './rules.ts';
import type { Layout, State } from './state.ts';

/** The whole numbers from `low` to `high`, and perhaps one beside them, such as 0 for "no limit". */
export interface Range {
  readonly low: number;
  readonly high: number;
  readonly or?: number;
}

/** A rule that players choose before the first deal. Its explanation is the line of the page's table of options. */
export interface Option {
  readonly id: string;
  readonly values: readonly Json[] | Range;
  readonly standard: (players: number) => Json;
  /** Where the option came later than the game: what held before it, and so in a record that lacks it. */
  readonly before?: Json;
}

export type Options = Readonly<Record<string, Json>>;

/** A choice of options with a name, offered beside the rulebook's own game: a shorter one, or a variant that the page names. */
export interface Preset {
  readonly id: string;
  /** For how many, where it is for one number only. */
  readonly players?: number;
  /** Those that differ from their defaults. */
  readonly options: Options;
}

export interface Game {
  readonly id: string;
  readonly name: string;
  /** The rules pages whose ids this game quotes, without `.md`; the first is its own. */
  readonly pages: readonly string[];
  readonly players: readonly number[];
  /** How many usually play, by the page's "Quick start"; the first of `players` where it is not given. */
  readonly usualPlayers?: number;
  readonly options: readonly Option[];
  /** As the page's "Quick start" names them. */
  readonly presets?: readonly Preset[];
  /** What a table shows of the rules that no view or act says, such as the rows of a score sheet: small tables by name. */
  readonly tables?: Readonly<Record<string, Json>>;
  /** What stands against this combination of options and players, in a sentence, or null. */
  readonly conflict?: (players: number, options: Options) => string | null;
  /** The game with its players and options chosen; they must be complete and good: see options.ts. */
  readonly setUp: (players: number, options: Options) => Play;
}

/** The cards of one hand, as dealt. */
export interface Deal {
  readonly hands: readonly (readonly number[])[];
  readonly stock: readonly number[];
  readonly open: number;
}

/** A set phrase that seats may say during a hand. It is no act: nothing records it, and it binds nobody. */
export interface Phrase {
  /** What is said. */
  readonly words: string;
  /** The set of seats that may say it now. It is given what a watcher sees, so nothing hidden can show in it. */
  readonly sayers: (s: State) => number;
  /** What a seat is told that may not say it now, in a sentence. */
  readonly refusal: string;
}

/** A part of a hand in which seats choose. It is over when nobody is to act; then comes the next one. */
export interface Phase {
  readonly name: string;
  /** The rule quoted to an act that belongs elsewhere. */
  readonly rule: string;
  /** The rule quoted to a seat that is not to act; `rule` where it is not given. `name` is what it wanted to do, where that is not a move. */
  readonly turnRule?: string | ((s: State, seat: number, name?: Json) => string);
  /** Where several act at once: true if everybody sees at once what each does; otherwise it opens together, if at all. */
  readonly open?: boolean;
  /** Says who acts first; leaves nobody to act where the phase is to be passed over. */
  readonly enter: (s: State) => void;
  readonly ways: readonly Way[];
}

/** What a play rule may look at: whether it is a lead, the led suit, the key (with `first`, whether it is the first trick). */
export interface Situation<D extends string> {
  readonly lead: boolean;
  readonly led: number;
  readonly key: KeyValues<D>;
}

/**
 * A play rule: in some situations only some cards may be played. The rows of a game apply in order; each narrows what
 * the rows before it have left, and yields where that would leave nothing.
 */
export interface Restriction<D extends string> {
  readonly rule: string;
  readonly when: (situation: Situation<D>) => boolean;
  /** The set of suits that may be played: looked at once for every situation when the game is set up. */
  readonly suits?: (situation: Situation<D>) => number;
  /** True where `suits` binds only a seat that holds the led suit; whoever has none of it is free. */
  readonly followers?: boolean;
  /**
   * Or any set of cards: writes the ranks of each suit into `asked`, which comes empty; what stays empty asks for nothing. It
   * may look at public fields and the seat's own cards.
   *
   * @example cards: (s, _seat, asked) => { asked[HEARTS] = ALL_RANKS; asked[SPADES] = 1 << QUEEN; }
   */
  readonly cards?: (s: State, seat: number, asked: CardSet) => void;
}

/** The phase in which cards are played to tricks. Strength, restrictions and changes of the key become tables. */
export interface Tricks<D extends string> extends Omit<Phase, 'ways'> {
  readonly key: Key<D>;
  /** The rule quoted to a card that the seat does not hold. */
  readonly holdRule: string;
  readonly restrictions: readonly Restriction<D>[];
  /** How strong a card is when a suit is led; the strongest takes the trick, and 0 never does. */
  readonly strength: (card: number, led: number, key: KeyValues<D>) => number;
  /** The key after a card was played (`led` is `NONE` for a lead). Left out where cards do not change it. */
  readonly afterCard?: (card: number, led: number, key: KeyValues<D>) => KeyValues<D>;
  /** The key after trick number n (1, 2, …). Left out where tricks do not change it. */
  readonly afterTrick?: (n: number, key: KeyValues<D>) => KeyValues<D>;
  /** What a card is worth to the seat that takes it; a whole number, which may be negative. */
  readonly worth?: (card: number, key: KeyValues<D>) => number;
  /** The card that the leader has chosen in an earlier phase and that opens the first trick, or −1. */
  readonly opensWith?: (s: State) => number;
  /** The card whose holder leads to the first trick: once the turn is theirs, everybody knows where it is. */
  readonly openerHolds?: number;
  /** Looks at a finished trick; returns true to end the hand now. Called before the key changes. */
  readonly taken?: (s: State, taker: number) => boolean;
}

/** A game with its options and seats chosen. */
export interface Design {
  readonly deck: Deck;
  /** The seats that score together. */
  readonly sides: readonly (readonly number[])[];
  readonly layout: Layout;
  /** How many cards each seat is dealt; the rest is the stock. */
  readonly hands: (dealer: number) => readonly number[];
  /** The rule that a wrong deal breaks. */
  readonly dealRule: string;
  /** True if a card of the stock is turned face up at the deal; `'first'` if that must be the first of the stock. */
  readonly openCard?: boolean | 'first';
  /** The rule that a wrong open card breaks, where it is another one. */
  readonly openRule?: string;
  /** Whether the highest total wins the game, or the lowest; the highest where it is not given. */
  readonly wins?: 'high' | 'low';
  /** What ends the game: a number of hands, or a total that somebody has reached. Bots and tables show and use it. */
  readonly ends?: { readonly hands: number } | { readonly target: number };
  /** What every side has before the first hand; nothing where it is not given. */
  readonly startTotal?: number;
  /** Who deals (or begins) the next hand; the seat to the left of the last one where it is not given. */
  readonly nextDealer?: (s: State) => number;
  /** The phases of a hand in order, tricks among them. */
  // biome-ignore lint/suspicious/noExplicitAny: the digits of the key are the game's own affair
  readonly phases: readonly (Phase | Tricks<any>)[];
  /** Writes what each side scores into `DELTA`, and brings the game's lasting fields up to date. */
  readonly score: (s: State) => void;
  /** The set of winning seats, once totals are known; 0 while the game goes on. */
  readonly winners: (s: State) => number;
  /** The phrases of this game, by id; views list who may say each now. */
  readonly phrases?: Readonly<Record<string, Phrase>> | undefined;
  /** What views say besides the fields, the same to everybody. It is given what a watcher sees, so nothing hidden can show in it. */
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
