export * from './likeliest.ts';
export * from './models.ts';
export { type Policy, Softmax } from './policy.ts';
export * from './policy-for.ts';
export { learnedFrom, type Model, modelOf, Shape } from './weights.ts';
