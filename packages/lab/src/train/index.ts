export * from './duel.ts';
export * from './train.ts';
