/** Asks before a game is given up. */
import { useEffect, useRef } from 'preact/hooks';
import { fill, words } from '../text/text.ts';

const text = words.solitaire;

export function GiveUp({ home, yes, no }: { home: number; yes: () => void; no: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={no} aria-labelledby="give-up-ask">
      <p id="give-up-ask">{fill(text.giveUpAsk, { n: home })}</p>
      <form method="dialog" class="solitaire-actions">
        <button type="submit">{text.keepOn}</button>
        <button type="submit" class="button-main" onClick={yes}>
          {text.giveUp}
        </button>
      </form>
    </dialog>
  );
}
