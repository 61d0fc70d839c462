/** For parts of the table that are drawn anew only when something about them has changed. */

/**
 * Whether two things say the same. Functions are passed over: what a part is given to call must do the newest whenever it is
 * called.
 *
 * @example const Seat = memo(PlainSeat, sameProps)
 */
export function sameProps(a: unknown, b: unknown): boolean {
  if (a === b || (typeof a === 'function' && typeof b === 'function')) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [had, has] = [Object.entries(a), Object.keys(b)];
  return (
    had.length === has.length && had.every(([name, value]) => sameProps(value, (b as Record<string, unknown>)[name]))
  );
}
