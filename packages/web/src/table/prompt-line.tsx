/** The row between the table and the hand: what to do now; below it news, chat, or what the player is trying to do. */
import { nameOf, promptFor, shownTrick } from '@followsuit/present';
import { SuitSign } from '@followsuit/ui';
import type { ReadonlySignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { fill, words } from '../text/text.ts';
import { News } from './news.tsx';
import type { TableScene } from './scene.ts';
import './prompt-line.css';

const text = words.table;

export interface PromptProps {
  readonly scene: TableScene;
  readonly picked: ReadonlySignal<readonly string[]>;
  /** A message to this player alone, instead of the prompt. */
  readonly note: ReadonlySignal<string | null>;
  /** The latest chat, by seat. */
  readonly said: ReadonlyMap<number, string>;
  /** An offer of the table beside the prompt. */
  readonly children?: ComponentChildren;
}

/** Reads picks and notices here, so that they do not re-render the whole table. */
export const Prompt = ({ scene, picked, note, said, children }: PromptProps) => (
  <div class="prompt-row" data-turn={scene.acts.length > 0} data-offer={!!children}>
    <p class="prompt" tabIndex={-1} data-turn={scene.acts.length > 0}>
      {note.value === null && <LedSuit scene={scene} />}
      {note.value ?? promptOf(scene, picked.value)}
    </p>
    <News scene={scene} said={said}>
      {scene.presenter.goal?.(scene)}
    </News>
    {children}
  </div>
);

/** The suit to follow, if the player must. */
function LedSuit({ scene: { acts, view, game } }: { readonly scene: TableScene }) {
  const { led } = view;
  if (!led || led === 'none' || acts.length === 0 || acts.some((act) => act.do !== 'play')) return null;
  const letter = game.deck?.suits.find(({ name }) => name === led)?.letter;
  return acts.every(({ card }) => String(card).slice(-1) === letter) && <SuitSign suit={led} quiet />;
}

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
  const prompt = (scene.acts.length === 0 && takenWords(scene)) || promptFor(scene, picked);
  return scene.seat < 0 ? fill(text.watching, { prompt }) : prompt;
}

/** While a finished trick lies on the table: who took it; both seats, if the trick is divided. */
function takenWords(scene: TableScene): string | null {
  const trick = shownTrick(scene);
  if (typeof trick?.taker !== 'number') return null;
  const name = nameOf(scene, trick.taker);
  const { n, line } = trick;
  if (typeof line?.low !== 'number') return fill(text.takes, { n, name });
  return fill(text.takeHalves, { n, name, low: nameOf(scene, line.low) });
}
