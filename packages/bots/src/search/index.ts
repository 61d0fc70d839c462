export * from './answer.ts';
export type { Budget } from './budget.ts';
export * from './levels.ts';
export { type Making, makingOf } from './making.ts';
export { expertSearch, searchWith, textbookSearch } from './mind.ts';
export * from './search.ts';
