/** Whether things may move. */
let still: MediaQueryList | undefined;

/** False if the setting or the system is against it; the app writes the setting into the page's `data-motion`. */
export function mayMove(): boolean {
  still ??= matchMedia('(prefers-reduced-motion: reduce)');
  return document.documentElement.dataset.motion !== 'off' && !still.matches;
}
