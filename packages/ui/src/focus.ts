/** Keeps the keyboard focus at the table: an act may remove the focused element. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export interface FocusPlaces {
  /** If the focus was inside this element, */
  readonly near: string;
  /** it moves to the first of these; */
  readonly to: string;
  /** otherwise to this one. */
  readonly else: string;
}

/**
 * Moves the focus when the focused element has been removed, unless the player uses a pointer. Call the returned function
 * before an act that may remove it: with a pointer it blurs the element first, since a browser that has to take the focus from
 * a removed element restyles the page for that alone.
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
    // On a touch screen the focus event follows pointerup, and the click comes last; a click without a pointer has detail 0.
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
