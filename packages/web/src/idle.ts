/** Work that can wait until the page is drawn. */

/** Milliseconds after which it is done even if the page is never at rest. */
const LATEST = 2000;

/** Calls `work` when the browser is idle. @example whenIdle(() => loadPresentation('bishop')) */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: LATEST });
  else setTimeout(work, 300);
}

/** Calls `work` when the next frame is on the screen; the returned function cancels it. @example useEffect(() => afterFrame(fill), []) */
export function afterFrame(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(work);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
