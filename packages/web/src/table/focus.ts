/** Keeps the keyboard at the table: what had the focus may be gone after an act. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

export interface Places {
  /** Whoever was in here, */
  readonly near: string;
  /** goes to the first of these; */
  readonly to: string;
  /** everybody else to this one. */
  readonly else: string;
}

/** When the focused element has vanished, the focus goes to one of some places. */
export function useFocus(root: { readonly current: HTMLElement | null }, { near, to, else: other }: Places): void {
  const was = useRef<'near' | 'other' | null>(null);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      was.current = (target as Element).closest(near) ? 'near' : 'other';
    };
    const onPointer = (): void => {
      was.current = null;
    };
    element?.addEventListener('focusin', onFocus);
    element?.addEventListener('pointerup', onPointer);
    return () => {
      element?.removeEventListener('focusin', onFocus);
      element?.removeEventListener('pointerup', onPointer);
    };
  }, []);
  useLayoutEffect(() => {
    if (was.current === null || document.activeElement !== document.body) return;
    const [first, rest] = [to, other].map((place) => root.current?.querySelector<HTMLElement>(place));
    (was.current === 'near' && first ? first : (rest ?? first))?.focus();
  });
}
