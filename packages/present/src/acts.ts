/** Acts in words, for buttons, the log and screen readers. */
import type { Json, KernelView } from '@followsuit/engine';
import { cardSuit } from './read.ts';
import type { Scene } from './scene.ts';
import { counted, fillSentence } from './text.ts';
import { suitWord } from './wording.ts';

type WrittenAct = Readonly<Record<string, Json>>;

/** Whether several cards lie in a box; in other games the open card lies on the pack. */
export const hasBox = ({ game }: Pick<Scene, 'game'>): boolean => game.tables.box !== undefined;

/** The suit that the open card would make trump. */
export const openSuit = (scene: Scene<KernelView>): string =>
  scene.view.open === null ? 'none' : cardSuit(scene, scene.view.open);

function bidWords({ text }: Scene<KernelView>, { tricks, points }: WrittenAct): string {
  if (tricks === 0) return text.acts.nil;
  const n = tricks === undefined ? counted(Number(points), text.point) : counted(Number(tricks), text.trick);
  return fillSentence(text.acts.bid, { n });
}

/**
 * An act of an auction in words; null if the usual words do. A game's `actWords` falls back on it.
 *
 * @example auctionWords(scene, { do: 'bid', tricks: 4 }) // 'Bid 4 tricks'
 */
export function auctionWords(scene: Scene<KernelView>, act: WrittenAct): string | null {
  const { acts } = scene.text;
  const plain = (acts.plain as Readonly<Record<string, string | undefined>>)[String(act.do)];
  const text =
    act.do === 'bid'
      ? bidWords(scene, act)
      : act.do === 'take'
        ? fillSentence(hasBox(scene) ? acts.takeBox : acts.takeOpen, { suit: suitWord(scene, openSuit(scene)) })
        : (plain ?? null);
  return text !== null && act.blind === true ? fillSentence(acts.blind, { act: text }) : text;
}
