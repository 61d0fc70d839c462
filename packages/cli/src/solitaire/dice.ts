/** The dice beside the board: those of suits in phase 1 on its left, those of suits in phase 2 on its right. */
import type { State } from '@followsuit/engine';
import {
  DICE,
  FACES,
  FIRST,
  NUMBERS,
  OWED,
  PHASE,
  type PiecepackRules,
  PLACED,
  PLACING,
  POINTS,
  SUITS,
  TILES,
  tileNumber,
  tileSuit,
} from '@followsuit/games/piecepack-stepping-stones';
import { bold, dim } from '../colour.ts';
import { lineWidth, padRight } from '../text.ts';
import { boardLines, boardWidth, inSuitOf, suitName } from './board.ts';

/** Columns left and right of the board. */
const [LEFT, RIGHT] = [14, 12];
const GAP = '  ';
const NAME = 7;
const SUIT_FACE = FACES.length - 1;

/** The board with the dice that lie there; above it where the screen is too narrow for both. */
export function tableLines(rules: PiecepackRules, s: State): string[] {
  const board = boardLines(rules, s);
  const [left, right] = s[PHASE] === PLACING ? [tiles(s), []] : [phaseOne(s), phaseTwo(s)];
  if (lineWidth() < LEFT + boardWidth(rules) + RIGHT) return [...left, ...right, ...board];
  return board.map((line, i) => {
    const beside = padRight(left[i] ?? '', LEFT) + padRight(line, boardWidth(rules)) + GAP + (right[i] ?? '');
    return beside.trimEnd();
  });
}

const die = (suit: number, text: string, used: boolean): string =>
  used ? dim(SUITS[suit].padEnd(NAME) + text) : inSuitOf(suit, SUITS[suit].padEnd(NAME)) + bold(text);

/** PIECEPACK-ONE-1 to -3: numbers, used ones dim; a suit asks for a flip until it is done. */
function phaseOne(s: State): string[] {
  const spent = Array.from({ length: 6 }, (_, number) => diceOf(s, number) - s[NUMBERS + number]);
  const lines = SUITS.flatMap((_, suit) => {
    const face = s[DICE + suit];
    if (face < 0 || !isFirst(s, suit)) return [];
    if (face === 0) return [die(suit, 'null', true)];
    if (face === SUIT_FACE) return [(s[OWED] >> suit) & 1 ? die(suit, 'FLIP!', false) : die(suit, 'turned', true)];
    const used = spent[Number(FACES[face])]-- > 0;
    return [die(suit, used ? `${FACES[face]} used` : FACES[face], used)];
  });
  return lines.length === 0 ? [] : [dim('phase 1'), ...lines];
}

/** How many dice of suits in phase 1 show a number. */
const diceOf = (s: State, number: number): number =>
  SUITS.filter((_, suit) => isFirst(s, suit) && FACES[s[DICE + suit]] === String(number)).length;

const isFirst = (s: State, suit: number): boolean => ((s[FIRST] >> suit) & 1) === 1;

/** PIECEPACK-TWO-1: the points left, of those that the die gave. */
function phaseTwo(s: State): string[] {
  const lines = SUITS.flatMap((_, suit) => {
    const face = s[DICE + suit];
    if (face < 0 || isFirst(s, suit)) return [];
    // A face stands one place before its points.
    return [die(suit, `${s[POINTS + suit]}/${face + 1}`, s[POINTS + suit] === 0)];
  });
  return lines.length === 0 ? [] : [dim('phase 2'), ...lines];
}

/** PIECEPACK-ACE-2: the tiles drawn, which say how far from home each ace may lie. */
function tiles(s: State): string[] {
  const drawn = Array.from({ length: SUITS.length }, (_, i) => s[TILES + i]).filter((tile) => tile >= 0);
  return [
    dim('tiles'),
    ...drawn.map((tile, i) => die(tileSuit(tile), `${tileNumber(tile)}${i < s[PLACED] ? ' laid' : ''}`, i < s[PLACED])),
  ];
}

/** The dice of a roll in words: "suns 4, moons suit". */
export const rollWords = (dice: Readonly<Record<string, string>>): string =>
  SUITS.flatMap((name, suit) =>
    name in dice ? [`${suitName(suit)} ${dice[name] === '0' ? 'null' : dice[name]}`] : [],
  ).join(', ');
