/** What a worker of the pool runs. */
import '@followsuit/games/bots';

export { playChunk as default } from './simulate.ts';
