/** Values of `followsuit admin`: durations, reasons, announcements. */
import { VISIBLE } from '@followsuit/protocol';
import { UserError } from './errors.ts';

const UNITS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };
/** The longest: ten years. */
const LONGEST = 3650 * UNITS.d;
/** Letters of a reason, and of an announcement. */
const REASON = 200;
const ANNOUNCEMENT = 300;

/** Milliseconds. @example durationOf('12h', '--for') === 43_200_000 */
export function durationOf(text: string, flag: string): number {
  const [, count, unit] = /^([1-9]\d{0,5})([mhd])$/.exec(text) ?? [];
  const milliseconds = Number(count) * UNITS[unit];
  if (count !== undefined && milliseconds <= LONGEST) return milliseconds;
  throw new UserError(
    `${flag} cannot be ${JSON.stringify(text)}; write minutes, hours or days, such as 90m, 12h or 7d.`,
  );
}

/** The reason of a ban, which the banned read in a sentence of the server. */
export const reasonOf = (text: string): string => checked(text, REASON, 'a reason').replace(/[.\s]+$/, '');

export function announcementText(text: string): string {
  const told = checked(text, ANNOUNCEMENT, 'an announcement');
  if (told === '') throw new UserError('An announcement needs a text; without any, the last one is taken back.');
  return told;
}

function checked(text: string, most: number, what: string): string {
  const trimmed = text.trim();
  if (trimmed.length > most) throw new UserError(`This is too long for ${what}: at most ${most} letters.`);
  if (trimmed !== '' && !VISIBLE.test(trimmed))
    throw new UserError(`Write ${what} in one line, without control characters.`);
  return trimmed;
}
