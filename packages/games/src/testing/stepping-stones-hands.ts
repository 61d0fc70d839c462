/** Hands of Stepping Stones for tests: what came before them is set on the state. */
import type { Line } from '@followsuit/engine';
import { type TestTable, table } from './table.ts';

export const SHEETS: Readonly<Record<string, readonly string[]>> = {
  starter: ['win-pick-trump', 'win-no-trump', 'win-last-6', 'lose'],
  advanced: ['win-pick-trump', 'win-may-trump', 'win-slalom', 'lose-must-beat'],
};
export const ALL = [...new Set([...SHEETS.starter, ...SHEETS.advanced])];
/** What a box of the sheet holds before it has a result. */
export const EMPTY = -1;
/** A column of the sheet that is completed. */
export const FULL = [5, 5, 2, 3];

export const starter = (options = {}): TestTable => table('stepping-stones', 3, options);
/** A table with a sheet that has the contract. */
export const tableFor = (contract: string, options = {}): TestTable =>
  starter({ sheet: SHEETS.starter.includes(contract) ? 'starter' : 'advanced', ...options });

/** Fills the sheet: for each row the boxes of the three seats; rows left out are empty. */
export function rows(t: TestTable, ...tricks: (readonly number[])[]): TestTable {
  return t.set(
    'sheet',
    [0, 1, 2].flatMap((seat) => [0, 1, 2, 3].map((row) => tricks[row]?.[seat] ?? EMPTY)),
  );
}

/** Fills the sheet: for each seat its four boxes; seats left out have empty ones. */
export const columns = (t: TestTable, ...own: (readonly number[])[]): TestTable =>
  t.set(
    'sheet',
    [0, 1, 2].flatMap((seat) => [0, 1, 2, 3].map((row) => own[seat]?.[row] ?? EMPTY)),
  );

/** A declaration with the trump that it may need. */
export const declaration = (contract: string, high: number | string = 9, redo = false, trump = 'clubs'): string =>
  `declare ${contract} ${high} ${redo}${/pick|may/.test(contract) ? ` ${trump}` : ''}`;

/** The lines that end a hand in which the declarer counts so many tricks; the last trick is another's. */
export function scored(t: TestTable, declarer: number, contract: string, tricks: number, redo = false): Line {
  const low = (declarer + 2) % 3;
  t.dealer(declarer, 5).deal(...[0, 1, 2].map((seat) => (seat === low ? '1h' : '9h 8h 7h'.split(' ')[seat])));
  t.say(declaration(contract, 1, redo)).set('counted', tricks);
  return t.playOut().line('score');
}
