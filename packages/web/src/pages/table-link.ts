/** Reading what somebody types or pastes to get to a table. */

/**
 * The page of the table that a link or a code means, or null.
 * @example tablePlace('https://cards.example/t/abcDEF123_-xyz00') // '/t/abcDEF123_-xyz00'
 */
export function tablePlace(text: string): string | null {
  const given = text.trim();
  const link = /\/(t|play)\/([\w-]{4,40})(?:[/?#].*)?$/.exec(given);
  if (link) return `/${link[1]}/${link[2]}`;
  return /^[\w-]{8,40}$/.test(given) ? `/t/${given}` : null;
}
