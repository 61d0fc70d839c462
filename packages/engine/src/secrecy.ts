/** What each seat may see of a record: deals without their cards, secret acts with nothing but the seat. */
import type { Line, Play } from './play.ts';
import type { State } from './state.ts';

/**
 * Whether a viewer (a seat, or −1) sees that an act happened but not what it was; `s` is the state before the act.
 *
 * @example isSecret(rules, s, 2, move, 0) // whether seat 0 may not know what seat 2 does
 */
export const isSecret = (rules: Play, s: State, seat: number, move: number, watcher: number): boolean =>
  ((secretFrom(rules, s, seat, move) >> (watcher < 0 ? rules.seats : watcher)) & 1) !== 0;

/**
 * The viewers who see that an act happened but not what it was, as a set: seat n in bit n, spectators in the bit
 * above the seats.
 */
export const secretFrom = (rules: Play, s: State, seat: number, move: number): number =>
  rules.secret(s, move) ? ((1 << (rules.seats + 1)) - 1) & ~(1 << seat) : 0;

/**
 * A line of the record without what its reader may not know. It omits times too: they would reveal how long a seat thought
 * about a secret.
 *
 * @example asTold({ ev: 'act', seat: 1, do: 'away', card: 'Kl' }, true) // { ev: 'act', seat: 1 }
 */
export function asTold(line: Line, secret: boolean): Line {
  if (line.ev === 'deal') {
    const { hands: _hands, stock: _stock, ...rest } = line;
    return rest;
  }
  if (line.ev !== 'act') return line;
  if (secret) return { ev: 'act', seat: line.seat };
  const { at: _at, ms: _ms, ...rest } = line;
  return rest;
}
