/** The player's cards, and what can be done with them. */
import { heldCards } from '@followsuit/present';
import { previewedDirection } from '@followsuit/ui';
import { settings } from '../settings.ts';
import { sorted } from './order.ts';
import type { TableScene } from './scene.ts';

/** The number of cards that the player has not looked at yet. */
export const unseenCards = (scene: TableScene): number =>
  (scene.view.hold?.[scene.seat]?.length ?? 0) > 0 ? 0 : (scene.view.count[scene.seat] ?? 0);

/** The known cards, in display order. */
export function shownHand(scene: TableScene): string[] {
  const { deck } = scene.game;
  if (deck === null) return [];
  const { presenter, view } = scene;
  const turned = previewedDirection.value ?? presenter.turned?.(scene);
  const ranks = presenter.ranks?.(scene);
  const order = ranks ? { ...deck, ranks } : deck;
  return sorted(order, heldCards(scene), settings.sort.value, view.trump, turned, view.countsAs);
}

/** Cards that have a legal act now. */
export const usableCards = ({ acts }: TableScene): Set<string> =>
  new Set(acts.flatMap(({ card, cards }) => (cards ?? card ?? []) as string | readonly string[]));

/** What the table shows or announces about a card in the hand; `free` are the cards that have a legal act. */
export function handCardState(scene: TableScene, card: string, free: ReadonlySet<string>, picked: readonly string[]) {
  const { mark, takes } = scene.presenter;
  const marked = settings.marks.value === 'on';
  const may = free.size === 0 ? 'idle' : free.has(card) ? 'free' : 'barred';
  return {
    state: picked.includes(card) ? 'picked' : may,
    mark: mark?.(scene, card) ?? null,
    takes: marked && free.has(card) && takes?.(scene, card) === true,
  } as const;
}
