/** A rules page for the terminal: headings bold, tables in columns, paragraphs wrapped, rules with their ids in front. */
import { withoutMarkdown } from '@followsuit/engine';
import { bold } from './colour.ts';
import { grid, hanging, lineWidth, wrap } from './text.ts';

/** @example console.log(renderMarkdown(readPage('coralon'))) */
export function renderMarkdown(markdown: string): string {
  return markdown
    .split(/\n{2,}/)
    .map(renderBlock)
    .join('\n\n');
}

/** One block between empty lines, which may hold a heading, a list, a table and text one after another. */
function renderBlock(block: string): string {
  if (block.startsWith('```')) return block.replace(/^```.*$/gm, '').replace(/^/gm, '    ');
  const out: string[] = [];
  for (const lines of groups(block.split('\n'))) {
    if (lines[0].startsWith('|')) out.push(...renderTable(lines));
    else for (const line of lines) out.push(...renderLine(line));
  }
  return out.join('\n');
}

/** Lines that belong together: the rows of a table, or everything else. */
function groups(lines: readonly string[]): string[][] {
  const found: string[][] = [];
  for (const line of lines) {
    const last = found[found.length - 1];
    if (last && last[0].startsWith('|') === line.startsWith('|')) last.push(line);
    else found.push([line]);
  }
  return found;
}

function renderLine(line: string): string[] {
  const heading = /^(#+) (.+)$/.exec(line);
  if (heading)
    return [bold(heading[1] === '#' ? withoutMarkdown(heading[2]).toUpperCase() : withoutMarkdown(heading[2]))];
  const rule = /^- `([A-Z]+(?:-[A-Z0-9]+)+)` (.+)$/.exec(line);
  if (rule) return hanging('  ', `${bold(rule[1])} ${withoutMarkdown(rule[2])}`, 2);
  const item = /^(- |\d+\. )(.+)$/.exec(line);
  if (item) return hanging(item[1] === '- ' ? '  · ' : `  ${item[1]}`, withoutMarkdown(item[2]));
  return wrap(withoutMarkdown(line), lineWidth());
}

function renderTable(lines: readonly string[]): string[] {
  const rows = lines
    .filter((line) => !/^\|[\s|:-]+\|$/.test(line))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => withoutMarkdown(cell)),
    );
  const [head, ...rest] = grid(rows, { limit: lineWidth() - 2 }).map((line) => `  ${line}`);
  return [bold(head), ...rest];
}
