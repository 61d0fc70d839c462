/** Rows of cells with the columns lined up: words to the left (the first two), numbers to the right. */
export function columns(rows: readonly (readonly string[])[], words = 2): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  const cell = (text: string, i: number): string => (i < words ? text.padEnd(widths[i]) : text.padStart(widths[i]));
  return rows.map((row) => row.map(cell).join('  ').trimEnd());
}
