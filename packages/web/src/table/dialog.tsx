/** A native dialog with a heading and a way out. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { words } from '../text/text.ts';
import './dialog.css';

export interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** Shown as long as it is rendered. @example <Dialog title="Score" onClose={close}>…</Dialog> */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (!dialog.open) dialog.showModal();
    const beside = ({ target }: Event): void => {
      if (target === dialog) dialog.close();
    };
    dialog.addEventListener('click', beside);
    return () => {
      dialog.removeEventListener('click', beside);
      dialog.close();
    };
  }, []);
  return (
    <dialog ref={ref} class="table-dialog" aria-labelledby={id} onClose={onClose}>
      <div class="table-dialog-body">
        <header class="table-dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="table-dialog-close" onClick={() => ref.current?.close()}>
            {words.table.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
