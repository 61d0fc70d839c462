/** What single games say at their tables, in English. Another language is another file of this shape. */
export { baronet } from './games/baronet.ts';
export { birds } from './games/birds.ts';
export { bishop } from './games/bishop.ts';
export { ducksAndGeese } from './games/ducks-and-geese.ts';
export { ducksAndGeeseCutthroat } from './games/ducks-and-geese-cutthroat.ts';
