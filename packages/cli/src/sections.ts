/** Sections of the rules pages: advice and words at the table, and a game's page with the pages it builds on. */
import type { Game } from '@followsuit/engine';
import { readPage, sectionsOf, titleOf } from '@followsuit/games/pages';
import { renderMarkdown } from './markdown.ts';

/** The answer to `advice` and `words`: the section of the game's page and of the pages it builds on. */
export function sectionText(game: Game, heading: string): string {
  const sections = sectionsOf(game, heading);
  if (sections.length === 0) return `The page of ${game.name} has no section "${heading}".`;
  return renderMarkdown(sections.map(({ page, text }) => `## ${headingOf(heading, page)}\n\n${text}`).join('\n\n'));
}

/** @example headingOf('Advice', 'vines') // 'Advice: The Vines games' */
const headingOf = (heading: string, page: string): string => `${heading}: ${titleOf(page).split(':')[0]}`;

/** The page of a game for the terminal, followed by the reference sections of the pages it builds on. */
export function pageText(game: Pick<Game, 'pages'>): string {
  const [own, ...pages] = game.pages;
  const more = ['Advice', 'Words', 'Credits'].flatMap((heading) =>
    sectionsOf({ pages }, heading).map(({ page, text }) => `## ${headingOf(heading, page)}\n\n${text}`),
  );
  return renderMarkdown([readPage(own).trimEnd(), ...more].join('\n\n'));
}
