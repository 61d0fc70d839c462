/** What proves claims, by itself: the file that is loaded late. */
export { prover } from '@followsuit/engine';
