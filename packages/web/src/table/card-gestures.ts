/** Gestures on cards: drag a card of the hand to the felt to play it; press and hold any card to read what it is. */
import { endPressAfterFrame } from '@followsuit/ui';
import { leaveFrom } from './flights.ts';

/** Milliseconds after which a press is a hold, and pixels after which it is a drag. */
const HOLD = 450;
const MOVED = 12;

export interface CardGestures {
  /** A card of the hand was dropped above the hand. */
  readonly onDrop: (card: string) => void;
  readonly onHold: (card: string) => void;
}

interface Press {
  readonly card: string;
  readonly element: HTMLElement;
  /** Null for a card that cannot be dragged. */
  readonly hand: Element | null;
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
  dragged: boolean;
}

/** Listens to pointers in an element; returns a function that stops it. @example const stop = listenToCards(root, { current: { onDrop, onHold } }) */
export function listenToCards(root: HTMLElement, gestures: { readonly current: CardGestures }): () => void {
  const listening = new AbortController();
  let press: Press | null = null;

  /** The click that follows a hold or a drag would play the card. */
  const swallowClick = (): void => {
    const stop = (event: Event): void => event.stopPropagation();
    root.addEventListener('click', stop, { capture: true, once: true });
    setTimeout(() => root.removeEventListener('click', stop, { capture: true }), 50);
  };
  const release = (): void => {
    if (!press) return;
    clearTimeout(press.timer);
    press.element.style.translate = '';
    delete press.element.dataset.dragged;
    press = null;
  };
  const down = (event: PointerEvent): void => {
    release();
    const element = (event.target as Element).closest<HTMLElement>('[data-card]');
    if (!element || event.button !== 0) return;
    const card = element.dataset.card ?? '';
    const timer = setTimeout(() => {
      gestures.current.onHold(card);
      root.addEventListener('pointerup', swallowClick, { capture: true, once: true });
      release();
    }, HOLD);
    press = {
      card,
      element,
      hand: element.matches('.hand-card') ? element.closest('.hand') : null,
      x: event.clientX,
      y: event.clientY,
      timer,
      dragged: false,
    };
  };
  const move = (event: PointerEvent): void => {
    if (!press) return;
    const [x, y] = [event.clientX - press.x, event.clientY - press.y];
    if (!press.dragged && Math.hypot(x, y) < MOVED) return;
    clearTimeout(press.timer);
    if (!press.hand) {
      release();
      return;
    }
    if (!press.dragged) press.element.setPointerCapture(event.pointerId);
    press.dragged = true;
    press.element.dataset.dragged = 'true';
    press.element.style.translate = `${x}px calc(var(--drop) + var(--lift) + ${y}px)`;
  };
  const up = (event: PointerEvent): void => {
    if (press?.dragged) {
      const { card, element, hand } = press;
      swallowClick();
      if (hand && event.clientY < hand.getBoundingClientRect().top) {
        leaveFrom(card, element);
        gestures.current.onDrop(card);
      }
      endPressAfterFrame();
    }
    release();
  };
  const listen = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void): void =>
    root.addEventListener(type, hear, { signal: listening.signal });
  listen('pointerdown', down);
  listen('pointermove', move);
  listen('pointerup', up);
  listen('pointercancel', release);
  // A long press would open the browser's own menu.
  listen('contextmenu', (event) => {
    if ((event.target as Element).closest('[data-card]')) event.preventDefault();
  });
  return () => {
    release();
    listening.abort();
  };
}
