/** Work that can wait until the page is drawn. */

/** Milliseconds after which it is done even if the page is never at rest. */
const LATEST = 2000;

/** Calls as soon as the browser has nothing better to do. @example whenIdle(() => loadTouch('bishop')) */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 300);
}
