/**
 * Whether somebody has just pressed something and has not seen yet what came of it. What others do waits for that: on a slow
 * phone to draw their move first would double the time until one is answered.
 */
import { type ReadonlySignal, signal } from '@preact/signals';
import { afterFrame } from './frames.ts';

/** Milliseconds in which a lifted finger becomes a click, if it does; and for which a finger that stays keeps others waiting. */
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
 * What is done takes its time: only the frame after it ends the waiting, or the latest time where no frames are drawn. For
 * whoever makes something of a lifted finger that is no click, such as the end of a drag.
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

/** Begins to heed pointers and keys; what is returned ends it. @example useEffect(watchPresses, []) */
export function watchPresses(): () => void {
  const heeding = new AbortController();
  for (const [type, hear] of Object.entries(HEARD))
    document.addEventListener(type, hear, { capture: true, passive: true, signal: heeding.signal });
  return () => heeding.abort();
}
