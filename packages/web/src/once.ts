/** For buttons that take a while: pressed twice, they do it once. */
import { useRef } from 'preact/hooks';

/** Work that is not begun again before it is done. @example <button onClick={useOnce(make)}> */
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
