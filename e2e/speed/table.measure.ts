/**
 * How long somebody waits for the table after a tap, and whether cards move smoothly: a phone with a processor four times
 * slower than this one, at tables where expert bots think meanwhile.
 */
import { type Page, test } from '@playwright/test';
import { prepare, watched } from './phone.ts';
import { type Point, tapFor } from './taps.ts';

const SECONDS = Number(process.env.FOLLOWSUIT_SPEED_SECONDS ?? 45);
const TABLES = [
  ['coralon', 6],
  ['speed-run', 3],
  ['bishop', 5],
] as const;

for (const [game, players] of TABLES)
  test(`${game} with ${players}`, async ({ browser }) => {
    const page = await prepare(browser);
    await page.goto(`/new/${game}`);
    await page.getByText('Expert', { exact: true }).click();
    const number = page.getByLabel(String(players), { exact: true });
    if ((await number.count()) > 0) await number.click();
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('main.table[data-playing]').waitFor();
    await watched(page, `${game}, ${players} players`, () => tapAround(page));
  });

/** Taps what is offered, or where nothing is, what can always be tapped. */
async function tapAround(page: Page): Promise<void> {
  for (const until = Date.now() + SECONDS * 1000; Date.now() < until; ) {
    const point = await page.evaluate(tapFor);
    if (point) await page.touchscreen.tap(point.x, point.y);
    await page.waitForTimeout(350);
  }
}

test('solitaire, dragging', async ({ browser }) => {
  const page = await prepare(browser);
  await page.goto('/');
  await page.locator('.game:has(a[href="/new/piecepack-stepping-stones"]) .game-play').click();
  await page.locator('.board').waitFor();
  await watched(page, 'solitaire', async () => {
    for (const until = Date.now() + SECONDS * 1000; Date.now() < until; ) await turn(page);
  });
});

/** Drags a piece where one can be moved; else does whatever goes on with the game. */
async function turn(page: Page): Promise<void> {
  const at = (selector: string): Promise<Point | null> => page.evaluate(centreOf, selector);
  const piece = await at('.place-able[aria-label*="can be moved"]');
  if (piece) {
    await page.mouse.click(piece.x, piece.y);
    await page.waitForTimeout(300);
    const to = await at('.place-lit');
    if (to) {
      await page.mouse.move(piece.x, piece.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 20 });
      await page.mouse.up();
    }
  } else {
    const flip = await at('.place-able[aria-label*="can be turned over"]');
    if (flip) await page.mouse.click(flip.x, flip.y);
    await page.waitForTimeout(300);
    const button = (await at('.solitaire-actions .button-main')) ?? (await at('.solitaire-actions button'));
    if (button) await page.mouse.click(button.x, button.y);
  }
  await page.waitForTimeout(400);
}

function centreOf(selector: string): Point | null {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: 'center' });
  const box = element?.getBoundingClientRect();
  return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
}
