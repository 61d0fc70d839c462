/** The review of a finished game: from a file, its progress kept, the moments, the table as it was seen, trying again. */
import { expect, type Page, test } from '@playwright/test';
import { haveFinished, longRecord, playOut, RECORD } from './finished-games.ts';
import { accessible, accessibleInLargePrint, fits, picture } from './look.ts';
import { prepare } from './player.ts';

for (const [width, height, theme] of [
  [375, 667, 'dark'],
  [1280, 800, 'light'],
] as const)
  test(`a record is reviewed at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page, theme);
    await page.goto('/replay');
    await page.getByLabel('Or paste a record').fill(RECORD);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'Review the game' }).click();
    await page.waitForURL('**/review/file/*');
    await expect(page.getByRole('progressbar').or(page.locator('.review-seats')).first()).toBeVisible();
    await expect(page.locator('.review-seats')).toBeVisible({ timeout: 50_000 });
    await expect(page.locator('.review-seats')).toContainText(/Luck .*own decisions/);
    await accessible(page);
    await fits(page);
    await picture(page, `review-${width}`);
    await accessibleInLargePrint(page);

    // It is stored: opening the page again shows it at once.
    await page.reload();
    await expect(page.locator('.review-seats')).toBeVisible();
    await page.locator('.review-seats button').nth(2).click();
    const first = page.locator('.review-moment').first();
    await expect(first).toContainText('chosen');
    await expect(first.locator('.felt')).toBeVisible();
    await page.locator('.review-moment').nth(1).getByRole('button', { name: 'Show the table' }).click();
    await expect(page.locator('.review-moment').nth(1).locator('.felt')).toBeVisible();
    await first.getByRole('button', { name: 'Show what they could not see' }).click();
    await expect(first).toContainText('which nobody could know');
    await accessible(page);
    await picture(page, `review-moment-${width}`);
    await first.getByRole('button', { name: 'Try it' }).click();
    await page.waitForURL('**/play/*');
    await expect(page.locator('.prompt[data-turn="true"]')).toBeVisible({ timeout: 20_000 });
  });

const closer = (page: Page) => page.getByRole('button', { name: 'Look closer' }).click();
/** The first share of the review that the page shows. */
const firstShare = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const step = (): void => {
          const share = document.querySelector<HTMLProgressElement>('.review-progress progress')?.value ?? 0;
          if (share > 0) resolve(share);
          else requestAnimationFrame(step);
        };
        step();
      }),
  );

/** Moments of several parts: a review that began again would show less at first. */
const SEVERAL = 24;

/** How many moments of a full review are stored. */
const storedMoments = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('followsuit-reviews');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result.find(({ depth }) => depth === 'full')?.reviewed.length ?? 0);
          };
        };
      }),
  );

/** Of the pauses between animation frames in a second, the one that nine in ten do not exceed, in milliseconds. */
const framePause = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const pauses: number[] = [];
        let last = performance.now();
        const begin = last;
        const step = (): void => {
          const now = performance.now();
          pauses.push(now - last);
          last = now;
          if (now - begin < 1000) requestAnimationFrame(step);
          else resolve(pauses.sort((a, b) => a - b)[Math.floor(0.9 * pauses.length)]);
        };
        requestAnimationFrame(step);
      }),
  );

test('from the receipt to a review that goes on after leaving, while the page stays responsive', async ({
  page,
  browser,
}) => {
  await prepare(page);
  const record = longRecord();
  const moments = record.split('\n').filter((line) => /"ev":"(act|deal)"/.test(line)).length;
  await haveFinished(page, record, 1);
  await page.goto('/play/finished');
  const receipt = page.locator('.review-receipt');
  await expect(receipt.locator('li')).toHaveCount(4, { timeout: 60_000 });
  await receipt.getByRole('link', { name: 'Review the game' }).click();
  await page.waitForURL('**/review/local/finished');
  await expect(page.locator('.review-seats button[aria-pressed="true"]')).toContainText('random 1');
  // A page that does nothing, in a window of its own, on the same machine at the same time.
  const idle = await browser.newPage();
  await idle.goto('/about');
  await closer(page);
  await firstShare(page);
  const [busy, beside] = await Promise.all([page, idle].map(framePause));
  expect(busy).toBeLessThan(Math.max(50, 3 * beside));
  await idle.close();
  await expect.poll(() => storedMoments(page), { timeout: 30_000 }).toBeGreaterThan(SEVERAL);

  await page.goto('/about'); // the workers are gone
  const stored = await storedMoments(page);
  expect(stored).toBeLessThan(moments);
  await page.goto('/review/local/finished');
  await closer(page);
  expect(await firstShare(page)).toBeGreaterThan(stored / moments);
});

test('a game that is not over has no review yet, and the page leads back to it', async ({ page }) => {
  await prepare(page);
  const lines = RECORD.trim().split('\n').slice(0, 6);
  await haveFinished(page, lines.join('\n'), 1);
  await page.goto('/review/local/finished');
  await expect(page.getByRole('alert').filter({ hasText: 'The game is not over.' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('link', { name: 'Back to the table' })).toHaveAttribute('href', '/play/finished');
});

test('a finished game at the server is reviewed', async ({ page }) => {
  await prepare(page);
  await page.goto('/about');
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const seats = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }];
  const data = { game: 'coralon', options: { target: 10 }, seats };
  const { table } = await (await page.request.post('/api/tables', { data })).json();
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} });
  await playOut(page, table.id);
  await page.goto(`/t/${table.id}`);
  const receipt = page.locator('.review-receipt');
  await expect(receipt.locator('li')).toHaveCount(3, { timeout: 60_000 });
  await receipt.getByRole('link', { name: 'Review the game' }).click();
  await page.waitForURL(`**/review/t/${table.id}`);
  await expect(page.locator('.review-seats')).toContainText(/Luck .*own decisions/);
  await expect(page.locator('.review-seats button[aria-pressed="true"]')).toContainText('Ana');
});
