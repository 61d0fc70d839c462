/** Text layout in lines and columns. Widths do not count colour codes. */

/** The width of the terminal, within readable limits. */
export const lineWidth = (): number => Math.min(110, Math.max(60, process.stdout.columns ?? 100));

// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape is what begins a colour
const COLOURS = /\x1b\[[0-9;]*m/g;

/** The number of columns that a text takes. */
export const widthOf = (text: string): number => [...text.replace(COLOURS, '')].length;

export const padRight = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));
const padLeft = (text: string, width: number): string => ' '.repeat(Math.max(0, width - widthOf(text))) + text;

/** A text that `wrap` does not break: a list item with spaces, or a command to copy. */
export const unbroken = (text: string): string => text.replaceAll(' ', UNBROKEN);
const UNBROKEN = '\u00a0';

/** Breaks a text into lines at its spaces. */
export const wrap = (text: string, width: number): string[] =>
  broken(text, width).map((line) => line.replaceAll(UNBROKEN, ' '));

function broken(text: string, width: number): string[] {
  if (widthOf(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && widthOf(line) + 1 + widthOf(word) > width) {
      lines.push(line.trimEnd());
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** Wrapped text after a head, with later lines indented to the beginning of the text or further. */
export function hanging(head: string, text: string, further = 0): string[] {
  const indent = ' '.repeat(widthOf(head) + further);
  return wrap(text, lineWidth() - indent.length).map((line, i) => (i === 0 ? head : indent) + line);
}

/**
 * Rows in columns. If they are wider than the limit, the widest columns shrink and their cells are wrapped. Columns in `right`
 * are right-aligned.
 */
export function grid(
  rows: readonly (readonly string[])[],
  { limit = lineWidth(), right = [] }: { limit?: number; right?: readonly number[] } = {},
): string[] {
  const widths = columnWidths(rows, limit - 2 * (Math.max(...rows.map((row) => row.length)) - 1));
  return rows.flatMap((row) => {
    const cells = row.map((cell, i) => wrap(cell, widths[i]));
    const height = Math.max(...cells.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) =>
      cells
        .map((lines, i) => (right.includes(i) ? padLeft : padRight)(lines[line] ?? '', widths[i]))
        .join('  ')
        .trimEnd(),
    );
  });
}

const NARROWEST = 8;

function columnWidths(rows: readonly (readonly string[])[], limit: number): number[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(cell));
  for (let sum = widths.reduce((a, b) => a + b, 0); sum > limit; sum--) {
    const widest = widths.indexOf(Math.max(...widths));
    if (widths[widest] <= NARROWEST) break;
    widths[widest]--;
  }
  return widths;
}

/** "3, 4 or 5". */
export function either(words: readonly (string | number)[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} or ${words[words.length - 1]}`;
}

/** "1 trick", "2 tricks". */
export const counted = (n: number, thing: string): string => `${n} ${thing}${Math.abs(n) === 1 ? '' : 's'}`;

/** A text as one argument of a command that can be pasted into a shell. @example asArgument('my game') === "'my game'" */
export const asArgument = (text: string): string =>
  /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;

/** Rows of cells in aligned columns: words (the first two) to the left, numbers to the right. */
export function columns(rows: readonly (readonly string[])[], words = 2): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const cell = (text: string, i: number): string => (i < words ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}
