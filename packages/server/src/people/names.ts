/** Which names nobody may take: reserved ones, mixed scripts, and those that look like the name of an account. */
import { type Problem, problem } from '@followsuit/protocol';
import { LOOKALIKES } from './lookalikes.ts';

/** Names that would speak for the server; as a word of a longer name too. */
const OFFICIAL = ['admin', 'administrator', 'moderator', 'followsuit', 'sysadmin', 'webmaster'];
/** Names that only alone would be mistaken: for the server, for nobody, or for deleted people. */
const RESERVED = [
  ...['mod', 'mods', 'system', 'server', 'root', 'staff', 'support', 'official', 'security'],
  ...['bot', 'bots', 'nobody', 'somebody', 'anonymous', 'everyone', 'null', 'undefined', 'deleted'],
];

/** Scripts in which a word is written; the first group is often mixed, and can be told apart. */
const EAST_ASIAN = ['Latin', 'Han', 'Hiragana', 'Katakana', 'Hangul', 'Bopomofo'];
const SCRIPTS = [
  ...EAST_ASIAN,
  ...['Greek', 'Cyrillic', 'Armenian', 'Hebrew', 'Arabic', 'Georgian', 'Cherokee', 'Coptic', 'Thai', 'Lao', 'Lisu'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Ethiopic'],
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Names that differ only in case or in their form of Unicode sign in to the same account. */
export const accountOf = (name: string): string => name.normalize('NFKC').toLowerCase();

/**
 * What a name looks like: two names with the same skeleton can be mistaken for each other. Case, accents, blanks and signs
 * do not count, and letters that look alike are one.
 *
 * @example skeletonOf('Аna') === skeletonOf('ANA') // the first begins with a Cyrillic letter
 */
export function skeletonOf(name: string): string {
  const plain = [...name.normalize('NFKC')].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');
  const bare = plain.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const latin = [...bare].map((sign) => LOOKALIKES.get(sign) ?? sign).join('');
  const letters = latin
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  // A name of nothing but signs looks like itself.
  return letters === '' ? accountOf(name).replace(/\s/gu, '') : letters;
}

const official = new Set(OFFICIAL.map(skeletonOf));
const reserved = new Set([...OFFICIAL, ...RESERVED].map(skeletonOf));

const NOT_YOURS = problem('name-taken', 'This name is reserved; choose another.');
const MIXED = problem('bad-name', 'A word of this name mixes letters of different scripts; write it in one.');

/** Why nobody may take a name, or null. Whether it looks like an account's is for the database to say. */
export function faultInName(name: string): Problem | null {
  const words = name.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}@$|!]+/u);
  if (reserved.has(skeletonOf(name)) || words.some((word) => word !== '' && official.has(skeletonOf(word))))
    return NOT_YOURS;
  return words.some(isMixed) ? MIXED : null;
}

function isMixed(word: string): boolean {
  const found = SCRIPTS.filter(({ letters }) => letters.test(word));
  return found.length > 1 && found.some(({ name }) => !EAST_ASIAN.includes(name));
}
