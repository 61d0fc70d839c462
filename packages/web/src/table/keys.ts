/** Keyboard shortcuts of the table. */
import { useLayoutEffect } from 'preact/hooks';
import { settings } from '../settings.ts';

/** Runs the action of a key, except while the player types or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  // At once: whoever sees the table may press a key, and it belongs to what is seen.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (settings.letters.peek() === 'off') return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const run = keys[event.key];
      if (!run || document.querySelector('.window')) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable]') !== null;
