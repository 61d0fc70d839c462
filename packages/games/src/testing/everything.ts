/// <reference types="vite/types/importMeta.d.ts" />
/** Everything that a browser needs to play against bots: what the size of a bundle is measured by. */
export { botOf, bots, registerKnowledge } from '@followsuit/bots';
export * from '@followsuit/engine';
export { gameOf, games } from '../index.ts';
/** What bots know of each game; a browser loads it game by game. */
export const knowledge = import.meta.glob('../*/bot.ts', { eager: true });
