/** A game's options in words. */
import type { Json } from '@followsuit/engine';
import { capital, type GameWords } from '@followsuit/present';
import type { GameInfo, OptionInfo } from '../catalogue/index.ts';
import { fill, words } from '../text/text.ts';

type Words = Pick<GameInfo, 'words'>;

const shared: GameWords = { options: words.newTable.gameOptions, presets: words.newTable.presets };
const values: Readonly<Record<string, string>> = words.newTable.values;

/** An id as words. @example spaced('zeroBids') // 'Zero bids' */
const spaced = (id: string): string =>
  capital(id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('-', ' '));

/** @example optionName(coralon, 'zeroBids') // 'Zero bids' */
export const optionName = (game: Words, id: string): string =>
  game.words.options?.[id]?.name ?? shared.options?.[id]?.name ?? spaced(id);

/** @example valueName(coralon, 'zeroBids', 'off') // 'None' */
export function valueName(game: Words, id: string, value: Json): string {
  const key = String(value);
  const [own, common] = [game.words, shared].map(({ options }) => options?.[id]?.values?.[key]);
  return own ?? common ?? values[key] ?? spaced(key);
}

/** @example presetName(coralon, 'short') // 'Short game' */
export const presetName = (game: Words, id: string): string =>
  game.words.presets?.[id] ?? shared.presets?.[id] ?? spaced(id);

/**
 * The explanation of an option as its page has it, with names in place of ids: of options (`zeroBids`) and of this option's
 * own values where they are explained (`zero: …`) or cannot be plain words (`zero-and-less`).
 */
export function explained(game: Words, { id, text, values }: OptionInfo): string {
  let told = text.replace(/\b[a-z]+[A-Z]\w*\b/g, (word) => `“${optionName(game, word)}”`);
  if (!('low' in values))
    for (const value of values)
      told = told.replace(
        new RegExp(`(?<![\\w-])${value}${/-/.test(String(value)) ? '(?![\\w-])' : '(?=:)'}`, 'g'),
        () => valueName(game, id, value),
      );
  return sentence(told);
}

const sentence = (text: string): string => (text === '' ? '' : capital(text) + (/[.!?]$/.test(text) ? '' : '.'));

/** Choices in words, for those who look before they choose. @example inShort(coralon, { target: 20 }) // 'Winning score 20' */
export const inShort = (game: Words, options: Readonly<Record<string, Json>>): string =>
  Object.entries(options)
    .map(([id, value]) =>
      typeof value === 'number'
        ? `${optionName(game, id)} ${value}`
        : `${optionName(game, id)}: ${valueName(game, id, value)}`,
    )
    .join(' · ') || words.newTable.asUsual;

/** What is wrong with a number that was typed for an option, in a sentence; null: nothing. */
export function numberFault(game: Words, { id, values }: OptionInfo, value: Json): string | null {
  if (!('low' in values)) return null;
  const { low, high, or } = values;
  // An emptied field is no number, not 0.
  const n = value === '' ? Number.NaN : Number(value);
  if (n === or || (Number.isInteger(n) && n >= low && n <= high)) return null;
  const { wholeNumber, wholeNumberOr } = words.newTable;
  return fill(or === undefined ? wholeNumber : wholeNumberOr, { label: optionName(game, id), low, high, or: or ?? '' });
}
