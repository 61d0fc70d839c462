/** Parses a link or code of a table that somebody types or pastes. */

/**
 * The page of the table for a link or a code, or null.
 * @example tablePlace('https://cards.example/t/abcDEF123_-xyz00') // '/t/abcDEF123_-xyz00'
 */
export function tablePlace(text: string): string | null {
  const given = text.trim();
  const link = /\/(t|play)\/([\w-]{4,40})(?:[/?#].*)?$/.exec(given);
  if (link) return `/${link[1]}/${link[2]}`;
  return /^[\w-]{8,40}$/.test(given) ? `/t/${given}` : null;
}
