/** Dialogs with a heading and a close button. */
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
 * A dialog with a heading and a close button. The backdrop appears in the next frame, however slow the content; the content
 * follows in the frame after.
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
