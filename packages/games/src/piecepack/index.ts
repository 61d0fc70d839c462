/** Stepping Stones, a solitaire for the piecepack: rules/piecepack-stepping-stones.md. */
export { MOVES, MOVES_LIMIT } from './acts.ts';
export { type Board, COIN_NAMES, LARGE, SMALL, SUITS } from './board.ts';
export { Measure } from './measure.ts';
export { filledIn, ID, NAME, OPTIONS } from './options.ts';
export { greedy } from './player.ts';
export { chanceFromSeed, firstLine, type Player, playGame, verifyLines, type WrongLine } from './record.ts';
export { PiecepackRules, type Result } from './rules.ts';
