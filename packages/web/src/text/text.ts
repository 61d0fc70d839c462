/** The texts of the app: `words.table.yourTurn`, and `fill` for those with placeholders. */
import { fill, signed } from '@followsuit/present';

// A namespace import, so that a page loads only the areas that it uses.
export * as words from './en.ts';
export { fill };

/** Singular or plural. @example countForm(words.table.cards, 2) // '2 cards' */
export const countForm = (form: { readonly one: string; readonly other: string }, n: number): string =>
  n === 1 ? form.one : fill(form.other, { n: signed(n) });
