/** Who is in for a game that begins by itself, in words. */
import type { TableInfo } from '@followsuit/protocol';
import { fill, words } from '../text/text.ts';

const text = words.people;

/** Whether a table begins by itself. */
export const gathers = ({ agreed, match }: TableInfo): boolean => agreed !== undefined || match === true;

/** @example countWords(info) // '2 of 3 are in' */
export function countWords({ agreed, seats }: TableInfo): string {
  const people = seats.filter(({ kind }) => kind === 'person').length;
  return agreed
    ? fill(text.againCount, { n: agreed.length, all: people })
    : fill(text.matchCount, { n: people, all: seats.length });
}
