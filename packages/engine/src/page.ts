/** Reads rules pages: Markdown whose rules have ids, which refusals quote. */

/** The text of every rule on a page, by id. @example rulesOn('- `X-1` Follow suit.').get('X-1') === 'Follow suit.' */
export function rulesOn(markdown: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const [, id, text] of markdown.matchAll(/^- `([A-Z]+(?:-[A-Z0-9]+)+)` (.+)$/gm))
    rules.set(id, withoutMarkdown(text));
  return rules;
}

/** The text under a heading of a page, without the heading; '' if there is none. @example sectionOn(page, 'Advice') */
export function sectionOn(markdown: string, heading: string): string {
  const section = markdown.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return section.slice(heading.length).trim();
}

/** One row of a page's table of options. */
export interface OptionRow {
  readonly id: string;
  readonly values: string;
  readonly standard: string;
  readonly text: string;
}

/** The first table under the heading "Options". */
export function optionsOn(markdown: string): OptionRow[] {
  const section = sectionOn(markdown, 'Options');
  const rows: OptionRow[] = [];
  let begun = false;
  for (const line of section.split('\n')) {
    if (!line.startsWith('|')) {
      if (begun) break;
      continue;
    }
    begun = true;
    const [id, values, standard, text] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    if (id.startsWith('`')) rows.push({ id: withoutMarkdown(id), values, standard, text: withoutMarkdown(text) });
  }
  return rows;
}

/** The paragraph under the title: the game's author, its deck, its number of players. */
export function byline(markdown: string): string {
  return withoutMarkdown(markdown.split('\n\n')[1] ?? '');
}

/** Markdown as plain text on one line. */
export const withoutMarkdown = (text: string): string =>
  text
    .replace(/\[([^\]]+)\]\([^)]+\)/g, '$1')
    .replace(/\*\*?([^*]+)\*\*?/g, '$1')
    .replace(/`([^`]+)`/g, '$1')
    .trim();
