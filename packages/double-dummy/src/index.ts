export * from './double-dummy.ts';
