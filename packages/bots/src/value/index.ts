export * from './ending.ts';
export * from './features.ts';
export * from './model.ts';
export * from './models.ts';
export * from './scores.ts';
export * from './utility.ts';
