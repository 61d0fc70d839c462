export * from './bridge.ts';
