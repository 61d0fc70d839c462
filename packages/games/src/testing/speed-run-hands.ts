/** Hands of Speed Run for tests: one trick is played, what came before it is set on the state. */
import type { Line } from '@followsuit/engine';
import { beforeLast, type TestTable, table } from './table.ts';

/** What a box of the board holds before it has a result. */
export const EMPTY = 99;
/** Contracts in a short game. */
const CONTRACTS = 5;

/** Cards for one trick with 10 high and no trump: this seat takes it. */
const lastTrick = (taker: number): string[] => [0, 1, 2].map((seat) => (seat === taker ? '10h' : `${seat + 1}h`));

/** A hand with trump and ranking set: the contracts are to be chosen. */
export const choosing = (t: TestTable, hands = lastTrick(2), ranking = 'fixed 10', trump = 'none'): TestTable =>
  t.deal(...hands).say(`trump ${trump}`, `ranking ${ranking}`);

/** A table for a game, short unless the options say otherwise. */
export const short = (options = {}) => table('speed-run', 3, options);

/** The contracts in use, in the order of the boards. */
export const contracts = (t: TestTable): string[] =>
  choosing(t)
    .legal()
    .flatMap((act) => (/least|middle|most|win/.test(act) ? [act.slice('choose '.length)] : []));

/** Gives seat 0 a result for a contract, as if it had been played. */
export const standing = (t: TestTable, contract: string, points: number, tricks: number): TestTable => {
  const place = contracts(table('speed-run', 3, t.rules.options)).indexOf(contract);
  const board = t.get('board', 9).map((value, i) => (i === place ? points : value));
  const tried = t.get('boardTricks', 9).map((value, i) => (i === place ? tricks : value));
  return t.set('board', board).set('boardTricks', tried).set('total', [points, 0, 0]);
};

/** The boards of the three seats, with as many results each as given; the totals to go with them. */
export function boards(t: TestTable, ...points: number[][]): TestTable {
  const boxes = points.flatMap((own) => [...own, ...Array(CONTRACTS - own.length).fill(EMPTY)]);
  return t.set('board', boxes).set(
    'total',
    points.map((own) => own.reduce((a, b) => a + b, 0)),
  );
}

/** The score line of a hand in which the seats take these tricks; `acts` choose and reveal. */
export function scored(t: TestTable, taken: number[], ...acts: string[]): Line {
  const taker = taken.findIndex((n) => n > 0);
  return choosing(t, lastTrick(taker))
    .say(...acts)
    .set('taken', beforeLast(taken, taker))
    .playOut()
    .line('score');
}
