/** The board with the dice beside it: those of suits in phase 1 on its left, those of suits in phase 2 on its right. */
import { pieceSuit, pointsOn, type Suit, usedDice } from '../position.ts';
import { LATER } from '../state.ts';
import { SUITS } from '../suits.ts';
import { homeWords, standing, turnWords } from '../wording.ts';
import { boardLines, boardWidth } from './board-lines.ts';
import type { Moment } from './moment.ts';

/** Columns left and right of the board. */
const [LEFT, RIGHT] = [14, 12];
const GAP = '  ';
const NAME = 7;

/** The line above the board: the turn, its part where it has two, and the pawns home. */
export function headerLine({ io: { paint, layout }, text, position, state }: Moment): string {
  const part = position.part === 2 ? 2 : state[LATER] === 0 ? 0 : 1;
  const head = `── ${paint.bold('Stepping Stones')} · ${turnWords(text, position, part)} · ${homeWords(text, position)} `;
  return head + paint.dim('─'.repeat(Math.max(0, layout.lineWidth() - layout.widthOf(head))));
}

/** How each suit stands. */
export const standingLines = ({ io, text, position }: Moment): string[] =>
  io.layout.hanging('', SUITS.map((suit) => standing(text, position, suit)).join(' · '));

/** The board with the dice that lie there; above it where the screen is too narrow for both. */
export function tableLines(moment: Moment): string[] {
  const { lineWidth, padRight } = moment.io.layout;
  const board = boardLines(moment);
  const width = boardWidth(moment);
  const [left, right] =
    moment.position.phase === 'placing' ? [tiles(moment), []] : [phaseOne(moment), phaseTwo(moment)];
  if (lineWidth() < LEFT + width + RIGHT) return [...left, ...right, ...board];
  return board.map((line, i) =>
    (padRight(left[i] ?? '', LEFT) + padRight(line, width) + GAP + (right[i] ?? '')).trimEnd(),
  );
}

const die = ({ io, text }: Moment, suit: Suit, face: string, used: boolean): string =>
  used ? io.paint.dim(suit.padEnd(NAME) + face) : io.layout.padRight(text.suits[suit], NAME) + io.paint.bold(face);

/** PIECEPACK-ONE-1 to -3: numbers, used ones dim; a suit asks for a flip until it is done. */
function phaseOne(moment: Moment): string[] {
  const { position, text, io } = moment;
  const used = usedDice(position);
  const lines = position.first.flatMap((suit) => {
    const face = position.dice[suit];
    if (face === null) return [];
    if (face === '0') return [die(moment, suit, text.null, true)];
    if (face === 'suit')
      return [
        position.owed.includes(suit) ? die(moment, suit, 'FLIP!', false) : die(moment, suit, text.flipDone, true),
      ];
    return [used.includes(suit) ? die(moment, suit, `${face} ${text.used}`, true) : die(moment, suit, face, false)];
  });
  return lines.length === 0 ? [] : [io.paint.dim('phase 1'), ...lines];
}

/** PIECEPACK-TWO-1: the points left, of those that the die gave. */
function phaseTwo(moment: Moment): string[] {
  const { dice, first, points } = moment.position;
  const lines = SUITS.flatMap((suit) => {
    const face = dice[suit];
    if (face === null || first.includes(suit)) return [];
    return [die(moment, suit, `${points[suit]}/${pointsOn(face)}`, points[suit] === 0)];
  });
  return lines.length === 0 ? [] : [moment.io.paint.dim('phase 2'), ...lines];
}

/** PIECEPACK-ACE-2: the tiles drawn, which say how far from home each ace may lie. */
function tiles(moment: Moment): string[] {
  const { tiles, placed } = moment.position;
  const rows = tiles.map((tile, i) =>
    die(moment, pieceSuit(tile), `${tile[0]}${i < placed ? ' laid' : ''}`, i < placed),
  );
  return [moment.io.paint.dim('tiles'), ...rows];
}
