/** The script of the worker threads. */
import '@followsuit/games/bots';

export { playChunk as default } from './simulate.ts';
