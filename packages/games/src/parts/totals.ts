/** Totals, and who leads: plain loops, since search scores a hand at the end of every playout. */
import { type State, TOTAL } from '@followsuit/engine';

/** The highest of `n` numbers of the state. */
export function highest(s: State, at: number, n: number): number {
  let best = s[at];
  for (let i = 1; i < n; i++) if (s[at + i] > best) best = s[at + i];
  return best;
}

/** The lowest of `n` numbers of the state. */
export function lowestOf(s: State, at: number, n: number): number {
  let best = s[at];
  for (let i = 1; i < n; i++) if (s[at + i] < best) best = s[at + i];
  return best;
}

/** The set of the first `n` sides whose total is exactly this. */
export function sidesAt(s: State, total: number, n: number): number {
  let set = 0;
  for (let side = 0; side < n; side++) if (s[TOTAL + side] === total) set |= 1 << side;
  return set;
}

/** The seats of a set for which a number is highest. */
export function most(s: State, seats: number, players: number, number: (s: State, seat: number) => number): number {
  let best = Number.MIN_SAFE_INTEGER;
  let set = 0;
  for (let seat = 0; seat < players; seat++) {
    const own = number(s, seat);
    if (((seats >> seat) & 1) === 0 || own < best) continue;
    set = own > best ? 1 << seat : set | (1 << seat);
    best = own;
  }
  return set;
}

/** Some numbers of the state as a list, for the record. */
export const listed = (s: State, at: number, n: number): number[] => Array.from(s.subarray(at, at + n));
