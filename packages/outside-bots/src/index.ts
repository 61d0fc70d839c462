export * from './bot-command.ts';
export * from './incidents.ts';
export * from './outside-bot.ts';
export * from './outside-bots.ts';
export * from './policy.ts';
export * from './position.ts';
export * from './process-table.ts';
