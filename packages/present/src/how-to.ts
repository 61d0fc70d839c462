/**
 * How to play, on one screen: four panels of drawings with few words. `how-to.ts` in a game's folder has the drawings as its
 * default export, and `howTo` in `words.en.ts` all the words, so that another language needs no drawings of its own.
 *
 * A drawing is data: cards, tricks, chips, signs in a row. What data cannot say is a picture, a component that the game's
 * `how-to-web.tsx` names. Labels are keys of `howTo.labels`. Facts are checked: `games/src/how-to.test.ts` plays every
 * drawn trick by the rules, and finds every row of points among the worked examples of the rules page.
 *
 * @example
 * const howTo: HowTo<keyof typeof words.labels> = {
 *   goal: [[{ bid: 4 }, { sign: '=' }, { tricks: 4 }]],
 *   trick: { leader: 1, cards: ['Kc', '3c', 'Ac', '2l'], keys: { trump: 'locks' }, taker: 0 },
 *   scoring: { columns: ['bidder', 'others'], rows: [{ label: 'exact', points: [4, 0] }] },
 *   twist: [[{ card: 'Al', label: 'first' }, { sign: '→' }, { suit: 'locks', label: 'trump' }]],
 * };
 */
import type { Json, Options } from '@followsuit/engine';
import type { DeckInfo } from './scene.ts';
import { fill } from './text.ts';

/** One thing in a row. `L` are the keys of the labels. */
export type Thing<L extends string = string> =
  /** A card, or with null a back. */
  | { readonly card: string | null; readonly label?: L; readonly dim?: true }
  /** Cards that overlap. */
  | { readonly fan: readonly string[]; readonly label?: L }
  /** Tricks taken, as small backs. */
  | { readonly tricks: number; readonly label?: L }
  /** A number that was bid, as a chip. */
  | { readonly bid: number | string; readonly label?: L }
  | { readonly suit: string; readonly label?: L }
  | { readonly sign: '=' | '+' | '→' | '≥' | '×' }
  /** Numbers one after the other, such as the high rank of each trick. */
  | { readonly steps: readonly number[]; readonly label?: L }
  /** A component of the game's `how-to-web.tsx`. */
  | { readonly picture: string; readonly label?: L }
  | { readonly words: L };

/** A trick on the felt. You are seat 0, at the bottom; the others follow clockwise. */
export interface DrawnTrick<L extends string = string> {
  readonly leader: number;
  /** In the order of play. There is one for each player. */
  readonly cards: readonly string[];
  /** What the strength of cards depends on, by the names of the rules' key. Suits are shown, with the label of their name. */
  readonly keys?: Readonly<Record<string, Json>>;
  /** What else the table shows, in words. */
  readonly signs?: readonly L[];
  /** The seat that takes it. */
  readonly taker: number;
  /** What else the rules say of it: fields of the trick's line in a record. */
  readonly tells?: Readonly<Record<string, Json>>;
  /** Fields of the state, before and after it. */
  readonly before?: Readonly<Record<string, number>>;
  readonly after?: Readonly<Record<string, number>>;
  /** Labels at cards. */
  readonly tags?: Readonly<Record<string, L>>;
}

/** A row of things, or a trick. */
export type DrawnRow<L extends string = string> = readonly Thing<L>[] | { readonly trick: DrawnTrick<L> };

/** What may happen, and the points for it. */
export interface ScoringRow<L extends string = string> {
  readonly label: L;
  /** What happened, drawn. */
  readonly things?: readonly Thing<L>[];
  /** The points in each column: one number, one for each of several players, or null for none. */
  readonly points: readonly (number | readonly number[] | null)[];
  /** Tricks that the points are for, by column. */
  readonly took?: readonly number[];
}

export interface Scoring<L extends string = string> {
  /** Whether the numbers are totals instead of changes: they have no plus sign. */
  readonly totals?: true;
  readonly columns: readonly L[];
  readonly rows: readonly ScoringRow<L>[];
}

export interface HowTo<L extends string = string> {
  /** The options of the drawn table, if they are not the usual ones. */
  readonly options?: Options;
  readonly goal: readonly DrawnRow<L>[];
  /** A trick; for a game without tricks, what a turn is. */
  readonly trick: DrawnTrick<L> | readonly DrawnRow<L>[];
  readonly scoring: Scoring<L>;
  readonly twist: readonly DrawnRow<L>[];
  /** Whether either end of the ranks can be high, or only the last. */
  readonly ranks?: 'either';
}

/** The words of a how-to, `howTo` in `words.en.ts`: short sentences. Usual options may be placeholders: `{target}`. */
export interface HowToWords {
  readonly goal: string;
  /** How the game is won. */
  readonly win: string;
  /** Why the drawn trick is taken by that seat. */
  readonly trick: string;
  readonly scoring?: string;
  readonly twist: string;
  /** What else a beginner has to know, and options that change the game greatly. */
  readonly more?: string;
  /** The heading in place of "A trick". */
  readonly turn?: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Whether a panel is one trick. */
export const isTrick = <L extends string>(what: HowTo<L>['trick'] | DrawnRow<L>): what is DrawnTrick<L> =>
  !Array.isArray(what) && 'cards' in what;

/** All tricks of a how-to. @example tricksIn(howTo)[0].taker */
export const tricksIn = <L extends string>({ goal, trick, twist }: HowTo<L>): DrawnTrick<L>[] =>
  [...goal, ...(isTrick(trick) ? [{ trick }] : trick), ...twist].flatMap((each) =>
    'trick' in each ? [each.trick] : [],
  );

/** All things of a how-to that stand in rows. */
export const thingsIn = <L extends string>({ goal, trick, scoring, twist }: HowTo<L>): Thing<L>[] => [
  ...[...goal, ...(isTrick(trick) ? [] : trick), ...twist].flatMap((each) => ('trick' in each ? [] : each)),
  ...scoring.rows.flatMap(({ things = [] }) => things),
];

/** The seat that plays the card at a place. @example drawnSeat(trick, 0) === trick.leader */
export const drawnSeat = ({ leader, cards }: Pick<DrawnTrick, 'leader' | 'cards'>, place: number): number =>
  (leader + place) % cards.length;

/** The ranks from high to low. @example ranksDown(vines)[0] // 'A' */
export const ranksDown = ({ ranks }: DeckInfo): string[] => [...ranks].reverse();

/** A sentence with the usual options in place of their names. @example usualText('First to {target}.', { target: 40 }) */
export const usualText = (text: string, options: Readonly<Record<string, Json>>): string =>
  fill(text, Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])));
