/** Work that waits for the next frame. */

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
