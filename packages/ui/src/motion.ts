/** Whether animations are on. */
let still: MediaQueryList | undefined;

/** False if the app's setting or the system turns motion off; the app writes its setting to the page's `data-motion`. */
export function mayMove(): boolean {
  still ??= matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset.motion !== 'off' && !still.matches;
}
