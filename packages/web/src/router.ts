/** Selects the page by the address. */
import { signal } from '@preact/signals';
import { hrefOf, pageAt } from './address.ts';

export interface Place {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly hash: string;
  /** Increases on navigation to the current page, which then starts afresh. */
  readonly visit: number;
}

function here(visit: number): Place {
  const { pathname, search, hash } = pageAt(location);
  return { path: pathname, query: new URLSearchParams(search), hash: hash.slice(1), visit };
}

/** Decodes a part of an address; leaves it as it is if it is malformed. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The current address. */
export const place = signal<Place>(here(0));

/** Navigates to another page of the app. @example go('/rules/coralon') */
export function go(to: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, '', hrefOf(to));
  else history.pushState(null, '', hrefOf(to));
  const { path, visit } = place.value;
  place.value = here(!replace && pageAt(location).pathname === path ? visit + 1 : visit);
  if (place.value.path !== path) scrollTo(0, 0);
}

/** For work that takes a while: navigates unless the person has left the page meanwhile. @example const arrive = goLater(); arrive(await make()); */
export function goLater(how: { replace?: boolean } = {}): (to: string) => void {
  const { path } = place.peek();
  return (to) => {
    if (place.peek().path === path) go(to, how);
  };
}

/** The target of the link that skips the menu. */
export const SKIP = '#main';

/** The address stays as it is: its fragment may be a rule or a whole record. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>(SKIP)?.focus();
}

/** Follows links inside the app without reloading it. */
export function startRouter(): void {
  addEventListener('popstate', () => {
    place.value = here(place.value.visit);
  });
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = (event.target as Element).closest?.('a[href]');
    if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin || link.target || link.download) return;
    if (HAS_SERVER ? link.pathname.startsWith('/api/') : link.pathname !== location.pathname) return;
    if (link.hash === SKIP) return skip(event);
    const [to, at] = [pageAt(link), pageAt(location)];
    if (to.pathname === at.pathname && to.search === at.search && to.hash) {
      // The browser itself would look for a place whose name is all that follows the first #.
      if (!HAS_SERVER) document.getElementById(decoded(to.hash.slice(1)))?.scrollIntoView();
      return;
    }
    event.preventDefault();
    go(to.href);
  });
}
