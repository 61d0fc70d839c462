/** Tables of this browser survive reloads, other windows, workers that stop, and storage that fails. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, type Page, type Worker as PageWorker, test } from '@playwright/test';
import { wholeBrowser } from './browser.ts';
import { act, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

const moment = (page: Page) => page.locator('main.table').getAttribute('data-moment');
const trickCards = (page: Page) => page.locator('.trick .card').count();

/** Plays until it is the player's turn in the middle of a trick. */
async function midTrick(page: Page): Promise<void> {
  for (let i = 0; i < 12; i++) {
    if ((await turnOrEnd(page)) === 'end') throw new Error('the hand is over without a trick to stop in');
    if ((await trickCards(page)) > 0) return;
    await act(page, pointer);
  }
}

/** `prepare` fails the test at every error; this test causes one on purpose. */
const allowErrors = (page: Page): void => void page.removeAllListeners('pageerror');

/** The workers by role: `main.ts` runs under two names, with the language behind them (`tables-en`). */
async function workerNamed(page: Page, name: string): Promise<PageWorker> {
  for (const worker of page.workers())
    if ((await worker.evaluate(() => self.name)).startsWith(`${name}-`)) return worker;
  throw new Error(`There is no worker ${name}.`);
}

test('a table goes on in the middle of a trick after a reload; a second window waits for the first', async ({
  page,
  context,
}) => {
  await prepare(page);
  await playEasy(page, 'thief');
  await midTrick(page);
  const [before, held, lying] = [await moment(page), await page.locator('.hand-card').count(), await trickCards(page)];
  await page.reload();
  await expect(page.locator('.hand-card')).toHaveCount(held);
  expect(await moment(page)).toBe(before);
  expect(await trickCards(page)).toBe(lying);

  const other = await context.newPage();
  await prepare(other);
  await other.goto(page.url());
  await expect(other.locator('main')).toContainText('open in another window');
  await act(page, pointer);
  await turnOrEnd(page);
  const after = await moment(page);
  await page.close();
  await expect(other.locator('.hand-card').first()).toBeVisible();
  expect(await moment(other)).toBe(after);
  await act(other, pointer);
});

for (const [name, how] of [
  ['fails', () => void setTimeout(() => Promise.reject(new Error('broken on purpose')))],
  ['ends without a word', () => self.close()],
] as const)
  test(`a worker that ${name} is started again, and the game goes on`, async ({ page }) => {
    await page.clock.install();
    await prepare(page);
    await playEasy(page, 'thief');
    await midTrick(page);
    const before = await moment(page);
    allowErrors(page);
    await (await workerNamed(page, 'tables')).evaluate(how);
    if (name === 'ends without a word') {
      await page.clock.fastForward(11_000);
      await page.clock.fastForward(11_000);
    }
    const told = page.getByRole('alert').filter({ hasText: 'The game had to restart' });
    await expect(told).toBeVisible();
    expect(await moment(page)).toBe(before);
    await act(page, pointer);
    await expect(told).toBeHidden();
    await turnOrEnd(page);
  });

test('bots that fail are started again, and nothing is lost', async ({ page }) => {
  await prepare(page);
  await playEasy(page, 'thief');
  await turnOrEnd(page);
  allowErrors(page);
  const failed = await workerNamed(page, 'bots');
  await failed.evaluate(() => void Promise.reject(new Error('broken on purpose')));
  for (let i = 0; i < 3 && (await turnOrEnd(page)) === 'turn'; i++) await act(page, pointer);
  // The one that failed may be there for a little while.
  await expect(async () => expect(await workerNamed(page, 'bots')).not.toBe(failed)).toPass();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** A browser with its own profile: quotas and forbidden storage only work there. */
async function withProfile(preferences: object, use: (page: Page) => Promise<void>): Promise<void> {
  const { baseURL } = test.info().project.use;
  const profile = mkdtempSync(join(tmpdir(), 'followsuit-profile-'));
  mkdirSync(join(profile, 'Default'));
  writeFileSync(join(profile, 'Default', 'Preferences'), JSON.stringify(preferences));
  const context = await chromium.launchPersistentContext(profile, { ...wholeBrowser(), baseURL });
  try {
    await use(await context.newPage());
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

const notKept = (page: Page) => page.getByRole('status').filter({ hasText: 'does not save your games' });

test('where there is no room left, the app says so and plays on', async () => {
  await withProfile({}, async (page) => {
    await prepare(page);
    await page.goto('/about'); // before the database is used: the browser caches the quota for a while
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: new URL(page.url()).origin, quotaSize: 1 });
    await playEasy(page, 'thief');
    await expect(notKept(page)).toBeVisible();
    await notKept(page).getByRole('button', { name: 'OK' }).click();
    for (let i = 0; i < 2 && (await turnOrEnd(page)) === 'turn'; i++) await act(page, pointer);
    await expect(notKept(page)).toBeHidden();
  });
});

test('where the browser forbids storage, the app says so and plays', async () => {
  await withProfile({ profile: { default_content_setting_values: { cookies: 2 } } }, async (page) => {
    await page.goto('/');
    await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('denied');
    await page.locator('.game:has(a[href="/new/thief"]) .game-play').click();
    await expect(notKept(page)).toBeVisible();
    await expect(page.locator('.hand-card').first()).toBeVisible();
    await turnOrEnd(page);
  });
});

test('a table that was removed can be brought back', async ({ page }) => {
  await prepare(page);
  await playEasy(page, 'thief');
  await turnOrEnd(page);
  await page.goto('/');
  const row = page.getByRole('link', { name: 'Continue Thief', exact: true });
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: 'Remove this table of Thief' }).click();
  await expect(row).toBeHidden();
  await expect(page.getByRole('button', { name: 'Bring it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row).toBeVisible();
  await expect(page.getByRole('region', { name: 'Continue playing' })).toBeFocused();
  await page.getByRole('button', { name: 'Remove this table of Thief' }).click();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  await expect(row).toBeHidden();
});
