/** A slow phone, and what is written down while it is used. */
import { type Browser, expect, type Page } from '@playwright/test';
import { answers, type Trace, told } from './trace.ts';

/** How many times slower than this machine. */
const SLOWER = Number(process.env.FOLLOWSUIT_SPEED_SLOWER ?? 4);

/**
 * What is written down: inputs, marks, moves of a finger, frames. No more, since writing is work for the page too: with every
 * task of its threads on record, half of the inputs took half as long again.
 */
const CATEGORIES = [
  'devtools.timeline',
  'blink.user_timing',
  'input.scrolling',
  'disabled-by-default-devtools.timeline.frame',
];
/** Where the trace is to be kept and looked at, also what the page was at work with. */
const KEPT = process.env.FOLLOWSUIT_SPEED_TRACE;
const MORE = ['disabled-by-default-devtools.timeline', 'cc'];

/** A page on a phone that has nothing kept and no service worker: nothing but the table is at work. */
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

/** Does something on the page, slowed down, and says how long everything took. */
export async function watched(page: Page, name: string, use: () => Promise<void>): Promise<void> {
  const browser = page.context().browser() as Browser;
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await browser.startTracing(page, { categories: KEPT ? [...CATEGORIES, ...MORE] : CATEGORIES, path: KEPT });
  await use();
  const trace: Trace = JSON.parse((await browser.stopTracing()).toString());
  expect(answers(trace).length, 'inputs that were answered').toBeGreaterThan(5);
  console.log(`\n${name}\n${told(trace).join('\n')}`);
  await page.context().close();
}
