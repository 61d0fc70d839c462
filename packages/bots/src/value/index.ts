export * from './ending.ts';
export * from './features.ts';
export * from './fitting.ts';
export * from './model.ts';
export * from './points-features.ts';
export * from './scores.ts';
export * from './utility.ts';
