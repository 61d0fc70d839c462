/** What a worker of the pool runs. */
export { playChunk as default } from './simulate.ts';
