/** Cards that move: played from a seat or the hand to the trick, and from the trick to who took it. They only look; nothing waits for them. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from '../settings.ts';
import type { Trick } from './trick.ts';

const TIME = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** Where cards of the hand were last seen, so that they fly from there. */
const seen = new Map<string, DOMRect>();

/** Remembers where a card of the hand is. */
export const leaveFrom = (card: string, element: Element): void => {
  seen.set(card, element.getBoundingClientRect());
};

const seatElement = (seat: number): Element | null => document.querySelector(`[data-seat="${seat}"]`);

interface Lying {
  readonly cards: ReadonlyMap<string, HTMLElement>;
  readonly taker: number | null;
}

/** Lets the cards of a trick fly in and out. */
export function useFlights(ref: { readonly current: HTMLElement | null }, trick: Trick | null): void {
  const before = useRef<Lying | null>(null);
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list || !trick) {
      before.current = { cards: new Map(), taker: null };
      return;
    }
    const cards = new Map(
      [...list.children].map((each) => [(each as HTMLElement).dataset.card ?? '', each as HTMLElement]),
    );
    const was = before.current;
    before.current = { cards, taker: trick.taker };
    if (!was || !mayMove()) return;
    // All is measured before anything moves: the page is then laid out once.
    const coming = [...cards].filter(([card, element]) => was.cards.get(card) !== element).map(arrival);
    const leaving = was.taker === null ? null : departure(list, was, cards);
    for (const fly of coming) fly?.();
    leaving?.();
  });
}

/** A card comes to the trick from the hand, or from the seat that played it. */
function arrival([card, element]: readonly [string, HTMLElement]): (() => void) | null {
  const from = seen.get(card) ?? seatElement(Number(element.dataset.by))?.getBoundingClientRect();
  seen.delete(card);
  if (!from) return null;
  const { x, y } = way(element.getBoundingClientRect(), from);
  const start = { transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.6 };
  return () => element.animate([start, { transform: 'none' }], { duration: TIME, easing: EASE });
}

/** Cards that are gone from the trick come back for a moment to fly to whom they went: what others keep first, then the rest. */
function departure(list: HTMLElement, was: Lying, now: ReadonlyMap<string, HTMLElement>): (() => void) | null {
  const gone = [...was.cards].filter(([card, element]) => now.get(card) !== element).map(([, element]) => element);
  const from = list.getBoundingClientRect();
  const seats = new Set(gone.map((element) => Number(element.dataset.to ?? was.taker)));
  const flights = [...seats]
    .sort((a, b) => Number(a === was.taker) - Number(b === was.taker))
    .map((seat) => ({ seat, to: seatElement(seat)?.getBoundingClientRect() }));
  return () => {
    for (const [i, { seat, to }] of flights.entries())
      if (to)
        fly(
          list,
          gone.filter((element) => Number(element.dataset.to ?? was.taker) === seat),
          way(from, to),
          i * TIME,
        );
  };
}

function fly(
  list: HTMLElement,
  cards: readonly HTMLElement[],
  { x, y }: { x: number; y: number },
  delay: number,
): void {
  const layer = document.createElement('div');
  layer.className = 'trick-cards trick-leaving';
  layer.ariaHidden = 'true';
  layer.append(...cards);
  list.parentElement?.append(layer);
  const end = { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 };
  const flight = layer.animate([{ transform: 'none' }, end], { duration: TIME, delay, easing: 'ease-in' });
  flight.onfinish = () => layer.remove();
  flight.oncancel = () => layer.remove();
}

const way = (from: DOMRect, to: DOMRect): { x: number; y: number } => ({
  x: to.x + to.width / 2 - from.x - from.width / 2,
  y: to.y + to.height / 2 - from.y - from.height / 2,
});
