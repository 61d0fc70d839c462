/** Keeps the keyboard at the table: what had the focus may be gone after an act. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export interface FocusPlaces {
  /** Whoever was in here, */
  readonly near: string;
  /** goes to the first of these; */
  readonly to: string;
  /** everybody else to this one. */
  readonly else: string;
}

/**
 * When the focused element has vanished, the focus goes to one of some places; not where a pointer is used. What is returned
 * is for whoever does something that may let it vanish: under a pointer the focus is let go before that, since a browser that
 * has to take it from a vanishing element styles the page for that alone.
 * @example const letGo = useFocus(root, PLACES); const play = (act) => { letGo(); client.act(act); };
 */
export function useFocus(
  root: { readonly current: HTMLElement | null },
  { near, to, else: other }: FocusPlaces,
): () => void {
  const was = useRef<'near' | 'other' | null>(null);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      was.current = (target as Element).closest(near) ? 'near' : 'other';
    };
    const onPointer = (): void => {
      was.current = null;
    };
    // Under a finger the focus comes after the pointer has left, and the click last; one without a pointer counts none.
    const onClick = ({ detail }: MouseEvent): void => {
      if (detail > 0) onPointer();
    };
    const heeding = new AbortController();
    const { signal } = heeding;
    element?.addEventListener('focusin', onFocus, { signal });
    element?.addEventListener('pointerup', onPointer, { signal });
    element?.addEventListener('click', onClick, { capture: true, signal });
    return () => heeding.abort();
  }, []);
  useLayoutEffect(() => {
    if (was.current === null || document.activeElement !== document.body) return;
    const [first, rest] = [to, other].map((place) => root.current?.querySelector<HTMLElement>(place));
    (was.current === 'near' && first ? first : (rest ?? first))?.focus();
  });
  return () => {
    const { activeElement } = document;
    if (was.current === null && activeElement instanceof HTMLElement && root.current?.contains(activeElement))
      activeElement.blur();
  };
}
