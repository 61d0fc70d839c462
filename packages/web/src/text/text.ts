/** The words of the app: `words.table.yourTurn`, and `fill` for those with places to fill in. */
import { fill, signed } from '@followsuit/present';

// As a namespace, so that a page loads only the areas that it uses.
export * as words from './en.ts';
export { fill };

/** One or many. @example countForm(words.table.cards, 2) // '2 cards' */
export const countForm = (form: { readonly one: string; readonly other: string }, n: number): string =>
  n === 1 ? form.one : fill(form.other, { n: signed(n) });
