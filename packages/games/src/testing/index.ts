/** Scenes for the tests of other packages. */
export * from './scenes.ts';
