/** The scenes at the end of a hand and of a game, loaded after the table has rendered. */
export { GameOver } from './game-over.tsx';
export { HandOver, type HandOverProps } from './hand-over.tsx';
export { ShareResult } from './share-result.tsx';
