/** For components that re-render only when their props have changed. */

/**
 * Whether two values are deeply equal. Functions are ignored: a handler must always act on the newest state.
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
