export * from './answer.ts';
export * from './bid-odds.ts';
export { type Budget, BudgetClock } from './budget.ts';
export { leadOfHand, sidesOf } from './hand-result.ts';
export * from './levels.ts';
export { PairedSearch } from './paired-search.ts';
export { nextRandom } from './playout.ts';
export * from './search.ts';
export { expertSearch, searchWith, textbookSearch } from './searches.ts';
