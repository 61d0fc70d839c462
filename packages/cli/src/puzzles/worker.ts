/** The script of the worker threads that find puzzles. */
import '@followsuit/games/bots';

export { puzzlesOf as default } from './job.ts';
