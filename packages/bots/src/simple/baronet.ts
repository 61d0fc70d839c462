/** Baronet is Bishop for coins. */
export { bishop as baronet } from './bishop.ts';
