/**
 * Whether the player has just pressed something and has not seen the result yet. Other players' moves wait for that: on a
 * slow phone, rendering them first would double the response time.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { afterFrame } from './frames.ts';

/** Milliseconds in which a lifted finger may become a click; and the longest time for which a held finger delays other moves. */
const [LIFTED, LATEST] = [60, 300];

const is = signal(false);
/** @example effect(() => isPressing.value || showNext()) */
export const isPressing: ReadonlySignal<boolean> = is;

let timer: ReturnType<typeof setTimeout> | undefined;
let callOff = (): void => {};
const end = (): void => {
  clearTimeout(timer);
  is.value = false;
};
const endIn = (ms: number): void => {
  clearTimeout(timer);
  timer = setTimeout(end, ms);
};
const begin = (event: Event): void => {
  if (event instanceof KeyboardEvent && event.repeat) return;
  callOff();
  is.value = true;
  endIn(LATEST);
};
const lift = (): void => endIn(LIFTED);
/**
 * Keeps waiting until the frame after the response, or until a timeout if no frames are rendered. For gestures other than
 * clicks, such as the end of a drag.
 */
export function endPressAfterFrame(): void {
  callOff();
  callOff = afterFrame(end);
  if (is.peek()) endIn(LATEST);
}

const HEARD = {
  pointerdown: begin,
  pointerup: lift,
  pointercancel: lift,
  click: endPressAfterFrame,
  keydown: begin,
  keyup: endPressAfterFrame,
};

/** Starts listening to pointers and keys; returns the function that stops it. @example useEffect(watchPresses, []) */
export function watchPresses(): () => void {
  const heeding = new AbortController();
  for (const [type, hear] of Object.entries(HEARD))
    document.addEventListener(type, hear, { capture: true, passive: true, signal: heeding.signal });
  return () => heeding.abort();
}
