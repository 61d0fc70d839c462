/** What may be done now: summed up, since a person is not helped by hundreds of choices in a row; all of it; or of one piece. */
import type { Act, Line } from '@followsuit/engine';
import { counted } from '@followsuit/present';
import { HOME, isHome, movedBy, type Piece, type Position, pieceSuit, type Suit } from '../position.ts';
import { POINTS } from '../state.ts';
import { SUITS } from '../suits.ts';
import type { Moment } from './moment.ts';
import { YOU } from './solitaire-table.ts';

/** What dice and points are good for, a line each. */
export function summaryLines(moment: Moment): string[] {
  const sentences =
    moment.position.phase === 'placing' ? [placing(moment)] : [...numbers(moment), ...owed(moment), ...points(moment)];
  return sentences.flatMap((sentence) => moment.io.layout.hanging('  ', sentence));
}

/** The ace to be placed now. */
export const aceDue = ({ tiles, placed }: Position): string => `A${tiles[placed].slice(-1)}`;

function placing({ io, text, position, uses }: Moment): string {
  const ace = aceDue(position);
  const far = counted(Number(position.tiles[position.placed][0]), ['space', 'spaces']);
  const squares = counted(uses.goes.get(ace)?.size ?? 0, ['square', 'squares']);
  const home = text.suits[pieceSuit(ace)];
  return `Place ${io.paint.bold(ace)} at most ${far} from the home of ${home}: ${squares} will do; moves lists them.`;
}

function numbers(moment: Moment): string[] {
  const { position, uses } = moment;
  return ['5', '4', '3', '2'].flatMap((number) => {
    const n = position.moves[number];
    if (n === 0) return [];
    const able = [...uses.goes.keys()].filter((piece) => piece[0] === number && !position.stones.includes(piece));
    const dice = n === 1 ? `A ${number} moves` : `${n} dice with ${number} move`;
    return [`${dice} ${able.length === 0 ? 'nothing' : listed(moment, able)}.`];
  });
}

const owed = (moment: Moment): string[] =>
  moment.position.owed.map((suit) => {
    const coins = [...moment.uses.flips.keys()].filter((coin) => pieceSuit(coin) === suit);
    return `Turn over ${listed(moment, coins)} before you are done.`;
  });

function points(moment: Moment): string[] {
  const { position, text, uses } = moment;
  return SUITS.flatMap((suit) => {
    const n = position.points[suit];
    if (n === 0) return [];
    const stones = movedBy(position, uses, suit).filter((piece) => piece !== suit);
    const to = uses.goes.get(suit);
    const items = [
      stones.length === 0 ? '' : `stones ${listed(moment, stones)}`,
      to === undefined ? '' : `the pawn to ${listed(moment, [...to.keys()])}`,
    ].filter((item) => item !== '');
    const what = items.length === 0 ? 'nothing can go anywhere' : items.join('; ');
    const left = isHome(position, suit) ? ' left before its stones are set' : '';
    return [`${text.suits[suit]}, ${counted(n, text.point)}${left}: ${what}.`];
  });
}

/** "4s, 4m or 4a". */
const listed = ({ io: { layout, paint } }: Moment, names: readonly string[]): string =>
  layout.either(names.map(paint.bold));

/** Every choice, a line for each piece. */
export function allLines(moment: Moment): string[] {
  const { io, position, uses } = moment;
  const verb = position.phase === 'placing' ? 'place ' : '';
  const goes = [...uses.goes.keys()];
  const isPawn = (piece: Piece): boolean => (SUITS as readonly string[]).includes(piece);
  const line = (piece: Piece): string => `${verb}${piece}: ${destinations(moment, piece)}`;
  const lines = [
    ...goes.filter((piece) => !isPawn(piece)).map(line),
    ...(uses.flips.size > 0 ? [`flip: ${listed(moment, [...uses.flips.keys()])}`] : []),
    ...goes.filter(isPawn).map(line),
    ...(uses.done ? ['done'] : []),
    'resign',
  ];
  return lines.flatMap((each) => io.layout.hanging('  ', each, 4));
}

/** Where a piece can go: "4s on c7 can go to a5 or b4."; null: nowhere. */
export function pieceLine(moment: Moment, piece: Piece): string | null {
  const { position, uses } = moment;
  if (!uses.goes.has(piece)) return null;
  const to = destinations(moment, piece);
  const at = position.coins[piece];
  if (at === undefined) return `The pawn of ${piece} (${position.pawns[piece as Suit]}) can go to ${to}.`;
  const flip = uses.flips.has(piece) ? `, or be turned over (flip ${piece})` : '';
  return `${piece} on ${at} can go to ${to}${flip}.`;
}

/** Places by what it costs to get there, where it costs points: "b6 (1 point), b5 or c5 (2 points)". */
function destinations(moment: Moment, piece: Piece): string {
  const ways = [...(moment.uses.goes.get(piece) ?? [])];
  const costs = ways.map(([to, act]) => (to === HOME ? 0 : costOf(moment, piece, act)));
  const groups = [...new Set(costs)].sort((a, b) => a - b);
  return groups
    .map((cost) => {
      const list = listed(
        moment,
        ways.filter((_, i) => costs[i] === cost).map(([to]) => to),
      );
      return cost === 0 ? list : `${list} (${counted(cost, moment.text.point)})`;
    })
    .join(', ');
}

/** The points that an act takes. */
function costOf({ rules, state }: Moment, piece: Piece, act: Act): number {
  const found = rules.read(state, YOU, act);
  if ('rule' in found) return 0;
  const field = POINTS + SUITS.indexOf(act.do === 'walk' ? (piece as Suit) : pieceSuit(piece));
  const after = state.slice();
  rules.apply(after, YOU, found.move);
  return state[field] - after[field];
}

/** The rule that keeps a piece where it is: what lies in its way, if that is it. */
export function keptBy({ rules, state, position }: Moment, piece: Piece): string {
  const act: Line = piece in position.coins ? { do: 'move', coin: piece } : { do: 'walk', pawn: piece };
  const found = [...rules.board.byName.keys()].map((to) => rules.read(state, YOU, { ...act, to }));
  const ids = found.flatMap((each) => ('rule' in each ? [each.rule] : []));
  return ids.find((id) => id === 'PIECEPACK-MOVE-2') ?? ids.find((id) => id !== 'PIECEPACK-MOVE-3') ?? ids[0];
}
