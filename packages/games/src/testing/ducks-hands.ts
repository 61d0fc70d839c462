/** Ducks and Geese at the test table. */
import { viewAsJson, viewOf } from '@followsuit/engine';
import { type TestTable, table } from './table.ts';

export const ZERO = { zeroBids: 'zero' };
export const DOUBLE = { zeroBids: 'zero-and-double' };
export const FREE = { zeroBids: 'zero-and-free-double' };
export const BLIND = { blindBids: true };
export const DOG = { pointCards: 'dog' };

/** Four seats ready to bid; seat 0 deals and speaks last. The open card is the king of locks. */
export const auction = (options = {}): TestTable =>
  table('ducks-and-geese', 4, options).box('Kl 2u').deal('3a 4l', '4a', '5a', '6a');

/** Everybody before the dealer passes. */
export const PASSED = ['pass', 'pass', 'pass'];

/** Which seats see their own cards. */
export const seen = (t: TestTable): boolean[] =>
  Array.from({ length: t.rules.seats }, (_, seat) => {
    const { hold } = viewAsJson(viewOf(t.rules, t.state, seat)) as { hold: (string[] | null)[] };
    return hold[seat] !== null;
  });
