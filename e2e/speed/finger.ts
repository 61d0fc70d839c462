/**
 * A simulated finger, and how it opens a table. Playwright's own taps and locators do not work here: a locator leaves listeners
 * on the page that delay every touch, and its taps have no duration.
 */
import type { CDPSession, Page } from '@playwright/test';
import type { Point } from './taps.ts';

/** Milliseconds for which it stays down: a quick tap. The table delays its next move from the touch on. */
const STAYS = Number(process.env.FOLLOWSUIT_SPEED_TAP ?? 60);

/** The finger of a page. */
export interface Finger {
  tap(at: Point): Promise<void>;
  /** Drags from one place to another in a third of a second. */
  drag(from: Point, to: Point): Promise<void>;
}

/** @example const { tap } = await fingerOn(page); await tap({ x: 90, y: 90 }) */
export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  return {
    async tap(at) {
      await touch('touchStart', at);
      if (STAYS > 0) await page.waitForTimeout(STAYS);
      await touch('touchEnd');
    },
    async drag(from, to) {
      await touch('touchStart', from);
      for (let i = 1; i <= 20; i++) {
        await touch('touchMove', { x: from.x + ((to.x - from.x) * i) / 20, y: from.y + ((to.y - from.y) * i) / 20 });
        await page.waitForTimeout(16);
      }
      await touch('touchEnd');
    },
  };
}

/** Clicks elements one after the other, by their text or selector; waits until the last is there. */
export const open = (page: Page, steps: readonly string[], until: string): Promise<void> =>
  page.evaluate(
    async ({ steps, until }) => {
      const find = (what: string): HTMLElement | null =>
        what.startsWith('.')
          ? document.querySelector<HTMLElement>(what)
          : ([...document.querySelectorAll<HTMLElement>('label, button')].find(
              ({ textContent }) => textContent?.trim() === what,
            ) ?? null);
      const wait = async (what: string): Promise<HTMLElement> => {
        for (const late = Date.now() + 10_000; Date.now() < late; ) {
          const found = find(what);
          if (found) return found;
          await new Promise((done) => setTimeout(done, 50));
        }
        throw new Error(`nothing is called ${what}`);
      };
      for (const step of steps) (await wait(step)).click();
      await wait(until);
    },
    { steps, until },
  );
