/** The script of the worker threads that review. */
import '@followsuit/games/bots';

export { reviewPart as default } from './part.ts';
