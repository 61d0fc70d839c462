export * from './bridge.ts';
export * from './goal.ts';
export * from './solver.ts';
