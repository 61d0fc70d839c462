/**
 * How much room the trick has, told to its styles as `--room-x` and `--room-y`. Container units would say the same, but with
 * them whatever changes at a seat has all cards of the trick styled and laid out twice.
 */
import { useLayoutEffect } from 'preact/hooks';

/** Up to so high, in rem, there is no line for who took the trick. */
const NO_LINE = 17;

/** Heights are told in steps, in pixels: a hand that is a card smaller is a pixel lower, and for that no card of the trick need be worked out anew. */
const STEP = 8;

/** Where seats stand round the table: there the cards lie toward them. */
const ROUND = '(min-width: 720px) and (min-height: 600px)';

/** Whether the cards of a trick are larger side by side than in two rows; sizes in rem, as trick.css works them out. */
const isRow = (wide: number, high: number, seats: number): boolean =>
  Math.min(wide / seats - 0.5, (high - 1.6) / 1.4) > Math.min(wide / 3.25, (high - 2.8) / 2.98);

/** Keeps the styles of an element told of its size. @example useTrickRoom(ref, 4); <div ref={ref} class="felt-middle">…</div> */
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
