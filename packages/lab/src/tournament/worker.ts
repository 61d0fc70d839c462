/** What a worker of a tournament's pool runs. */
export { playStretch as default } from './tournament.ts';
