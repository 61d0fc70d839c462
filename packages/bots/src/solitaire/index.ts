/** Players of Stepping Stones, the piecepack solitaire: games/src/piecepack-stepping-stones/rules.md. */
export { solitaireBots } from './bots.ts';
export { type Figures, measure, playOut } from './figures.ts';
export { Pilot } from './pilot.ts';
export {
  chooseInSolitaire,
  greedy,
  piloted,
  type SolitaireCandidate,
  type SolitairePlayer,
  sociable,
  solitaireAnswer,
} from './players.ts';
export { Search as SolitaireSearch, type Trial } from './search.ts';
