/** Asks before something that cannot be undone. */
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly text: string;
  /** What the buttons say: first the one that changes nothing. */
  readonly stay: string;
  readonly go: string;
  readonly yes: () => void;
  readonly no: () => void;
}

export function Ask({ text, stay, go, yes, no }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={no} aria-labelledby="solitaire-ask">
      <p id="solitaire-ask">{text}</p>
      <form method="dialog" class="solitaire-actions">
        <button type="submit">{stay}</button>
        <button type="submit" class="button-main" onClick={yes}>
          {go}
        </button>
      </form>
    </dialog>
  );
}
