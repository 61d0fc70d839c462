/** A game's options in words. */
import type { Json } from '@followsuit/engine';
import type { OptionInfo } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';

const names: Readonly<Record<string, string>> = words.newTable.optionNames;
const values: Readonly<Record<string, string>> = words.newTable.valueNames;

/** @example optionName('zeroBids') // 'Zero bids' */
export const optionName = (id: string): string => names[id] ?? id;

/** @example valueName('zeroBids', 'off') // 'None' */
export const valueName = (id: string, value: Json): string =>
  values[`${id}.${value}`] ?? values[String(value)] ?? String(value);

/**
 * The explanation of an option as its page has it, with names in place of ids: of options (`zeroBids`) and of this option's
 * own values where they are explained (`zero: …`) or cannot be plain words (`zero-and-less`).
 */
export function explained({ id, text, values }: OptionInfo): string {
  let told = text.replace(/\b[a-z]+[A-Z]\w*\b/g, (word) => `“${optionName(word)}”`);
  if (!('low' in values))
    for (const value of values)
      told = told.replace(
        new RegExp(`(?<![\\w-])${value}${/-/.test(String(value)) ? '(?![\\w-])' : '(?=:)'}`, 'g'),
        () => valueName(id, value),
      );
  return sentence(told);
}

const sentence = (text: string): string =>
  text === '' ? '' : text[0].toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.');

/** Choices in words, for those who look before they choose. @example inShort({ target: 20 }) // 'Winning score 20' */
export const inShort = (options: Readonly<Record<string, Json>>): string =>
  Object.entries(options)
    .map(([id, value]) =>
      typeof value === 'number' ? `${optionName(id)} ${value}` : `${optionName(id)}: ${valueName(id, value)}`,
    )
    .join(' · ') || words.newTable.asUsual;

/** What is wrong with a number that was typed for an option, in a sentence; null: nothing. */
export function numberFault({ id, values }: OptionInfo, value: Json): string | null {
  if (!('low' in values)) return null;
  const { low, high, or } = values;
  // An emptied field is no number, not 0.
  const n = value === '' ? Number.NaN : Number(value);
  if (n === or || (Number.isInteger(n) && n >= low && n <= high)) return null;
  const { wholeNumber, wholeNumberOr } = words.newTable;
  return fill(or === undefined ? wholeNumber : wholeNumberOr, { label: optionName(id), low, high, or: or ?? '' });
}
