/** A section of a rules page by itself, to be shown elsewhere. */
import type { PageText } from '../catalogue/types.ts';

/**
 * What stands under a heading, without the heading; null where the page has none. Links lead to the page, and places lose
 * their ids, which another page may have too.
 *
 * @example sectionOf(page, 'advice') // '<ul>…</ul>'
 */
export function sectionOf({ name, html }: Pick<PageText, 'name' | 'html'>, id: string): string | null {
  const section = html.split(/(?=<h2 |<details )/).find((part) => part.startsWith(`<h2 id="${id}"`));
  if (section === undefined) return null;
  return withoutIds(section.slice(section.indexOf('</h2>') + 5).trim()).replaceAll('href="#', `href="/rules/${name}#`);
}

/** HTML of which there may be several pieces on one page. */
export const withoutIds = (html: string): string => html.replace(/ id="[^"]*"/g, '');
