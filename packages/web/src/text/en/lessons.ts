/** What the coach says in the guided hands, game by game. */
export { baronet } from './lessons/baronet.ts';
export { bishop } from './lessons/bishop.ts';
export { chevalier } from './lessons/chevalier.ts';
export { coralon } from './lessons/coralon.ts';
export { coralonPartners } from './lessons/coralon-partners.ts';
export { ducksAndGeese } from './lessons/ducks-and-geese.ts';
export { ducksAndGeeseCutthroat } from './lessons/ducks-and-geese-cutthroat.ts';
export { piecepackSteppingStones } from './lessons/piecepack-stepping-stones.ts';
export { shared } from './lessons/shared.ts';
export { speedRun } from './lessons/speed-run.ts';
export { steppingStones } from './lessons/stepping-stones.ts';
export { stones } from './lessons/stones.ts';
export { thief } from './lessons/thief.ts';
export { thieves } from './lessons/thieves.ts';
export { upAndDown } from './lessons/up-and-down.ts';
