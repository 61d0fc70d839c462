/** Piles that many games have on the table besides the trick. */
import type { KernelView } from '@followsuit/engine';
import { hasBox, openSuit } from './acts.ts';
import type { Pile } from './presenter.ts';
import { isSettled, tableOf } from './read.ts';
import type { Scene } from './scene.ts';
import { fillSentence, listed } from './text.ts';
import { cardWord, suitWord } from './wording.ts';

type AnyScene = Scene<KernelView>;

/** The cards that the seat has put away. */
export function putAwayPile({ view, seat, text }: AnyScene): Pile | undefined {
  const cards = seat < 0 ? null : view.away[seat];
  return cards && cards.length > 0 ? { name: text.putAway, cards, size: 'mini' } : undefined;
}

/** An explanation, and after it which cards the seat has put away: for a game without room for them. @example besideAway(scene, text.trumpMore) */
export function besideAway(scene: AnyScene, more: string): string {
  const { view, seat, text } = scene;
  const cards = (seat < 0 ? null : view.away[seat]) ?? [];
  if (cards.length === 0) return more;
  return `${more} ${fillSentence(text.putAwayNote, {
    cards: listed(
      text,
      cards.map((card) => cardWord(scene, card)),
    ),
  })}`;
}

/** Whether the open card is still there, because the bidder has not decided. */
export const isOpenCardThere = ({ view }: AnyScene): boolean =>
  view.open !== null && (view.phase === 'bidding' || view.phase === 'box');

/** The box with its open card until the bidder has decided; then a reminder of what it was. */
export function openCardPile(scene: AnyScene): Pile | undefined {
  const { view, text } = scene;
  if (view.open === null) return undefined;
  if (isOpenCardThere(scene)) {
    const backs = Array<null>(hasBox(scene) ? tableOf<number>(scene, 'box') - 1 : 0).fill(null);
    const name = fillSentence(hasBox(scene) ? text.boxLies : text.openLies, { suit: suitWord(scene, openSuit(scene)) });
    return { name, cards: [view.open, ...backs], size: 'large', isOpenCard: true };
  }
  const isOver = isSettled(scene) || view.phase === 'putting away';
  return isOver ? { name: text.openBefore, cards: [view.open], size: 'mini', isOpenCard: true } : undefined;
}
