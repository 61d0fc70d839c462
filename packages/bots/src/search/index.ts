export * from './answer.ts';
export { type BidOutcome, bidOutcomeOf } from './bid-odds.ts';
export type { Budget } from './budget.ts';
export * from './levels.ts';
export * from './search.ts';
export { expertSearch, searchWith, textbookSearch } from './searches.ts';
