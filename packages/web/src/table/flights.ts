/** Animates cards: from a seat or the hand to the trick, and from the trick to the seat that took it. Nothing waits for an animation. */

import type { Trick } from '@followsuit/present';
import { mayMove } from '@followsuit/ui';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

const TIME = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** Keyframes name every value: if one is missing, the browser computes each frame on the main thread. */
const LYING = { transform: 'none', opacity: 1 };

/** Where and when cards of the hand were tapped, so that they fly from there. */
const tapped = new Map<string, { readonly at: number; readonly place: DOMRect }>();
/** Milliseconds after which a card no longer flies from where it was tapped: another seat may have it by then. */
const FRESH = 5000;

/** Remembers the position of a card in the hand. */
export const leaveFrom = (card: string, element: Element): void => {
  tapped.set(card, { at: performance.now(), place: element.getBoundingClientRect() });
};

/** The position at which a card was tapped just now. */
function placeInHand(card: string): DOMRect | undefined {
  const found = tapped.get(card);
  tapped.delete(card);
  return found && performance.now() - found.at < FRESH ? found.place : undefined;
}

const seatPlace = (seat: string | undefined): DOMRect | undefined =>
  document.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();

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
  const was = last.current;
  last.current = { trick, list };
  if (trick && was.trick && was.trick.n !== trick.n && was.trick.taker !== null && mayMove()) leaving.current = was;

  useLayoutEffect(() => {
    const [now, before] = [...(ref.current?.querySelectorAll<HTMLElement>('.trick-cards') ?? [])].reverse();
    const cards = trick && now ? ([...now.children] as HTMLElement[]) : [];
    const known = lying.current;
    lying.current = cards;
    if (!known || !mayMove()) return;
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

/** A card flies to the trick from the hand, or from the seat that played it. */
function arrival(element: HTMLElement): (() => void) | null {
  const { card = '', by } = element.dataset;
  const from = placeInHand(card) ?? seatPlace(by);
  if (!from) return null;
  const { x, y } = way(element.getBoundingClientRect(), from);
  const start = { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.6 };
  return () => element.animate([start, LYING], { duration: TIME, easing: EASE });
}

/** The cards of a trick fly to the seats that get them: first those that other seats keep, then the rest. */
function departure(list: HTMLElement, taker: number): () => Promise<unknown> {
  const cards = [...list.children] as HTMLElement[];
  const seats = [...new Set(cards.map(({ dataset }) => dataset.to))];
  seats.sort((a, b) => Number(a === String(taker)) - Number(b === String(taker)));
  const ways = seats.flatMap((seat, i) => {
    const to = seatPlace(seat);
    const group = seats.length === 1 ? [list] : cards.filter(({ dataset }) => dataset.to === seat);
    return to ? group.map((each) => ({ each, delay: i * TIME, ...way(each.getBoundingClientRect(), to) })) : [];
  });
  return () => {
    const flights = ways.map(({ each, x, y, delay }) =>
      each.animate([LYING, { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 }], {
        duration: TIME,
        delay,
        easing: 'ease-in',
        fill: 'forwards',
      }),
    );
    return Promise.allSettled(flights.map(({ finished }) => finished));
  };
}

const way = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});
