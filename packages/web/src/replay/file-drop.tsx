/** Choosing, dropping or pasting a record. It is read in the browser and never sent. */
import { useSignal } from '@preact/signals';
import { gamesIn } from '../client/records.ts';
import { words } from '../text/text.ts';
import { readGames } from './load.ts';
import './file-drop.css';

const text = words.replay;

export function FileDrop({ take }: { take: (games: ReturnType<typeof gamesIn>) => void }) {
  const pasted = useSignal('');
  const over = useSignal(false);
  const read = async (files: FileList | null | undefined) => {
    if (files?.[0]) take(await readGames(files[0]));
  };
  return (
    <div class="drop">
      <label
        class="drop-zone"
        data-over={over.value}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={(event) => {
          event.preventDefault();
          over.value = false;
          read(event.dataTransfer?.files);
        }}
      >
        <span>{text.choose}</span>
        <input
          type="file"
          accept=".jsonl,.json,.txt"
          // Allow the same file to be chosen again: otherwise the browser fires no event for it.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => read(currentTarget.files)}
        />
        <span class="hint">{text.drop}</span>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(gamesIn(pasted.value));
        }}
      >
        <label>
          {text.paste}
          <textarea
            rows={4}
            spellcheck={false}
            value={pasted}
            onInput={({ currentTarget }) => {
              pasted.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" disabled={pasted.value.trim() === ''}>
          {text.open}
        </button>
      </form>
    </div>
  );
}
