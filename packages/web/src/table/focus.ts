/** Keeps the keyboard at the table: what had the focus may be gone after an act. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Scene } from './scene.ts';

/** When the focused element has vanished, the focus goes to the hand, or else to the prompt. */
export function useFocus(root: { readonly current: HTMLElement | null }, scene: Scene): void {
  const was = useRef<'hand' | 'other' | null>(null);
  useEffect(() => {
    const element = root.current;
    const onFocus = ({ target }: FocusEvent): void => {
      was.current = (target as Element).closest('.hand, .text-view-hand') ? 'hand' : 'other';
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
    const hand = root.current?.querySelector<HTMLElement>('.hand-card[tabindex="0"], .text-view-card');
    const prompt = root.current?.querySelector<HTMLElement>('.prompt');
    (was.current === 'hand' && hand ? hand : (prompt ?? hand))?.focus();
  }, [scene]);
}
