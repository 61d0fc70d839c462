export * from './bid-objective.ts';
export { BELOW, COUNT_OF } from './bits.ts';
export { type Keys, trumpReader } from './keys.ts';
export * from './likeliest.ts';
export { type ContractStatus, Objective } from './objective.ts';
export { type Policy, Softmax } from './policy.ts';
export * from './policy-for.ts';
export { odds, type TrickOdds, twice } from './trick-estimator.ts';
export { learnedFrom, type Model, modelOf, PolicyShape } from './weights.ts';
