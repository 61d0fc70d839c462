/** Ctrl-C for work that can be stopped. */

/**
 * Runs work that the first Ctrl-C stops soon, keeping its results so far; the second ends the process at once.
 *
 * @example const { stopped } = await stoppable((signal) => simulate(simulation, jobs, take, signal));
 */
export async function stoppable<T>(
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ readonly result: T; readonly stopped: boolean }> {
  const stop = new AbortController();
  const interrupt = (): void => (stop.signal.aborted ? process.exit(130) : stop.abort());
  process.on('SIGINT', interrupt);
  try {
    const result = await work(stop.signal);
    return { result, stopped: stop.signal.aborted };
  } finally {
    process.off('SIGINT', interrupt);
  }
}
