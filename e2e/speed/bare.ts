/**
 * A baseline: a page with only a button, and a worker that computes as bots do. Any response time beyond a frame is due to the
 * machine.
 */
import type { Browser } from '@playwright/test';
import { fingerOn } from './finger.ts';
import { prepare, timed } from './phone.ts';
import { PAUSE } from './taps.ts';

const SECONDS = 12;
const PAGE = '<style>button { width: 12rem; height: 12rem } .on { background: red }</style><button>Tap</button>';

/** Measures it in the same way as a table. */
export async function measureBare(browser: Browser): Promise<void> {
  const page = await prepare(browser);
  await page.setContent(PAGE);
  await page.evaluate(think);
  await timed(page, 'a bare page just before', SECONDS, async (seconds) => {
    const { tap } = await fingerOn(page);
    for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
      await tap({ x: 90, y: 90 });
      await page.waitForTimeout(PAUSE);
    }
  });
  await page.context().close();
}

/** Runs in the page: starts a worker that computes for a tenth of a second, again and again. */
function think(): void {
  const button = document.querySelector('button');
  button?.addEventListener('click', () => button.classList.toggle('on'));
  const work =
    'onmessage = () => { for (const t = performance.now(); performance.now() - t < 100; ); postMessage(0); }';
  const worker = new Worker(URL.createObjectURL(new Blob([work])));
  worker.onmessage = () => setTimeout(() => worker.postMessage(0), 350);
  worker.postMessage(0);
}
