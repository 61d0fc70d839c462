/**
 * How commands end. Something that the user has to put right is thrown as a `UserError`: `main` prints its message, one
 * sentence that says what is wrong and what to do, on standard error and returns 2. An action that ends otherwise than
 * well (a record that is not valid, say) sets `process.exitCode`, and `main` returns that. Anything else thrown is a bug.
 */
export class UserError extends Error {}

/** The name most like a word, or undefined where none is near. @example nearest('coralom', ['coralon']) === 'coralon' */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => distance(word.toLowerCase(), name.toLowerCase()));
  const best = Math.min(...distances);
  return best <= Math.max(1, Math.floor(word.length / 3)) ? names[distances.indexOf(best)] : undefined;
}

/** " Did you mean coralon?" to put behind a sentence, or nothing. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name === undefined ? '' : ` Did you mean ${name}?`;
}

/** How many letters must be put in, left out or changed to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[b.length];
}

/** Why the system refused something to do with a file, in a few words; undefined for what is no fault of the user. */
export function reason(error: unknown): string | undefined {
  return REASONS[(error as NodeJS.ErrnoException).code ?? ''];
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EISDIR: 'it is a folder',
  ENOTDIR: 'part of its path is not a folder',
  EEXIST: 'there is a file of that name already',
  ENOENT: 'there is no such file or folder',
  ENAMETOOLONG: 'the name is too long',
};
