/** The words of the guided hands, apart from all others: each game's are loaded with its lesson. */

// As a namespace, so that a lesson loads its own only.
export * as lessonWords from './en/lessons.ts';
