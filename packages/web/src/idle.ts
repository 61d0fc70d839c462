/** Work that can wait until the page has rendered. */

/** Milliseconds after which the work is done even if the page is never idle. */
const LATEST = 2000;

/** Calls `work` when the browser is idle. @example whenIdle(() => loadPresentation('bishop')) */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 300);
}
