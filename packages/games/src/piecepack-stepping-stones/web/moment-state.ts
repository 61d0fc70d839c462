/** What holds for one moment of the game only. */
import { useCallback, useState } from 'preact/hooks';

/**
 * State that is forgotten when the moment is another: without an effect, which would draw everything twice after each act.
 * What was set for a moment that has passed since is never seen.
 *
 * @example const [taken, setTaken] = useMomentState<Piece | null>(scene.view, null);
 */
export function useMomentState<T>(moment: object, initial: T): readonly [T, (value: T) => void] {
  const [kept, keep] = useState({ moment, value: initial });
  const set = useCallback((value: T) => keep({ moment, value }), [moment]);
  return [kept.moment === moment ? kept.value : initial, set];
}
