export * from './bot.ts';
export * from './bots.ts';
export * from './simple/index.ts';
