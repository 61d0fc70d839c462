/**
 * How commands end. An error that the user can fix is thrown as a `UserError`: `main` prints its message, one sentence that
 * says what is wrong and what to do, on standard error and returns 2. An action that ends with a bad result (an invalid
 * record, say) sets `process.exitCode`, and `main` returns that. Anything else thrown is a bug.
 */
export class UserError extends Error {}

/** The name closest to a word, or undefined if none is close. @example nearest('coralom', ['coralon']) === 'coralon' */
export function nearest(word: string, names: readonly string[]): string | undefined {
  const distances = names.map((name) => distance(word.toLowerCase(), name.toLowerCase()));
  const best = Math.min(...distances);
  return best <= Math.max(1, Math.floor(word.length / 3)) ? names[distances.indexOf(best)] : undefined;
}

/** " Did you mean coralon?" to append to a sentence, or an empty text. */
export function didYouMean(word: string, names: readonly string[]): string {
  const name = nearest(word, names);
  return name === undefined ? '' : ` Did you mean ${name}?`;
}

/** The edit distance of two words. */
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

/** Why the system refused a file operation, in a few words; undefined if the user cannot fix it. */
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
