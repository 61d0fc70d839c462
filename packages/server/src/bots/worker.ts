/** What a worker of the pool runs. */
export { think as default } from './think.ts';
