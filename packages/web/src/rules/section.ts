/** A section of a rules page, for use on other pages. */
import type { PageText } from '../catalogue/types.ts';

/**
 * The content under a heading, without the heading; null if the page has no such heading. Links lead to the page, and ids are
 * removed, since another page may have the same ones.
 *
 * @example sectionOf(page, 'advice') // '<ul>…</ul>'
 */
export function sectionOf({ name, html }: Pick<PageText, 'name' | 'html'>, id: string): string | null {
  const section = html.split(/(?=<h2 |<details )/).find((part) => part.startsWith(`<h2 id="${id}"`));
  if (section === undefined) return null;
  return withoutIds(section.slice(section.indexOf('</h2>') + 5).trim()).replaceAll('href="#', `href="/rules/${name}#`);
}

/** HTML without ids, so that several pieces can be on one page. */
export const withoutIds = (html: string): string => html.replace(/ id="[^"]*"/g, '');
