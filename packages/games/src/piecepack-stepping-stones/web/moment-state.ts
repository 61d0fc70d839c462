/** State that is valid for one moment of the game only. */
import { useCallback, useState } from 'preact/hooks';

/**
 * State that resets when the moment changes, without an effect, which would render everything twice after each act.
 * A value set for an earlier moment is never seen.
 *
 * @example const [taken, setTaken] = useMomentState<Piece | null>(scene.view, null);
 */
export function useMomentState<T>(moment: object, initial: T): readonly [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: initial });
  const set = useCallback((value: T) => keep({ moment, value }), [moment]);
  return [kept.moment === moment ? kept.value : initial, set];
}
