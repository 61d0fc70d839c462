/** A game's options in words: `own` are the texts in its folder. */
import type { Json } from '@followsuit/engine';
import { capital } from '@followsuit/present';
import type { OptionInfo, OptionTexts } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';

const shared: OptionTexts = { options: words.newTable.gameOptions, presets: words.newTable.presets };
const values: Readonly<Record<string, string>> = words.newTable.values;

/** An id as words. @example spaced('zeroBids') // 'Zero bids' */
const spaced = (id: string): string =>
  capital(id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' '));

/** @example optionName(texts, 'zeroBids') // 'Zero bids' */
export const optionName = (own: OptionTexts, id: string): string =>
  own.options?.[id]?.name ?? shared.options?.[id]?.name ?? spaced(id);

/** @example valueName(texts, 'zeroBids', 'off') // 'None' */
export function valueName(own: OptionTexts, id: string, value: Json): string {
  const key = String(value);
  const [first, second] = [own, shared].map(({ options }) => options?.[id]?.values?.[key]);
  return first ?? second ?? values[key] ?? spaced(key);
}

/** @example presetName(texts, 'short') // 'Short game' */
export const presetName = (own: OptionTexts, id: string): string =>
  own.presets?.[id] ?? shared.presets?.[id] ?? spaced(id);

/**
 * The explanation of an option: the game's own or, from its page, with names in place of ids: those of options (`zeroBids`), and this option's own
 * values if they are explained (`zero: …`) or cannot be plain words (`zero-and-less`).
 */
export function explained(own: OptionTexts, { id, values }: OptionInfo): string {
  const text = own.options?.[id]?.text;
  if (text !== undefined) return text;
  let told = (own.pageTexts?.[id] ?? '').replace(/\b[a-z]+[A-Z]\w*\b/g, (word) => `“${optionName(own, word)}”`);
  if (!('low' in values))
    for (const value of values)
      told = told.replace(
        new RegExp(`(?<![\\w-])${value}${/-/.test(String(value)) ? '(?![\\w-])' : '(?=:)'}`, 'g'),
        () => valueName(own, id, value),
      );
  return sentence(told);
}

const sentence = (text: string): string => (text === '' ? '' : capital(text) + (/[.!?]$/.test(text) ? '' : '.'));

/** A summary of the chosen options. @example inShort(texts, { target: 20 }) // 'Winning score 20' */
export const inShort = (own: OptionTexts, options: Readonly<Record<string, Json>>): string =>
  Object.entries(options)
    .map(([id, value]) =>
      typeof value === 'number'
        ? `${optionName(own, id)} ${value}`
        : `${optionName(own, id)}: ${valueName(own, id, value)}`,
    )
    .join(' · ') || words.newTable.asUsual;

/** The error in a number typed for an option, as a sentence; null if it is valid. */
export function numberFault(own: OptionTexts, { id, values }: OptionInfo, value: Json): string | null {
  if (!('low' in values)) return null;
  const { low, high, or } = values;
  // An empty field is not a number, nor 0.
  const n = value === '' ? Number.NaN : Number(value);
  if (n === or || (Number.isInteger(n) && n >= low && n <= high)) return null;
  const { wholeNumber, wholeNumberOr } = words.newTable;
  return fill(or === undefined ? wholeNumber : wholeNumberOr, { label: optionName(own, id), low, high, or: or ?? '' });
}
