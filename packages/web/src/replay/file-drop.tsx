/** Choosing, dropping or pasting a record. It is read here and sent nowhere. */
import { useSignal } from '@preact/signals';
import { gamesIn } from '../client/records.ts';
import { words } from '../text/text.ts';
import { readGames } from './load.ts';
import './file-drop.css';

const said = words.replay;

export function FileDrop({ take }: { take: (games: ReturnType<typeof gamesIn>) => void }) {
  const text = useSignal('');
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
        <span>{said.choose}</span>
        <input
          type="file"
          accept=".jsonl,.json,.txt"
          // The same file may be chosen again, changed or not: only another one than before would be told of.
          onClick={({ currentTarget }) => {
            currentTarget.value = '';
          }}
          onChange={({ currentTarget }) => read(currentTarget.files)}
        />
        <span class="hint">{said.drop}</span>
      </label>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          take(gamesIn(text.value));
        }}
      >
        <label>
          {said.paste}
          <textarea
            rows={4}
            spellcheck={false}
            value={text}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value;
            }}
          />
        </label>
        <button type="submit" disabled={text.value.trim() === ''}>
          {said.open}
        </button>
      </form>
    </div>
  );
}
