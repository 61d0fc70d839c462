/** Stepping Stones' table and score sheet: games/src/stepping-stones/rules.md, "At the table". */
import type { Line } from '@followsuit/engine';
import { DEALER, TRICK } from '@followsuit/engine/state';
import { bold, dim, green, red } from '../colour.ts';
import type { HandHistory, ScoredHand } from '../hand-history.ts';
import { counted, grid, signed } from '../text.ts';
import { asSentence, nameOf, type TableNames, verb } from '../wording.ts';
import { cardsColumn, digit, numbers, scoreSheet, totalColumn, tricksColumn, trumpWords } from './parts.ts';
import type { Column, SeatScene, TerminalSkin } from './skin.ts';

const ROWS: Readonly<Record<string, readonly string[]>> = {
  starter: ['win-pick-trump', 'win-no-trump', 'win-last-6', 'lose'],
  advanced: ['win-pick-trump', 'win-may-trump', 'win-slalom', 'lose-must-beat'],
};
const rowsOf = ({ rules }: TableNames): readonly string[] => ROWS[String(rules.options.sheet)];
const isLose = (row: string): boolean => row.startsWith('lose');
/** What is special about the play of a contract. */
const HINTS: Readonly<Record<string, string>> = {
  'win-may-trump': 'You may trump even if you could follow suit.',
  'win-slalom': 'The ranking turns round after every trick.',
  'lose-must-beat': 'Whoever follows suit must beat what lies there, if possible.',
};

/** A field of the game's own. */
const field = ({ rules, view }: SeatScene, name: string, i = 0): number => view.state[rules.at[name] + i];
const isPlaying = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'tricks';

const token: Column = {
  title: 'redo',
  cell: (scene, seat) => (field(scene, 'tokens', seat) > 0 ? 'token' : dim('spent')),
};
const role: Column = {
  title: '',
  cell(scene, seat) {
    if (isPlaying(scene)) return seat === field(scene, 'declarer') ? bold('declarer') : '';
    return (field(scene, 'passed') >> seat) & 1 ? 'passed' : '';
  },
};

export const steppingStones: Partial<TerminalSkin> = {
  header(scene) {
    const { rules, view } = scene;
    if (!isPlaying(scene)) return ['no contract yet'];
    const high = digit(rules, view.state, 'high');
    return [contractOf(scene), `${high} high`, trumpWords(digit(rules, view.state, 'trump'), 'no trump')];
  },
  columns: ({ rules }) => [
    cardsColumn,
    role,
    tricksColumn,
    ...(rules.options.redo === 'on' ? [token] : []),
    totalColumn,
  ],
  panel: (scene) => (isPlaying(scene) ? count(scene) : [...puddle(scene), ...boxes(scene, scene.history)]),
  opened: (before, after) => (isPuddle(after) && !isPuddle(before) ? splash(after) : []),
  why: (table, hand) => [resultWords(table, hand)],
  sheet: (table, history) => [
    ...scoreSheet(table, history, ['declarer', 'contract', 'tricks'], ({ score }) => [
      table.names[Number(score.declarer)],
      `${score.contract}${score.redo ? ' again' : ''}`,
      String(score.tricks),
    ]),
    '',
    ...boxes(table, history),
    dim('In each full row 3 points for the best, 1 for the second, −1 for the worst; highest total wins.'),
  ],
  families: ({ options }, phase) => [
    ...(phase === 'tricks' || options.redo === 'off' ? [] : ['STEPPING-REDO']),
    'STEPPING-SCORE-1',
    'STEPPING-SCORE-4',
  ],
};

const contractOf = (scene: SeatScene): string => rowsOf(scene)[field(scene, 'contract')];

// The sheet

/** What stands in each box of a row, as far as hands have been scored; the last line about a box says it. */
const standing = (history: HandHistory, row: string, seats: number): (number | null)[] =>
  Array.from({ length: seats }, (_, seat) => {
    const last = history.scored.findLast(({ score }) => score.contract === row && score.declarer === seat);
    return last ? Number(last.score.best) : null;
  });

/** STEPPING-SCORE-4 and -5: the points of a seat in a row; null while a box is empty. */
function pointsIn(row: string, results: readonly (number | null)[], seat: number): number | null {
  let points = -1;
  for (const [other, result] of results.entries()) {
    const own = results[seat];
    if (own === null || result === null) return null;
    const ahead = isLose(row) ? result - own : own - result;
    if (other !== seat) points += ahead > 0 ? 2 : ahead === 0 ? 1 : 0;
  }
  return points;
}

const coloured = (points: number): string => {
  const text = `${points > 0 ? '+' : ''}${signed(points)}`;
  return points > 1 ? green(text) : points < 0 ? red(text) : text;
};

/** The four rows: tricks, and points where a row is full. */
function boxes(table: TableNames, history: HandHistory): string[] {
  const rows = rowsOf(table).map((row) => {
    const results = standing(history, row, table.rules.seats);
    const cells = results.map((result, seat) => {
      const points = pointsIn(row, results, seat);
      return result === null ? dim('·') : points === null ? String(result) : `${result} (${coloured(points)})`;
    });
    return [isLose(row) ? `${row} ${dim('fewest')}` : row, ...cells];
  });
  return grid([['Sheet', ...table.names], ...rows]);
}

// Bidding

const isPuddle = ({ rules, view }: SeatScene): boolean => rules.phase(view.state) === 'puddle';

function splash(scene: SeatScene): string[] {
  const forehand = scene.view.state[DEALER];
  const who = `${nameOf(scene, forehand)} ${verb(scene, forehand, 'are')}`;
  return [asSentence(`${who} in the puddle and must declare`)];
}

const puddle = (scene: SeatScene): string[] =>
  isPuddle(scene) && scene.view.state[DEALER] === scene.view.seat ? ['You are in the puddle: you must declare.'] : [];

// Play

/** "Bo has 4 of 12 tricks; in this row so far: 6, 3." */
function count(scene: SeatScene): string[] {
  const { rules, history, view } = scene;
  const declarer = field(scene, 'declarer');
  const contract = contractOf(scene);
  const last = contract === 'win-last-6';
  const has = `${nameOf(scene, declarer)} ${verb(scene, declarer, 'have')}`;
  const waiting = last && view.state[TRICK] < 6;
  const n = waiting ? 'Tricks 1 to 6 do not count' : `${has} ${field(scene, 'counted')} of ${last ? 6 : 12} tricks`;
  const others = standing(history, contract, rules.seats).filter((result) => result !== null);
  const row = others.length > 0 ? `; in this row so far: ${others.join(', ')}` : '';
  const few = isLose(contract) ? ' (fewest is best)' : '';
  return [asSentence(`${n}${few}${row}`), ...(HINTS[contract] ? [dim(HINTS[contract])] : [])];
}

// Score

/** "Bo played lose again and took 3 tricks, so the 2 stays; the row is full." */
function resultWords(table: TableNames, { score }: ScoredHand): string {
  const { declarer, contract, redo, tricks: taken, best } = score as Line & { declarer: number; taken: number };
  const took = `took ${counted(Number(taken), 'trick')}${contract === 'win-last-6' ? ' of the last six' : ''}`;
  const stays = best === taken ? '' : `, so the ${best} stays`;
  const moved = numbers(score, 'delta').some((points) => points !== 0);
  const row = !moved ? '' : redo ? '; the points of the row move' : '; the row is full';
  return asSentence(`${nameOf(table, declarer)} played ${contract}${redo ? ' again' : ''} and ${took}${stays}${row}`);
}
