/** The words of single games, apart from all others: each is loaded with what its game adds to the table. */

// As a namespace, so that a game loads its own only.
export * as gameWords from './en/games.ts';
