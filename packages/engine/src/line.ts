/** Parses lines of a record, before their game is known. */
import type { Line } from './play.ts';

/** No field of a record nests half as deep as this; deeper values could not be serialized again. */
const DEEPEST = 1000;

/**
 * Parses a line of a record: returns an object, or a sentence that says what is wrong.
 *
 * @example parseLine('{"ev":"act","seat":0,"do":"pass"}')
 */
export function parseLine(text: string): Line | string {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'This line is not a JSON object.';
    const isFlat = text.length < 2 * DEEPEST || !nestsDeeper(value, DEEPEST);
    return isFlat ? (value as Line) : 'This line nests too deep.';
  } catch {
    return 'This line is broken or cut off: it is not JSON.';
  }
}

const nestsDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((each) => nestsDeeper(each, levels - 1)));
