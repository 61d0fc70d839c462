/** The row with the prompt and, for a moment, news. */
import { promptFor } from '@followsuit/present';
import type { ReadonlySignal } from '@preact/signals';
import { fill, words } from '../text/text.ts';
import { News } from './news.tsx';
import type { TableScene } from './scene.ts';

const text = words.table;

export interface PromptProps {
  readonly scene: TableScene;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** A message to this player alone, instead of the prompt. */
  readonly note: ReadonlySignal<string | null>;
  /** The latest chat, by seat. */
  readonly said: ReadonlyMap<number, string>;
}

/** Reads picks and notices here, so that they do not re-render the whole table. */
export const Prompt = ({ scene, picked, note, said }: PromptProps) => (
  <div class="prompt-row">
    <p class="prompt" tabIndex={-1} data-turn={scene.acts.length > 0}>
      {note.value ?? promptOf(scene, picked.value)}
    </p>
    <News scene={scene} said={said} />
  </div>
);

/** The prompt; with one card picked, the effect of another tap. */
function promptOf(scene: TableScene, picked: readonly string[]): string {
  const acts = picked.length === 1 ? scene.acts.filter(({ card }) => card === picked[0]) : [];
  if (acts.length !== 1) return tablePrompt(scene, picked);
  const does = scene.presenter.mark?.(scene, picked[0])?.does;
  return does ? `${does} ${text.tapAgain}` : text.tapAgain;
}

/** Says whose turn it is and what they have to do, in every phase. @example tablePrompt(scene, []) // 'Waiting for Ana and Bo.' */
export function tablePrompt(scene: TableScene, picked: readonly string[]): string {
  if (scene.events.at(-1)?.ev === 'over') return text.gameOver;
  if (scene.info.rejected) return text.stopped;
  const prompt = promptFor(scene, picked);
  return scene.seat < 0 ? fill(text.watching, { prompt }) : prompt;
}
