/**
 * How long the laboratory takes in the browser for 10,000 deals under two rules on two workers, and how long its page does not
 * answer meanwhile: the longest gap between two turns of the main thread.
 */
import { loadavg } from 'node:os';
import { expect, test } from '@playwright/test';
import { prepare } from '../player.ts';

const DEALS = 10_000;
/** Milliseconds in which nothing is played: the gaps of this machine under its load. */
const IDLE = 8000;
const STUDIES = [
  ['stones', { missedBid: 'minus' }],
  ['chevalier', { buried: 'blocks' }],
  ['up-and-down', { opponents: 'each' }],
] as const;

for (const [game, changes] of STUDIES)
  test(`laboratory: ${game}`, async ({ page }) => {
    await prepare(page);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 });
    });
    const study = JSON.stringify({ changes, deals: DEALS, seed: 'speed' });
    await page.goto(`/lab/${game}?study=${encodeURIComponent(study)}`);
    const start = page.getByRole('button', { name: 'Start' });
    await expect(start).toBeEnabled();
    await page.evaluate(() => {
      const watch = { longest: 0, last: performance.now() };
      Object.assign(window, { watch });
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const now = performance.now();
        watch.longest = Math.max(watch.longest, now - watch.last);
        watch.last = now;
        setTimeout(() => channel.port2.postMessage(null));
      };
      channel.port2.postMessage(null);
    });
    /** The longest gap so far, in milliseconds; counted anew from now. */
    const longest = (): Promise<number> =>
      page.evaluate(() => {
        const { watch } = window as unknown as { watch: { longest: number } };
        const { longest } = watch;
        watch.longest = 0;
        return longest;
      });
    await longest();
    await page.waitForTimeout(IDLE);
    const idle = await longest();
    const load = loadavg()[0].toFixed(1);
    const begin = Date.now();
    await start.click();
    await expect(page.getByText(`${DEALS} played`, { exact: true })).toBeVisible({ timeout: 280_000 });
    const seconds = (Date.now() - begin) / 1000;
    const gap = await longest();
    console.log(
      `${game}: ${seconds.toFixed(1)} s for ${DEALS} deals under each of two rules, longest gap ${gap.toFixed(0)} ms (idle ${idle.toFixed(0)} ms); load ${load}`,
    );
  });
