/** Score sheets as data: tables with rich text in their cells, and notes below. */
import type { KernelView, Line } from '@followsuit/engine';
import { rankOrder } from './cards.ts';
import type { RichText, Span, Tone } from './presenter.ts';
import { numbers, type ScoredHand, scoredHands, sumOver } from './read.ts';
import type { Scene } from './scene.ts';
import { fillSentence, plus, signed } from './text.ts';
import { callWord, headOf, resultWord, sideName, suitWord } from './wording.ts';

/** A table of a score sheet; its first column heads the rows. */
export interface SheetTable {
  readonly caption: string;
  readonly head: readonly RichText[];
  readonly rows: readonly (readonly RichText[])[];
  /** A second line below the cells of each row, each with a title. */
  readonly more?: readonly (readonly (readonly [title: string, text: RichText])[])[];
  readonly foot?: readonly RichText[];
}

export interface ScoreSheet {
  readonly tables: readonly SheetTable[];
  /** How to win, and rules that players often forget. */
  readonly notes: readonly string[];
  /** The total that ends the game; the sheet shows everybody's progress towards it. */
  readonly target?: number;
}

/** What a score sheet says about a hand besides the points. */
export interface SheetColumn {
  readonly title: string;
  readonly cell: (hand: ScoredHand) => RichText;
}

/** A game's additions to the usual score sheet. */
export interface SheetExtras {
  readonly columns?: readonly SheetColumn[];
  /** What a seat did in a hand, shown in its cell; only if every seat scores for itself. */
  readonly detail?: (hand: ScoredHand, seat: number) => RichText;
  readonly notes?: readonly string[];
  readonly target?: number;
}

type AnyScene = Scene<KernelView>;

/**
 * The usual score sheet: a row per hand with each side's points and its total after it, then the game's additions.
 *
 * @example sheet: (scene) => scoreSheet(scene, { columns: [bidColumn(scene)], notes: [scene.words.forget] })
 */
export function scoreSheet(
  scene: AnyScene,
  { columns = [], detail, notes = [], target }: SheetExtras = {},
): ScoreSheet {
  const { text, game, sides, presenter, view } = scene;
  const hands = scoredHands(scene);
  const rows = hands.map((hand) => [
    [`${hand.hand} `, { text: headOf(scene, hand.dealer), small: true }],
    ...sides.map((_, side) => [
      ...(detail ? [...spans(detail(hand, side), { small: true }), ' '] : []),
      pointsSpan(scene, numbers(hand.score, 'delta')[side]),
      ' ',
      runningSpan(scene, numbers(hand.score, 'total')[side]),
    ]),
  ]);
  const order = game.deck && rankOrder(text, game.deck);
  return {
    tables: [
      {
        caption: game.wins === 'low' ? text.captionLowest : text.caption,
        head: [presenter.starts ? text.handStarter : text.handDealer, ...sides.map((_, side) => sideName(scene, side))],
        rows,
        more: hands.map((hand) => columns.map(({ title, cell }) => [title, cell(hand)] as const)),
        foot: [text.total, ...view.total.slice(0, sides.length).map((n) => totalSpan(scene, n))],
      },
    ],
    notes: [...(hands.length === 0 ? [text.noHand] : []), ...(order ? [order] : []), ...notes],
    ...(target === undefined ? {} : { target }),
  };
}

/** The pieces of a rich text, each with extra properties. @example spans('4 tricks', { small: true }) */
export const spans = (text: RichText, more: Partial<Span> = {}): Span[] =>
  (Array.isArray(text) ? (text as readonly (string | Span)[]) : [text as string | Span]).map((each) => ({
    ...(typeof each === 'string' ? { text: each } : each),
    ...more,
  }));

/** A rich text without its tones. @example plainText(['4 ', { text: 'made' }]) // '4 made' */
export const plainText = (text: RichText): string =>
  spans(text)
    .map((span) => span.text)
    .join('');

/** The rows of a table as lines of text, without small type. @example rowLines(table) // ['Lose: Ana 3, Bo 5'] */
export function rowLines({ head, rows }: SheetTable): string[] {
  const large = (text: RichText): string => plainText(spans(text).filter(({ small }) => !small)).trim();
  return rows.map(([name, ...cells]) => {
    const list = cells.map((cell, i) => `${large(head[i + 1])} ${large(cell)}`);
    return `${large(name)}: ${list.join(', ')}`;
  });
}

/** A change of points; its tone is good for a gain, or for a loss if the lowest total wins. */
export function pointsSpan({ game }: Pick<AnyScene, 'game'>, n: number): Span {
  const news = game.wins === 'low' ? -n : n;
  return { text: plus(n), tone: news > 0 ? 'good' : news < 0 ? 'bad' : 'plain' };
}

const runningSpan = ({ text, game }: AnyScene, n: number): Span => ({
  text: fillSentence(text.running, { total: signed(n) }),
  small: true,
  ...debt(game, n),
});
const totalSpan = ({ game }: AnyScene, n: number): Span => ({ text: signed(n), ...debt(game, n) });
/** A negative total stands out, unless the lowest wins. */
const debt = ({ wins }: AnyScene['game'], n: number): { tone?: Tone } =>
  n < 0 && wins === 'high' ? { tone: 'bad' } : {};

const TONES: Readonly<Record<string, Tone>> = { exact: 'good', made: 'good', over: 'key', missed: 'bad' };
const MARKS: Readonly<Record<Tone, string>> = { good: '✓', key: '+', bad: '✗', plain: '–' };

/** The result of a bid, with a mark. @example resultSpan(scene, 'made').text // '✓ made' */
export function resultSpan(scene: AnyScene, result: string): Span {
  const tone = TONES[result] ?? 'plain';
  return { text: `${MARKS[tone]} ${resultWord(scene, result)}`, tone };
}

/** "Cy 6 ✓ exact": the bid of a score line and its result. */
export const bidColumn = (scene: AnyScene): SheetColumn => ({
  title: scene.text.bid,
  cell: ({ score }) => [
    `${headOf(scene, Number(score.bidder))} ${callWord(scene, score.bid)} `,
    resultSpan(scene, String(score.result)),
  ],
});

// Games for two teams

/** The sum of a list in a line over some seats. */
export const sumIn = (line: Line, name: string, seats: readonly number[]): number =>
  sumOver(numbers(line, name), seats);

/** Both teams' numbers of a score line. @example between(scene, score, 'tricks') // '7 : 6' */
export const between = ({ sides }: AnyScene, score: Line, name: string): string =>
  sides.map((side) => sumIn(score, name, side)).join(' : ');

/** "Cy 6, cups". */
export const bidOf = (scene: AnyScene, { bidder, bid, trump }: Line): string =>
  bidder === null
    ? scene.text.calls.null
    : `${headOf(scene, Number(bidder))} ${callWord(scene, bid)}, ${suitWord(scene, trump)}`;
