/** Asks before something that cannot be undone. */
import { Window } from '@followsuit/ui';

interface Props {
  readonly text: string;
  /** What the buttons say: first the one that changes nothing. */
  readonly stay: string;
  readonly go: string;
  readonly yes: () => void;
  readonly no: () => void;
}

export function Confirm({ text, stay, go, yes, no }: Props) {
  return (
    <Window named="solitaire-ask" onClose={no}>
      <p id="solitaire-ask">{text}</p>
      <div class="solitaire-actions">
        <button type="button" onClick={no}>
          {stay}
        </button>
        <button
          type="button"
          class="button-main"
          onClick={() => {
            no();
            yes();
          }}
        >
          {go}
        </button>
      </div>
    </Window>
  );
}
