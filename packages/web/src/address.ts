/**
 * Addresses of the app's pages, such as `/rules/coralon?find=lead#CORALON-DEAL-1`. With a server they are the browser's own.
 * A static site is one file for every page, so there they follow the `#`, in whichever folder the file is.
 */

type Address = Pick<URL, 'href' | 'pathname' | 'search' | 'hash'>;

/** The page of the app at an address of the browser. @example pageAt(location).pathname // '/rules/coralon' */
export const pageAt = (at: Address): Address => (HAS_SERVER ? at : inFragment(at.hash));

const inFragment = (hash: string): URL => new URL(location.origin + (hash.startsWith('#/') ? hash.slice(1) : '/'));

/** The address of a page for the browser. @example hrefOf('/rules') // '#/rules' in a static site */
export const hrefOf = (page: string): string => (HAS_SERVER ? page : `#${page.replace(location.origin, '')}`);
