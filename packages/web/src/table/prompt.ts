/** The sentence that says whose turn it is and what is to be done, in every phase. */
import { promptFor } from '@followsuit/present';
import { fill, words } from '../text/text.ts';
import type { TableScene } from './scene.ts';

const text = words.table;

/** @example tablePrompt(scene, []) // 'Waiting for Ana and Bo.' */
export function tablePrompt(scene: TableScene, picked: readonly string[]): string {
  if (scene.events.at(-1)?.ev === 'over') return text.gameOver;
  if (scene.info.rejected) return text.stopped;
  const prompt = promptFor(scene, picked);
  return scene.seat < 0 ? fill(text.watching, { prompt }) : prompt;
}
