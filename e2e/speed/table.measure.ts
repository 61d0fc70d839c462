/**
 * How long a player waits for the table after a tap, and whether cards move smoothly: on a phone with a processor four times
 * slower than this one, at tables where expert bots think meanwhile.
 */
import { type Page, test } from '@playwright/test';
import { measureBare } from './bare.ts';
import { type Finger, fingerOn, open } from './finger.ts';
import { prepare, watched } from './phone.ts';
import { PAUSE, type Point, tapFor } from './taps.ts';

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
    const number = players === 3 ? [] : [String(players)];
    await open(page, ['Expert', ...number, 'Deal the cards'], '.table[data-playing]');
    await watched(page, `${game}, ${players} players`, (seconds) => tapAround(page, seconds));
  });

/** Taps an offered choice; if there is none, something that can always be tapped. */
async function tapAround(page: Page, seconds: number): Promise<void> {
  const finger = await fingerOn(page);
  for (const until = Date.now() + seconds * 1000; Date.now() < until; ) {
    const point = await page.evaluate(tapFor);
    if (point) await finger.tap(point);
    await page.waitForTimeout(PAUSE);
  }
}

test('solitaire, tapped and dragged', async ({ browser }) => {
  await measureBare(browser);
  const page = await prepare(browser);
  await page.goto('/');
  await open(page, ['.game:has(a[href="/new/piecepack-stepping-stones"]) .game-play'], '.board');
  await watched(page, 'solitaire', async (seconds) => {
    const finger = await fingerOn(page);
    for (const until = Date.now() + seconds * 1000; Date.now() < until; ) await turn(page, finger);
  });
});

/** Moves a piece if possible; otherwise does whatever advances the game. */
async function turn(page: Page, finger: Finger): Promise<void> {
  const at = (selector: string): Promise<Point | null> => page.evaluate(centreOf, selector);
  const tap = async (point: Point | null): Promise<void> => {
    if (point) await finger.tap(point);
    await page.waitForTimeout(PAUSE);
  };
  const piece = await at('.place-able[aria-label*="can be moved"]');
  if (piece) {
    await tap(piece);
    const to = await at('.place-lit');
    if (to) await finger.drag(piece, to);
  } else {
    await tap(await at('.place-able[aria-label*="can be turned over"]'));
    await tap((await at('.solitaire-actions .button-main')) ?? (await at('.solitaire-actions button')));
  }
  await page.waitForTimeout(PAUSE);
}

/** Runs in the page: returns the middle of an element, and marks it to tell inputs apart. */
function centreOf(selector: string): Point | null {
  const element = document.querySelector(selector);
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  performance.mark(`tap ${selector}`);
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
