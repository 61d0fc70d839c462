/** The setup of a table in the address of a rules page, which then shows its changed rules. */
import type { Options } from '@followsuit/engine';

/** The options that a rules page is opened with, as part of its address. @example setupQuery(4, { sweep: 3 }) */
export const setupQuery = (players: number, options: Options): string =>
  `setup=${encodeURIComponent(JSON.stringify({ players, options }))}`;

/** What `setupQuery` wrote; null if it is malformed. */
export function setupFrom(query: URLSearchParams): { readonly players: number; readonly options: Options } | null {
  try {
    const { players, options } = JSON.parse(query.get('setup') ?? 'null');
    return Number.isInteger(players) && typeof options === 'object' && options !== null ? { players, options } : null;
  } catch {
    return null;
  }
}
