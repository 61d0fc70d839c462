/** Keys of the table, and the list of them. */
import { useEffect } from 'preact/hooks';
import { settings } from '../settings.ts';
import { words } from '../text/text.ts';
import { Dialog } from './dialog.tsx';

/** Runs what a key stands for, but not while something is typed or a dialog is open. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
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

export function KeyHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={words.table.helpTitle} onClose={onClose}>
      <dl class="keys">
        {Object.entries(words.table.keys).map(([name, [key, does]]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
