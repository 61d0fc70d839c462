/** Games that consist of a page and a rules file only, in an app and a server of their own that list them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Page } from '@playwright/test';
import { accessible, fits, picture, tidy, tidyIn, WINDOWS } from './look.ts';
import { act, type Hands, keys, myTurn, playHand, pointer, prepare } from './player.ts';

const ROOT = join(import.meta.dirname, '..');
const env = { ...process.env, FOLLOWSUIT_EXAMPLES: '1' };

const test = base.extend<object, { readonly server: string }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: a fixture says what it needs in this way
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'followsuit-examples-'));
      const [web, data] = [join(folder, 'web'), join(folder, 'data')];
      const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
      execFileSync(process.execPath, [vite, 'build', '--outDir', web, '--logLevel', 'error'], {
        cwd: join(ROOT, 'packages/web'),
        env,
      });
      const command = join(ROOT, 'packages/cli/bin/followsuit.mjs');
      const flags = ['--port', '0', '--data', data, '--web', web, '--bot-pause', '100', '--log', 'silent'];
      const server = spawn(process.execPath, [command, 'serve', ...flags], {
        env,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      for await (const line of createInterface({ input: server.stderr })) {
        const [, address] = /Followsuit is at (http\S+)/.exec(line) ?? [];
        if (!address) continue;
        await use(address);
        break;
      }
      server.kill();
      await once(server, 'exit');
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ server }, use) => use(server),
});

// One server for all of them.
test.describe.configure({ mode: 'default' });

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** From the game's card on the home page to the new table, and to the first deal. */
async function begin(page: Page, name: string, sentence: string): Promise<void> {
  await page.goto('/');
  const card = page.locator('.game').filter({ has: page.getByRole('heading', { name, exact: true }) });
  await card.scrollIntoViewIfNeeded();
  await expect(card).toContainText(sentence);
  await expect(card.getByRole('link', { name: /learn/i })).toHaveCount(0);
  await expect(card.locator('.card')).toHaveCount(3);
  await card.getByRole('link', { name: /options/i }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`New table: ${name}`);
  await page.goto(`${page.url()}?seed=e2e`);
  await accessible(page);
  await fits(page);
  await picture(page, `${name}-new`);
  await page.getByText('Easy', { exact: true }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL('**/play/*');
}

/** Plays a hand, and checks each phase and the middle of the hand. */
async function play(page: Page, hands: Hands, name: string): Promise<void> {
  const phases = new Set<string>();
  let turns = 0;
  await playHand(page, hands, async () => {
    const phase = (await page.locator('main.table').getAttribute('data-phase')) ?? '';
    const isNew = !phases.has(phase);
    if (!isNew && ++turns !== 5) return;
    await fits(page);
    await tidy(page);
    if (isNew) await accessible(page);
    else if ((page.viewportSize()?.width ?? 0) < 400) await tidyIn(page, WINDOWS);
    await picture(page, `${name}-${isNew ? phase : 'mid-hand'}`);
    phases.add(phase);
  });
  expect(phases).toContain('tricks');
}

/** The end of the hand, and the score sheet. */
async function score(page: Page, caption: string, outcome: RegExp): Promise<void> {
  await page.keyboard.press('s');
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('region', { name: caption, exact: true })).toBeVisible();
  await expect(sheet).toContainText(outcome);
  await accessible(page);
  await page.keyboard.press('Escape');
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('a hand of Little Whist, by pointer', async ({ page }) => {
    await prepare(page);
    await begin(
      page,
      'Little Whist',
      "Whoever sits on the dealer's left names trump and leads; each trick is a point.",
    );
    await play(page, pointer, 'little-whist');
    await score(page, 'Score sheet', /Trump: \w+\. Tricks: (\w+ \d+, ){3}\w+ \d+\./);
  });

  test('a hand of Little Hearts, by pointer: passing, a hint, the score, looking back', async ({ page }) => {
    await prepare(page);
    await begin(page, 'Little Hearts', 'each heart a seat takes costs 1 point, the queen 13.');
    const passes = page.locator('.chooser .button-main');
    await expect(passes).toHaveText(/^Pass 3 cards to \w+$/);
    await expect(passes).toBeDisabled();
    await page
      .locator('.hand-card')
      .first()
      .click({ position: { x: 8, y: 24 } });
    await expect(page.locator('.prompt')).toHaveText(/^Pass 3 cards to \w+: 1 of 3 chosen\.$/);
    await tidyIn(page, WINDOWS);
    await picture(page, 'little-hearts-choosing');
    await page
      .locator('.hand-card')
      .first()
      .click({ position: { x: 8, y: 24 } });
    await act(page, pointer);
    await expect(page.locator('.felt')).toContainText('You got');
    await expect(myTurn(page)).toBeVisible();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.hints')).toContainText(/Play the \w+ of \w+.*%|nothing to choose/, { timeout: 20_000 });
    await page.locator('.hints').getByRole('button', { name: 'Close' }).click();
    await play(page, pointer, 'little-hearts');
    await picture(page, 'little-hearts-hand-over');
    await score(page, 'Score sheet: lowest wins', /Points: (\w+ \d+, ){3}\w+ \d+\..*lowest total wins/s);

    await page.goto(`/replay/local/${page.url().split('/').at(-1)}`);
    await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('2');
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'A trick back', exact: true }).click();
    await expect(page.locator('.replay-told')).toContainText(/trick/i);
    await accessible(page);
    await fits(page);
  });
});

test.describe('at a desk', () => {
  test.use({ viewport: DESK });

  test('the rules of Little Hearts, and a hand by keys', async ({ page }) => {
    await prepare(page, 'dark');
    await page.goto('/rules/little-hearts');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Little Hearts');
    await expect(page.locator('.rules-text')).toContainText('The 2 of clubs opens');
    await accessible(page);
    await begin(page, 'Little Hearts', 'Avoid hearts and the queen of spades');
    await play(page, keys, 'little-hearts-desk');
    await score(page, 'Score sheet: lowest wins', /Points: /);
  });
});
