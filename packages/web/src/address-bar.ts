/** The current page in the address bar, and addresses to send to others. */
import { hrefOf, pageAt } from './address.ts';

/** The address of a page in full, to send to others. @example fullAddress('/replay/t/abc') */
export const fullAddress = (page: string): string => new URL(hrefOf(page), location.href).href;

/** Sets one field of the current address, or removes it; no page is left. */
export function replaceQuery(name: string, value: string | null): void {
  const url = new URL(pageAt(location).href);
  if (value === null) url.searchParams.delete(name);
  else url.searchParams.set(name, value);
  const href = hrefOf(url.href);
  if (new URL(href, location.href).href !== location.href) history.replaceState(history.state, '', href);
}
