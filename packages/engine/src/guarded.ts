/** Reads a view with the engine's own functions, as long as they need nothing that it hides. */
import { HIDDEN, type State } from './state.ts';

/** Thrown when something hidden is read. It is caught where a proof begins, and means: not proved. */
export const NOT_KNOWN = new Error('Something hidden was read.');

/** What may be called on a state that is partly hidden; its result must not contain anything hidden. */
const CALLS: ReadonlySet<unknown> = new Set(['subarray', 'slice', 'fill', 'set']);

/**
 * The same state, but reading a number of it that is hidden throws `NOT_KNOWN`. What a function returns then follows from the known
 * numbers alone, whatever the hidden ones are. It is slow: for ends of hands, not for cards.
 *
 * @example endHand(rules, guarded(view.state), sink)
 */
export const guarded = (s: State): State =>
  new Proxy(s, { get: read, set: (to, name, value) => Reflect.set(to, name, value) });

function read(s: State, name: string | symbol): unknown {
  const value: unknown = Reflect.get(s, name);
  if (value === HIDDEN) throw NOT_KNOWN;
  if (typeof value !== 'function') return value;
  if (!CALLS.has(name)) throw NOT_KNOWN;
  return (...args: unknown[]): unknown => {
    const result: unknown = value.apply(s, args);
    if (result instanceof Int32Array && result !== s && result.includes(HIDDEN)) throw NOT_KNOWN;
    return result;
  };
}
