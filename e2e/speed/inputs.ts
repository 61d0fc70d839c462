/** How long a player waits for the table, as measured by the browser (Event Timing). */
import type { Page } from '@playwright/test';

/** Milliseconds within which the page should respond. */
const ALLOWED = 100;

/** One tap, the beginning or end of a drag, or one key. */
interface Answer {
  readonly id: number;
  /** The mark of its target, if the page has set one. */
  readonly what: string;
  /** Milliseconds until the next frame was shown, to the nearest 8. */
  readonly waited: number;
}

/** Starts recording in the page how long each input waited. Nothing else is recorded: with a trace, half of them take half as long again. */
export const observe = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const answers: Answer[] = [];
    Object.assign(globalThis, { answers });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId: id = 0, name, startTime, duration: waited } = entry;
        const marks = performance.getEntriesByType('mark');
        const what = marks.findLast((mark) => mark.startTime <= startTime)?.name ?? name;
        if (id > 0) answers.push({ id, what, waited });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });

/** The recorded inputs, each with its longest event. The browser does not report those within 16 ms. */
export async function observed(page: Page): Promise<Answer[]> {
  const all = await page.evaluate(() => (globalThis as unknown as { answers: Answer[] }).answers);
  const longest = new Map<number, Answer>();
  for (const answer of all) if (answer.waited > (longest.get(answer.id)?.waited ?? 0)) longest.set(answer.id, answer);
  return [...longest.values()];
}

/** The figures in words. */
export function waitedWords(answers: readonly Answer[]): string {
  const long = answers.filter(({ waited }) => waited > ALLOWED).map(({ waited, what }) => `${what} ${waited}`);
  const times = spread(answers.map(({ waited }) => waited));
  const which = long.length > 0 ? `: ${long.join(', ')}` : '';
  return `${answers.length} inputs until the next frame: ${times}; ${long.length} longer than ${ALLOWED} ms${which}`;
}

/** @example spread([16, 24, 200]) // "half within 24 ms, 98 of 100 within 200 ms, all within 200 ms" */
export function spread(values: readonly number[]): string {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (part: number): string => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))].toFixed(0);
  return `half within ${at(0.5)} ms, 98 of 100 within ${at(0.98)} ms, all within ${at(1)} ms`;
}
