/** For buttons whose action takes a while: a second press does not repeat it. */
import { useRef } from 'preact/hooks';

/** Wraps work so that it does not start again before it is done. @example <button onClick={useOnce(make)}> */
export function useOnce<Given extends readonly unknown[]>(
  work: (...given: Given) => Promise<void>,
): (...given: Given) => Promise<void> {
  const busy = useRef(false);
  return async (...given) => {
    if (busy.current) return;
    busy.current = true;
    await work(...given).finally(() => {
      busy.current = false;
    });
  };
}
