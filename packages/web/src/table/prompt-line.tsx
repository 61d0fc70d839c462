/** The row that says what is to be done now and, for a moment, what has come out. */
import { promptFor } from '@followsuit/present';
import type { ReadonlySignal } from '@preact/signals';
import { fill, words } from '../text/text.ts';
import { News } from './news.tsx';
import type { TableScene } from './scene.ts';

const text = words.table;

export interface PromptProps {
  readonly scene: TableScene;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** What is said to this person alone, in its place. */
  readonly note: ReadonlySignal<string | null>;
  /** What was said at each seat just now. */
  readonly said: ReadonlyMap<number, string>;
}

/** What is picked and noted is read here and not by the whole table, which would be drawn anew for it. */
export const Prompt = ({ scene, picked, note, said }: PromptProps) => (
  <div class="prompt-row">
    <p class="prompt" tabIndex={-1} data-turn={scene.acts.length > 0}>
      {note.value ?? promptOf(scene, picked.value)}
    </p>
    <News scene={scene} said={said} />
  </div>
);

/** The prompt; with one card picked, what another tap does. */
function promptOf(scene: TableScene, picked: readonly string[]): string {
  const acts = picked.length === 1 ? scene.acts.filter(({ card }) => card === picked[0]) : [];
  if (acts.length !== 1) return tablePrompt(scene, picked);
  const does = scene.presenter.mark?.(scene, picked[0])?.does;
  return does ? `${does} ${text.tapAgain}` : text.tapAgain;
}

/** Says whose turn it is and what is to be done, in every phase. @example tablePrompt(scene, []) // 'Waiting for Ana and Bo.' */
export function tablePrompt(scene: TableScene, picked: readonly string[]): string {
  if (scene.events.at(-1)?.ev === 'over') return text.gameOver;
  if (scene.info.rejected) return text.stopped;
  const prompt = promptFor(scene, picked);
  return scene.seat < 0 ? fill(text.watching, { prompt }) : prompt;
}
