/** Animations for events at the table. Nothing waits for them, and they take no room. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { mayMove } from './motion.ts';
import type { AnyScene } from './skin.ts';
import './animations.css';

const TIME = 420;
const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';
/** More new events than this are old ones that arrived together: they are not animated. */
const MOST = 12;

/** Runs `show` when there are new events since the last scene, if motion is on. */
export function useHappened<S extends AnyScene>(scene: S, show: (before: S, now: S) => void): void {
  const last = useRef(scene);
  useLayoutEffect(() => {
    const before = last.current;
    last.current = scene;
    const news = scene.events.length - before.events.length;
    if (news > 0 && news <= MOST && mayMove()) show(before, scene);
  }, [scene.events]);
}

/** The place of a seat; with `hand`, the place of the player's cards for the player's seat. */
export function placeOf(scene: AnyScene, seat: number, hand = false): DOMRect | null {
  const cards = hand && seat === scene.seat ? document.querySelector('.hand') : null;
  const element = cards ?? document.querySelector(`[data-seat="${seat}"]`);
  return element?.getBoundingClientRect() ?? null;
}

const half = ({ x, y, width, height }: DOMRect): readonly [number, number] => [x + width / 2, y + height / 2];

export interface Flight {
  readonly from: DOMRect | null;
  readonly to: DOMRect | null;
  /** Delay in milliseconds. */
  readonly delay?: number;
  /** The height of the arc, in pixels. */
  readonly arc?: number;
  /** The final scale. */
  readonly size?: number;
  /** Duration in milliseconds. */
  readonly time?: number;
}

/** Moves an element from one place to another, then removes it. */
export function flyTo(what: HTMLElement, { from, to, delay = 0, arc = 0, size = 0.5, time = TIME }: Flight): void {
  if (!from || !to) return;
  const [[x, y], [toX, toY]] = [half(from), half(to)];
  lay(what, from);
  const at = (share: number, up: number, scale: number): Keyframe => ({
    transform: `translate(-50%, -50%) translate(${(toX - x) * share}px, ${(toY - y) * share - up}px) scale(${scale})`,
  });
  const steps = [
    { ...at(0, 0, 1), opacity: 1 },
    { ...at(0.5, arc, 1), opacity: 1 },
    { ...at(1, 0, size), opacity: 0.2 },
  ];
  play(what, steps, { duration: time, delay, easing: EASE, fill: 'backwards' });
}

/** Turns a card over in place, from its face to its back, then removes it. */
export function turnDown(face: HTMLElement, back: HTMLElement | null, at: DOMRect): void {
  const flat = (degrees: number): Keyframe => ({ transform: `translate(-50%, -50%) rotateY(${degrees}deg)` });
  lay(face, at);
  play(face, [flat(0), flat(90)], { duration: TIME / 2, easing: 'ease-in' });
  if (!back) return;
  lay(back, at);
  const steps = [
    { ...flat(-90), opacity: 1, offset: 0 },
    { ...flat(0), opacity: 1, offset: 0.4 },
    { ...flat(0), opacity: 0 },
  ];
  play(back, steps, { duration: TIME, delay: TIME / 2, fill: 'backwards' });
}

/** Reveals an element by turning it over. */
export function turnUp(elements: Iterable<Element>): void {
  for (const [i, each] of [...elements].entries())
    each.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
      duration: TIME / 2,
      delay: i * 25,
      easing: 'ease-out',
      fill: 'backwards',
    });
}

/** Makes an element hop in place. */
export function hop(element: Element | null): void {
  const up = { transform: 'translateY(-1.1rem)' };
  const down = { transform: 'none' };
  element?.animate([down, up, down, up, down], { duration: 1.3 * TIME, easing: 'ease-in-out' });
}

function lay(what: HTMLElement, at: DOMRect): void {
  const [x, y] = half(at);
  what.classList.add('moving');
  what.ariaHidden = 'true';
  what.style.left = `${x}px`;
  what.style.top = `${y}px`;
  document.body.append(what);
}

function play(what: HTMLElement, steps: Keyframe[], how: KeyframeAnimationOptions): void {
  const moving = what.animate(steps, how);
  moving.onfinish = () => what.remove();
  moving.oncancel = () => what.remove();
}

/** A copy of a card that is about to be removed, and its place. */
export interface Ghost {
  readonly copy: HTMLElement;
  readonly at: DOMRect;
}

/** Copies the cards in an element. */
export const ghostsIn = (element: Element | null): Ghost[] =>
  [...(element?.querySelectorAll('.card') ?? [])].map((card) => {
    const at = card.getBoundingClientRect();
    const copy = document.createElement('div');
    copy.style.setProperty('--card-width', `${at.width}px`);
    copy.append(card.cloneNode(true));
    return { copy, at };
  });
