/** The script of the threads. */
import '@followsuit/games/bots';

export { doLabJob as default } from './do-job.ts';
