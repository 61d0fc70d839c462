export * from './depth.ts';
export type { Fact } from './facts.ts';
export * from './grades.ts';
export * from './history.ts';
export * from './ledger.ts';
export {
  applyMoment,
  type FinishedGame,
  finishedGame,
  type Moment,
  momentsOf,
  recordedGame,
  type Unreviewable,
} from './moments.ts';
export * from './puzzles.ts';
export * from './report.ts';
export * from './review.ts';
export * from './sentences.ts';
export * from './trick-number.ts';
export * from './verdict.ts';
export { reviewInGerman } from './words.de.ts';
export { reviewInEnglish } from './words.en.ts';
