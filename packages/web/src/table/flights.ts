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
    if (was && mayMove()) {
      for (const [card, element] of cards) if (was.cards.get(card) !== element) flyIn(card, element);
      if (was.taker !== null) flyOut(list, was, cards);
    }
    before.current = { cards, taker: trick.taker };
  });
}

function flyIn(card: string, element: HTMLElement): void {
  const from = seen.get(card) ?? seatElement(Number(element.dataset.by))?.getBoundingClientRect();
  seen.delete(card);
  if (!from) return;
  const to = element.getBoundingClientRect();
  const [x, y] = [middle(from).x - middle(to).x, middle(from).y - middle(to).y];
  element.animate([{ transform: `translate(${x}px, ${y}px) scale(0.8)`, opacity: 0.6 }, { transform: 'none' }], {
    duration: TIME,
    easing: EASE,
  });
}

/** Cards that are gone from the trick come back for a moment to fly to their taker. */
function flyOut(list: HTMLElement, was: Lying, now: ReadonlyMap<string, HTMLElement>): void {
  const to = was.taker === null ? null : seatElement(was.taker)?.getBoundingClientRect();
  if (!to) return;
  const layer = document.createElement('div');
  layer.className = 'trick-cards trick-leaving';
  layer.ariaHidden = 'true';
  for (const [card, element] of was.cards) if (now.get(card) !== element) layer.append(element);
  if (layer.childElementCount === 0) return;
  list.parentElement?.append(layer);
  const from = layer.getBoundingClientRect();
  const [x, y] = [middle(to).x - middle(from).x, middle(to).y - middle(from).y];
  const flight = layer.animate(
    [{ transform: 'none' }, { transform: `translate(${x}px, ${y}px) scale(0.3)`, opacity: 0 }],
    {
      duration: TIME,
      easing: 'ease-in',
    },
  );
  flight.onfinish = () => layer.remove();
  flight.oncancel = () => layer.remove();
}

const middle = ({ x, y, width, height }: DOMRect): { x: number; y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});
