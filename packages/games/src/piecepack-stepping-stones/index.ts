/** Stepping Stones (piecepack solitaire) in plain JSON: `import { piecepackSteppingStones } from '@followsuit/games/piecepack-stepping-stones'`. */
import { playable } from '../playable.ts';
import { piecepackSteppingStones as game, type PiecepackView } from './rules.ts';
import { sentences } from './sentences.ts';

export type { PiecepackView } from './rules.ts';
export const piecepackSteppingStones = playable<PiecepackView>(game, sentences);
