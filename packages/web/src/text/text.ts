/** The words of the app: `words.table.yourTurn`, and `fill` for those with places to fill in. */
import { en } from './en.ts';

export const words = en;

/** Fills the places in braces. @example fill('{name} takes the trick', { name: 'Ana' }) */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
