/** Buttons for the phrases that the player may say now: the view lists them, each with the seats that may say it. */
import { useSignal } from '@preact/signals';
import type { Words } from '../client/types.ts';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';
import { saidWords } from './talk-bubbles.ts';

export interface PhrasesProps {
  readonly scene: TableScene;
  readonly say: (words: Words) => void;
}

/** Each phrase can be said once per hand. */
export function PhraseButtons({ scene, say }: PhrasesProps) {
  const done = useSignal<readonly string[]>([]);
  const sayers = (scene.view.phrases ?? {}) as Readonly<Record<string, readonly number[]>>;
  const mine = Object.keys(sayers).filter((phrase) => sayers[phrase].includes(scene.seat));
  return (
    <>
      {mine.map((phrase) => {
        const once = `${scene.view.hand} ${phrase}`;
        return (
          <button
            key={phrase}
            type="button"
            class="hand-phrase"
            disabled={done.value.includes(once)}
            onClick={() => {
              done.value = [once];
              say({ phrase });
            }}
          >
            {fill(words.table.say, { words: saidWords({ phrase }) })}
          </button>
        );
      })}
    </>
  );
}
