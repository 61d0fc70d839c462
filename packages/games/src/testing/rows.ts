/** The worked examples of the rules pages, read from the pages themselves. */
import type { Line } from '@followsuit/engine';
import { readPage } from '../pages.ts';

/** The rows of the page's one table whose header is this, or else begins so, each as its cells. @example rowsOn('stones', 'bid | tricks') */
export function rowsOn(page: string, header: string): string[][] {
  const lines = readPage(page).split('\n');
  const begin = lines.flatMap((line, i) => (line.startsWith(`| ${header}`) ? [i] : []));
  const exact = begin.filter((i) => lines[i] === `| ${header} |`);
  const heads = exact.length > 0 ? exact : begin;
  if (heads.length !== 1) throw new Error(`${page}.md has ${heads.length} tables that begin with "${header}".`);
  const rows = lines.slice(heads[0] + 2);
  return rows
    .slice(
      0,
      rows.findIndex((line) => !line.startsWith('|')),
    )
    .map(cells);
}

const cells = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** The example lines of a record that the page shows in full. */
export function linesOn(page: string): Line[] {
  const lines = readPage(page)
    .split('\n')
    .filter((line) => line.startsWith('{"ev"') && !line.includes('…'));
  return lines.map((line) => JSON.parse(line) as Line);
}

/** The numbers in a text; the page's minus sign is understood. @example numbersIn('−1, 5, 10') gives [-1, 5, 10] */
export const numbersIn = (text: string): number[] => (text.replaceAll('−', '-').match(/-?\d+/g) ?? []).map(Number);

/** A cell without its code marks. */
export const bare = (cell: string): string => cell.replaceAll('`', '');
