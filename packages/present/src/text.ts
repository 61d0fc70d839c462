/** Text templates; numbers and lists in words. */
import type { english } from './words.en.ts';

/** The shape of some words in any language. @example type ThiefWords = WordsOf<typeof english> */
export type WordsOf<T> = { readonly [K in keyof T]: T[K] extends string ? string : WordsOf<T[K]> };

/** The words that all games share. */
export type SharedText = WordsOf<typeof english>;

/** The words for the reader, in any language: English "you", German "du". */
const READER = /^(?:you|du)$/i;

/**
 * Fills the placeholders in braces. `{who|hast|hat}` is the first form if `who` is the reader, else the second, for languages
 * whose verbs and cases differ; both forms may have placeholders: `{who|dir|{who}}`.
 *
 * @example fill('{name} takes the trick', { name: 'Ana' })
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text
    .replace(/\{(\w+)\|([^|]*)\|((?:[^{}]|\{\w+\})*)\}/g, (whole, name: string, own, other) =>
      name in values ? (READER.test(String(values[name])) ? own : other) : whole,
    )
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

/** Capitalizes the first letter. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Fills the placeholders and capitalizes the result, which may begin with "you". */
export const fillSentence = (text: string, values: Readonly<Record<string, string | number>>): string =>
  capital(fill(text, values));

/** A number with a real minus sign. @example signed(-3) // '−3' */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** A change of points, with a plus or a real minus sign. @example plus(4) // '+4' */
export const plus = (n: number): string => (n > 0 ? `+${n}` : signed(n));

/** A number with its unit. @example counted(1, ['trick', 'tricks']) // '1 trick' */
export const counted = (n: number, [one, many]: readonly [string, string]): string =>
  `${signed(n)} ${n === 1 ? one : many}`;

/** @example listed(text, ['Ana', 'Bo', 'you']) // 'Ana, Bo and you' */
export function listed({ and }: Pick<SharedText, 'and'>, items: readonly string[]): string {
  if (items.length < 2) return items.join();
  return fill(and, { first: items.slice(0, -1).join(', '), last: items[items.length - 1] });
}

/** Looks up a word; returns the key itself if the table has none. */
export const wordIn = (table: Readonly<Record<string, string>>, name: unknown): string =>
  table[String(name)] ?? String(name ?? '');
