/** Parses numbers of the command line. */
import { UserError } from './errors.ts';

/** A whole number between two limits. @example wholeNumber('--games', '100', 1, 10_000_000) */
export function wholeNumber(name: string, text: string, low: number, high: number): number {
  const n = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (n >= low && n <= high) return n;
  throw new UserError(`${name} takes a whole number from ${low} to ${high}, not "${text}".`);
}
