/** What several score sheets and panels have in common. */
import {
  cardsLeft,
  type Field,
  HIDDEN,
  isTricks,
  type Json,
  KEY,
  type Line,
  type Rules,
  type State,
} from '@followsuit/engine';
import { DEALER, TAKEN, TOTAL, TURN } from '@followsuit/engine/state';
import { suitWords } from '../colour.ts';
import type { HandHistory, ScoredHand } from '../hand-history.ts';
import { grid, signed } from '../text.ts';
import { nameOf, type TableNames } from '../wording.ts';
import type { Column, SeatScene } from './skin.ts';

/** The value of a digit of the key, such as the trump, by its name. */
export function digit(rules: Rules, s: State, name: string): Json {
  const tricks = rules.design.phases[rules.tricks];
  const found = isTricks(tricks) ? tricks.key.digits.find((each) => each.name === name) : undefined;
  return found ? found.values[Math.floor(s[KEY] / found.step) % found.values.length] : null;
}

/** A number of one of the game's own fields as views write it: null where it is hidden or says nothing yet. */
export function written({ rules, view }: SeatScene, name: string, i: number): Json {
  const { at, reads } = rules.design.layout.fields.find((field) => field.name === name) as Field;
  const value = view.state[at + i];
  return value === HIDDEN ? null : reads ? reads(value) : value;
}

/** "trump locks ◘". */
export const trumpWords = (suit: Json, none = 'no trump yet'): string =>
  suit === null || suit === 'none' ? none : `trump ${suitWords(String(suit))}`;

/** What the seat does that begins a hand. Some have a start player or a forehand, and nobody deals. */
export const dealerWord = ({ game }: Rules): string => (BEGINNERS.has(game.id) ? 'start' : 'deal');
const BEGINNERS = new Set(['speed-run', 'stepping-stones']);

/** The side that a seat scores with. */
export const sideOf = ({ design: { sides } }: Rules, seat: number): number =>
  sides.findIndex((side) => side.includes(seat));

export const cardsColumn: Column = {
  title: 'cards',
  cell: ({ rules, view }, seat) => String(cardsLeft(view.state, seat, rules.seats)),
};
export const tricksColumn: Column = { title: 'tricks', cell: ({ view }, seat) => String(view.state[TAKEN + seat]) };
export const totalColumn: Column = {
  title: 'total',
  cell: ({ rules, view }, seat) => signed(view.state[TOTAL + sideOf(rules, seat)]),
};

/** A list of numbers of a score line. */
export const numbers = (line: Line, name: string): readonly number[] => line[name] as readonly number[];

/** The heads of a score sheet's columns: the seats, or the sides with their seats. */
export const heads = (table: TableNames): string[] =>
  table.rules.design.sides.map((side) => side.map((seat) => table.names[seat]).join(' + '));

/** What a side got in a hand, and its total after it: "4 (11)". */
export const pointsCell = ({ score }: ScoredHand, side: number): string =>
  `${signed(numbers(score, 'delta')[side])} (${signed(numbers(score, 'total')[side])})`;

/** A score sheet: one row a hand with its own cells, then the points and totals of every side. */
export function scoreSheet(
  table: TableNames,
  history: HandHistory,
  titles: readonly string[],
  cells: (hand: ScoredHand) => readonly string[],
): string[] {
  const sides = table.rules.design.sides;
  if (history.scored.length === 0) return ['No hand has been scored yet.'];
  const rows = history.scored.map((hand) => [
    String(hand.hand),
    table.names[hand.dealer],
    ...cells(hand),
    ...sides.map((_, side) => pointsCell(hand, side)),
  ]);
  const right = [0, ...sides.map((_, side) => side + titles.length + 2)];
  return grid(
    [['hand', dealerWord(table.rules) === 'deal' ? 'dealer' : 'starts', ...titles, ...heads(table)], ...rows],
    { right },
  );
}

/** "Totals: you +4 = 11, Bo 0 = 7." */
export function totalsWords(table: TableNames, { score }: ScoredHand): string {
  const { sides } = table.rules.design;
  const each = sides.map((side, i) => {
    const delta = numbers(score, 'delta')[i];
    const who = side.map((seat) => nameOf(table, seat)).join(' and ');
    return `${who} ${delta > 0 ? '+' : ''}${signed(delta)} = ${signed(numbers(score, 'total')[i])}`;
  });
  return `Totals: ${each.join(', ')}.`;
}

/** A word to the dealer who may not pass, because everybody else has. */
export function mustBid({ rules, view: { state, seat } }: SeatScene): string[] {
  const due = state[TURN] === seat && state[DEALER] === seat && state[rules.at.bidder] < 0;
  return due && rules.phase(state) !== 'tricks' ? ['Everyone passed: you must bid.'] : [];
}
