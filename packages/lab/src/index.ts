export * from './bench.ts';
export * from './play.ts';
export * from './simulate.ts';
export * from './summary.ts';
