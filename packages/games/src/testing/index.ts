/** Scenes and tables for the tests of other packages. */
export * from './scenes.ts';
export { type TestTable, table } from './table.ts';
