/** Everything that a browser needs to play against bots: what the size of a bundle is measured by. */
export * from '@followsuit/engine';
export { gameOf, games } from '@followsuit/games';
export { botOf, bots } from '../index.ts';
