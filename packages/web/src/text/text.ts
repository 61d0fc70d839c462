/** The words of the app: `words.table.yourTurn`, and `fill` for those with places to fill in. */

// As a namespace, so that a page loads only the areas that it uses.
export * as words from './en.ts';

/** Fills the places in braces. @example fill('{name} takes the trick', { name: 'Ana' }) */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
