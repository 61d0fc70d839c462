/**
 * Measures the room for the trick and sets it as `--room-x` and `--room-y`. Container units would do the same, but with them
 * every change at a seat restyles and lays out all cards of the trick twice.
 */
import { useLayoutEffect } from 'preact/hooks';

/** Up to this height, in rem, there is no line for who took the trick. */
const NO_LINE = 17;

/** Heights are rounded to steps, in pixels: a hand with one card fewer may be a pixel lower, and that must not restyle the trick. */
const STEP = 8;

/** In a window of this size, seats are placed round the table and the cards lie toward them. */
const ROUND = '(min-width: 720px) and (min-height: 600px)';

/** Whether the cards of a trick are larger side by side than in two rows; sizes in rem, as in trick.css. */
const isRow = (wide: number, high: number, seats: number): boolean =>
  Math.min(wide / seats - 0.5, (high - 1.6) / 1.4) > Math.min(wide / 3.25, (high - 2.8) / 2.98);

/** Keeps the size of an element in its styles. @example useTrickRoom(ref, 4); <div ref={ref} class="felt-middle">…</div> */
export function useTrickRoom(ref: { readonly current: HTMLElement | null }, seats: number): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    let told = { width: -1, height: -1, rem: -1 };
    const observer = new ResizeObserver(([{ contentRect }]) => {
      const [width, height] = [contentRect.width, Math.floor(contentRect.height / STEP) * STEP];
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      if (width === told.width && height === told.height && rem === told.rem) return;
      told = { width, height, rem };
      const [wide, high] = [width / rem, height / rem];
      element.style.setProperty('--room-x', `${width}px`);
      element.style.setProperty('--room-y', `${height}px`);
      const row = isRow(wide, high, seats) && !matchMedia(ROUND).matches;
      element.dataset.high = row ? 'row' : high <= NO_LINE ? 'cards' : 'all';
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [seats]);
}
