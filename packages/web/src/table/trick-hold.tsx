/** After a trick that waits for the player: a button, and Enter or Space anywhere on the table. */
import { useLayoutEffect } from 'preact/hooks';
import { words } from '../text/text.ts';

/** What has its own meaning for Enter or Space. */
const OWN = 'button, a, input, select, textarea, summary, [contenteditable], .window';

/** @example <TrickHold goOn={() => stage.goOn()} /> */
export function TrickHold({ goOn }: { readonly goOn: () => void }) {
  // At once: whoever sees the button may press the key.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || (event.key !== 'Enter' && event.key !== ' ')) return;
      if (event.target instanceof Element && event.target.closest(OWN)) return;
      event.preventDefault();
      goOn();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <button type="button" class="button-main trick-hold" onClick={goOn}>
      {words.table.goOn}
    </button>
  );
}
