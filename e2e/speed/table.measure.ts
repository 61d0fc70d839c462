/**
 * How long somebody waits for the table after a tap, and whether cards move smoothly: a phone with a processor four times
 * slower than this one, at tables where expert bots think meanwhile.
 */
import { type Page, test } from '@playwright/test';
import { measureBare } from './bare.ts';
import { prepare, watched } from './phone.ts';
import { type Point, tapFor } from './taps.ts';

const TABLES = [
  ['coralon', 6],
  ['speed-run', 3],
  ['bishop', 5],
] as const;

for (const [game, players] of TABLES)
  test(`${game} with ${players}`, async ({ browser }) => {
    await measureBare(browser);
    const page = await prepare(browser);
    await page.goto(`/new/${game}`);
    await page.getByText('Expert', { exact: true }).click();
    const number = page.getByLabel(String(players), { exact: true });
    if ((await number.count()) > 0) await number.click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('main.table[data-playing]').waitFor();
    await watched(page, `${game}, ${players} players`, (seconds) => tapAround(page, seconds));
  });

/** Taps what is offered, or where nothing is, what can always be tapped. */
async function tapAround(page: Page, seconds: number): Promise<void> {
  for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
    const point = await page.evaluate(tapFor);
    if (point) await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(350);
  }
}

test('solitaire, tapped and dragged', async ({ browser }) => {
  await measureBare(browser);
  const page = await prepare(browser);
  await page.goto('/');
  await page.locator('.game:has(a[href="/new/piecepack-stepping-stones"]) .game-play').click();
  await page.locator('.board').waitFor();
  await watched(page, 'solitaire', async (seconds) => {
    for (const until = Date.now() + seconds * 1000; Date.now() < until; ) await turn(page);
  });
});

/** Moves a piece where one can be moved; else does whatever goes on with the game. */
async function turn(page: Page): Promise<void> {
  const at = (selector: string): Promise<Point | null> => page.evaluate(centreOf, selector);
  const tap = async (point: Point | null): Promise<void> => {
    if (point) await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(350);
  };
  const piece = await at('.place-able[aria-label*="can be moved"]');
  if (piece) {
    await tap(piece);
    const to = await at('.place-lit');
    if (to) await drag(page, piece, to);
  } else {
    await tap(await at('.place-able[aria-label*="can be turned over"]'));
    await tap((await at('.solitaire-actions .button-main')) ?? (await at('.solitaire-actions button')));
  }
  await page.waitForTimeout(350);
}

/** A finger goes from one place to another in a third of a second. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [from]);
  for (let i = 1; i <= 20; i++) {
    await touch('touchMove', [{ x: from.x + ((to.x - from.x) * i) / 20, y: from.y + ((to.y - from.y) * i) / 20 }]);
    await page.waitForTimeout(16);
  }
  await touch('touchEnd', []);
  await session.detach();
}

/** Runs in the page: the middle of an element, which is also marked, to tell inputs apart. */
function centreOf(selector: string): Point | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  performance.mark(`tap ${selector}`);
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
