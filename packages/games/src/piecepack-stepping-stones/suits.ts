/** The suits, in the order in which everything is numbered: PIECEPACK-PIECE-1. */
export const SUITS = ['suns', 'moons', 'crowns', 'arms'] as const;
export const LETTERS = 'smca';
