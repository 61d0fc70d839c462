/** Animates cards: from a seat or the hand to the trick, and from the trick to the seat that took it. Nothing waits for an animation. */

import type { Trick } from '@followsuit/present';
import { mayMove } from '@followsuit/ui';
import type { VNode } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** How cards move, once it is loaded; until then they lie where they belong at once. */
let moving: typeof import('./moving.ts') | undefined;

/** Loads it. @example withMotion(({ dealCards }) => dealCards(hand, dealer)) */
export const withMotion = (use: (how: typeof import('./moving.ts')) => void): void =>
  void import('./moving.ts').then(
    (loaded) => {
      moving = loaded;
      use(loaded);
    },
    () => {}, // without a network they do not move
  );

/** Where and when cards of the hand were tapped, so that they fly from there. */
const tapped = new Map<string, { readonly at: number; readonly place: DOMRect }>();
/** Milliseconds after which a card no longer flies from where it was tapped: another seat may have it by then. */
const FRESH = 5000;

/** Remembers the position of a card in the hand. */
export const leaveFrom = (card: string, element: Element): void => {
  tapped.set(card, { at: performance.now(), place: element.getBoundingClientRect() });
};

/** The position at which a card was tapped just now. */
export function placeInHand(card: string): DOMRect | undefined {
  const found = tapped.get(card);
  tapped.delete(card);
  return found && performance.now() - found.at < FRESH ? found.place : undefined;
}

interface Shown {
  readonly trick: Trick | null;
  readonly list: VNode | null;
}

/**
 * Animates the cards of a trick in and out. `list` is the rendered trick. Returns the previous trick's list while it flies, to
 * be rendered as well: elements that are removed and inserted again would need new style and layout.
 */
export function useFlights(
  ref: { readonly current: HTMLElement | null },
  trick: Trick | null,
  list: VNode | null,
): VNode | null {
  const last = useRef<Shown>({ trick: null, list: null });
  const leaving = useRef<Shown>({ trick: null, list: null });
  const lying = useRef<readonly Element[] | null>(null);
  const [, redraw] = useState<object>();
  useEffect(() => withMotion(() => {}), []);
  const was = last.current;
  last.current = { trick, list };
  if (moving && trick && was.trick && was.trick.n !== trick.n && was.trick.taker !== null && mayMove())
    leaving.current = was;

  useLayoutEffect(() => {
    const [now, before] = [...(ref.current?.querySelectorAll<HTMLElement>('.trick-cards') ?? [])].reverse();
    const cards = trick && now ? ([...now.children] as HTMLElement[]) : [];
    const known = lying.current;
    lying.current = cards;
    if (!moving || !known || !mayMove()) return;
    const { arrival, departure } = moving;
    const come = cards.filter((card) => !known.includes(card));
    const flown = leaving.current;
    const go = before && !before.ariaHidden ? before : null;
    if (come.length === 0 && !go) return;
    if (go) go.ariaHidden = 'true';
    // Wait until the browser lays out the page for the next frame: measuring sooner would force a second layout.
    requestAnimationFrame(() => {
      // Measure everything before anything moves.
      const coming = come.map(arrival);
      const going = go && departure(go, flown.trick?.taker ?? -1);
      for (const fly of coming) fly?.();
      going?.().finally(() => {
        if (leaving.current !== flown) return;
        leaving.current = { trick: null, list: null };
        redraw({});
      });
    });
  });
  return leaving.current.list;
}
