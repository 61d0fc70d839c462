/** Work that can wait until the page is drawn. */

/** Milliseconds after which it is done even if the page is never at rest. */
const LATEST = 2000;

/** Calls `work` when the browser is idle. @example whenIdle(() => loadPresentation('bishop')) */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 300);
}
