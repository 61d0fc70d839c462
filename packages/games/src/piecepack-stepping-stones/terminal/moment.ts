/** The game at one moment, and what it is printed with. */
import type { State } from '@followsuit/engine';
import type { TerminalIo } from '@followsuit/present';
import { type Position, positionOf, type Suit, type Uses, usesOf } from '../position.ts';
import type { PiecepackRules } from '../rules.ts';
import { SUITS } from '../suits.ts';
import type { PiecepackWords } from '../wording.ts';
import { type SolitaireTable, YOU } from './solitaire-table.ts';

export interface Moment {
  readonly io: TerminalIo;
  /** The game's words, with the names of suits in their colours. */
  readonly text: PiecepackWords;
  readonly rules: PiecepackRules;
  readonly state: State;
  readonly position: Position;
  readonly uses: Uses;
}

/** @example momentOf(io, text, table).position.turn */
export function momentOf(io: TerminalIo, text: PiecepackWords, table: SolitaireTable): Moment {
  const { rules, state } = table;
  return { io, text, rules, state, position: positionOf(rules.json(state, YOU)), uses: usesOf(table.acts()) };
}

/** PIECEPACK-PIECE-1; black cannot be seen on a dark screen. */
const COLOURS = { suns: 'red', moons: 'grey', crowns: 'amber', arms: 'blue' } as const;

/** A text in the colour of a suit. */
export const inSuit = ({ paint }: TerminalIo, suit: Suit, text: string): string => paint[COLOURS[suit]](text);

/** Words with the names of suits in their colours. */
export const inColours = (io: TerminalIo, words: PiecepackWords): PiecepackWords => ({
  ...words,
  suits: Object.fromEntries(
    SUITS.map((suit) => [suit, inSuit(io, suit, words.suits[suit])]),
  ) as PiecepackWords['suits'],
});

/** Whether nothing is left but to end the part (or to give up). */
export const onlyDone = ({ uses: { goes, flips, done } }: Moment): boolean =>
  done !== null && goes.size + flips.size === 0;
