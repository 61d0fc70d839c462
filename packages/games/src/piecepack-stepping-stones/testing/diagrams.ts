/** The boards drawn on the rules page. */
import { readPage } from '../../pages.ts';

/** What a drawn board shows. */
export interface Diagram {
  /** The square of every coin, by its name. */
  readonly coins: Readonly<Record<string, string>>;
  /** The coins that are stones, marked `*`. */
  readonly stones: readonly string[];
  /** The square of every pawn, by its capital. */
  readonly pawns: Readonly<Record<string, string>>;
  /** The squares of the home tiles. */
  readonly homes: readonly string[];
}

const ROWS = 8;

/** The boards on a page, in their order. @example diagramsOn('piecepack-stepping-stones')[0].coins['5s'] === 'c8' */
export function diagramsOn(page: string): Diagram[] {
  const rows = readPage(page)
    .split('\n')
    .filter((line) => /^[1-8] {3}\S/.test(line));
  return Array.from({ length: rows.length / ROWS }, (_, i) => readDiagram(rows.slice(i * ROWS, (i + 1) * ROWS)));
}

function readDiagram(rows: readonly string[]): Diagram {
  const coins: Record<string, string> = {};
  const stones: string[] = [];
  const pawns: Record<string, string> = {};
  const homes: string[] = [];
  for (const row of rows) {
    const [number, ...cells] = row.split(/\s+/);
    for (const [i, cell] of cells.slice(0, ROWS).entries()) {
      const square = `${'abcdefgh'[i]}${number}`;
      const [coin] = /^\d[smca]/.exec(cell) ?? [];
      if (coin) coins[coin] = square;
      if (coin && cell.endsWith('*')) stones.push(coin);
      if (/^[SMCA]$/.test(cell)) pawns[cell] = square;
      if (cell === '#') homes.push(square);
    }
  }
  return { coins, stones, pawns, homes };
}
