/** Windows with a heading and a way out. */
import { afterFrame, Window } from '@followsuit/ui';
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useState } from 'preact/hooks';
import { words } from '../text/text.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/**
 * A window with a heading and a way out. The page is veiled in the next frame, whatever is to be shown; that comes in the one after.
 * @example <Dialog title="Score" onClose={close}>…</Dialog>
 */
export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const [filled, fill] = useState(false);
  useLayoutEffect(() => afterFrame(() => fill(true)), []);
  return (
    <Window named={id} onClose={onClose} class={`table-dialog ${filled ? '' : 'table-dialog-coming'}`}>
      <header class="table-dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" class="table-dialog-close" onClick={onClose}>
          {words.table.close}
        </button>
      </header>
      {filled && children}
    </Window>
  );
}
