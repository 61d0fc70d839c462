/** The script of the threads that play studies. */
import '@followsuit/games/bots';

export { playStudyChunk as default } from './study-chunks.ts';
