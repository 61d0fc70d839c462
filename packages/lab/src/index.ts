import '@followsuit/games/bots';

export * from './bench.ts';
export * from './curve.ts';
export * from './play.ts';
export * from './simulate.ts';
export * from './summary.ts';
export * from './tournament/bid-sheet.ts';
export * from './tournament/bids.ts';
export * from './tournament/contest.ts';
export * from './tournament/contestants.ts';
export * from './tournament/hands.ts';
export * from './tournament/sheet.ts';
export * from './tournament/statistics.ts';
export * from './tournament/tournament.ts';
export * from './tournament/tournament-sheet.ts';
export * from './train/index.ts';
export * from './value.ts';
