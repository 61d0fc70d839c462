/** Stepping Stones, a solitaire for the piecepack: rules.md. */
export * from './acts.ts';
export * from './board.ts';
export { FACES, tileNumber, tileSuit } from './chance.ts';
export { Paths } from './moving.ts';
export { filledIn, OPTIONS } from './options.ts';
export { PiecepackRules, piecepackSteppingStones, type Result } from './rules.ts';
export * from './state.ts';
export * from './suits.ts';
