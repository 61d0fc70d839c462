export * from './bot.ts';
export * from './bots.ts';
export * from './policy/index.ts';
export * from './search/index.ts';
export * from './simple/index.ts';
export * from './solitaire/index.ts';
export * from './value/index.ts';
export * from './worlds/index.ts';
