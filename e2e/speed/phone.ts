/** A slow phone, and the measurements taken on it. */
import { type Browser, expect, type Page } from '@playwright/test';
import { observe, observed, waitedWords } from './inputs.ts';
import { movedWords, type Trace } from './trace.ts';

/** How many times slower than this machine. */
const SLOWER = Number(process.env.FOLLOWSUIT_SPEED_SLOWER ?? 4);

/** The trace categories for frames: as few as possible, since tracing is work for the page too. */
const CATEGORIES = ['devtools.timeline', 'input.scrolling', 'disabled-by-default-devtools.timeline.frame'];
/** The path for a trace to inspect; if it is set, the trace also records what the page was doing. */
const KEPT = process.env.FOLLOWSUIT_SPEED_TRACE;
const MORE = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'cc'];

/** A page on a phone without stored data or a service worker: only the table uses the processor. */
export async function prepare(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 667 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    serviceWorkers: 'block',
  });
  return context.newPage();
}

/** Seconds for which inputs are timed, and for which frames are counted. */
const [TIMED, COUNTED] = [Number(process.env.FOLLOWSUIT_SPEED_SECONDS ?? 45), 15];

/** Milliseconds before the first tap, during which the table is still loading. */
const LOOKS = Number(process.env.FOLLOWSUIT_SPEED_LOOKS ?? 2000);

/** Uses the page, slowed down, and returns the measurements. */
export async function watched(page: Page, name: string, use: (seconds: number) => Promise<void>): Promise<void> {
  const browser = page.context().browser() as Browser;
  await timed(page, name, TIMED, use);
  await browser.startTracing(page, { categories: KEPT ? [...CATEGORIES, ...MORE] : CATEGORIES, path: KEPT });
  await use(COUNTED);
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  console.log(`  ${movedWords(trace).join('\n  ')}`);
  await page.context().close();
}

/** The inputs alone. */
export async function timed(
  page: Page,
  name: string,
  seconds: number,
  use: (seconds: number) => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.waitForTimeout(LOOKS);
  await observe(page);
  await use(seconds);
  const answers = await observed(page);
  expect(answers.length, 'inputs that were answered').toBeGreaterThan(5);
  console.log(`\n${name}\n  ${waitedWords(answers)}`);
}
