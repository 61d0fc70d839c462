export * from './answers.ts';
export * from './checking.ts';
export * from './fair.ts';
export * from './limits.ts';
export * from './messages.ts';
export * from './requests.ts';
