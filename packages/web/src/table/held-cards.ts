/** One's own cards, and what can be done with them. */
import type { View } from '../client/types.ts';
import { settings } from '../settings.ts';
import { skinOf } from '../skins/index.ts';
import { sorted } from './order.ts';
import type { TableScene } from './scene.ts';
import { previewedDirection } from './sort-direction.ts';

/** The cards that a seat holds by a view, as far as one may know them. */
export const cardsHeldIn = (view: View, seat: number): readonly string[] =>
  (view.hold as readonly (readonly string[] | null)[] | undefined)?.[seat] ?? [];

/** The cards one holds, without the one that is on its way to the trick. */
export const heldCards = ({ view, seat, laying }: Pick<TableScene, 'view' | 'seat' | 'laying'>): readonly string[] =>
  cardsHeldIn(view, seat).filter((card) => card !== laying);

/** How many cards one holds that one has not looked at yet. */
export const unseenCards = (scene: TableScene): number =>
  cardsHeldIn(scene.view, scene.seat).length > 0
    ? 0
    : ((scene.view.count as readonly number[] | undefined)?.[scene.seat] ?? 0);

/** Those one knows, in the order in which they are shown. */
export function sortedHand(scene: TableScene): string[] {
  const { deck, id } = scene.game;
  const turned = previewedDirection.value ?? skinOf(id).turned?.(scene);
  return deck ? sorted(deck, heldCards(scene), settings.sort.value, scene.view.trump, turned) : [];
}

/** Cards with which something can be done now. */
export const usableCards = ({ acts }: TableScene): Set<string> =>
  new Set(acts.flatMap(({ card, cards }) => (cards ?? card ?? []) as string | readonly string[]));

/** What is to be seen or heard of a card in one's hand; `free` are those with which something can be done. */
export function handCardState(scene: TableScene, card: string, free: ReadonlySet<string>, picked: readonly string[]) {
  const { mark, takes } = skinOf(scene.game.id);
  const marked = settings.marks.value === 'on';
  const may = free.size === 0 ? 'idle' : free.has(card) ? 'free' : 'barred';
  return {
    state: picked.includes(card) ? 'picked' : may,
    mark: mark?.(scene, card) ?? null,
    takes: marked && free.has(card) && takes?.(scene, card) === true,
  } as const;
}
