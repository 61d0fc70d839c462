/** The laboratory: a change is played in workers, watched, stopped, looked at and saved. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { prepare } from './player.ts';

const bin = fileURLToPath(new URL('../packages/cli/bin/followsuit.mjs', import.meta.url));

/** What the command that the page prints gives in the terminal. */
function inTerminal(command: string): {
  readonly deals: number;
  readonly metrics: unknown;
  readonly relearned?: unknown;
} {
  const words = command.match(/'[^']*'|\S+/g) ?? [];
  const args = [...words.slice(1).map((word) => word.replaceAll("'", '')), '--json'];
  const { status, stdout } = spawnSync(process.execPath, [bin, ...args], { encoding: 'utf8', maxBuffer: 2 ** 28 });
  expect(status).toBe(0);
  return JSON.parse(stdout);
}

async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  return readFileSync(await download.path(), 'utf8');
}

const open = async (page: Page): Promise<void> => {
  await prepare(page);
  await page.goto('/lab');
  await page.getByRole('link', { name: 'Chevalier', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
};

test('a change is played offline, shown, and saved', async ({ page, context }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  await page.getByText('Options of the game').click();
  await page.getByLabel('Poison that the bidder put away').selectOption({ index: 1 });
  await page.getByText('More settings').click();
  await page.getByLabel('Seed').fill('7');
  await page.getByText('500', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  await expect(page.getByText('500 played', { exact: true })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.lab-summary')).toContainText('figures changed by more than luck explains');
  await fits(page);
  await accessible(page);
  await picture(page, 'lab-phone');
  await page.setViewportSize({ width: 1280, height: 900 });
  await picture(page, 'lab-desk');
  await page.locator('.lab-results').scrollIntoViewIfNeeded();
  await page.evaluate(() => document.querySelector('.lab-results')?.scrollIntoView());
  await picture(page, 'lab-desk-results');
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
  await picture(page, 'lab-desk-dark');

  // Both plays of a deal stand side by side.
  await page
    .getByRole('button', { name: /^Deal \d+: \d+ points moved/ })
    .first()
    .click();
  await expect(page.locator('.lab-sides section')).toHaveCount(2);
  await expect(page.locator('.lab-sides .card').first()).toBeVisible();

  // The terminal gives the same numbers.
  const data = JSON.parse(await saved(page, 'Everything (JSON)'));
  expect(data.deals).toBe(500);
  expect(data.command).toBe(
    'followsuit lab chevalier --players 4 --change buried=blocks --bots simple --deals 500 --seed 7',
  );
  expect(inTerminal(data.command).metrics).toEqual(data.metrics);

  // From now on without a network.
  await context.setOffline(true);
  const html = await saved(page, 'Report (HTML)');
  expect(html).toContain(data.command);
  expect(html).toContain('Poison that the bidder put away');
  expect(html.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(src|href)="/);
  expect(await saved(page, 'Figures (CSV)')).toContain('score.0,500,');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('500 played', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(JSON.parse(await saved(page, 'Everything (JSON)')).metrics).toEqual(data.metrics);
});

test('a study has an address, leads to a table with its rules, and can balance them', async ({ page }) => {
  await prepare(page);
  await page.goto('/rules/whist');
  await page.getByRole('link', { name: 'Change a rule in the laboratory' }).click();
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  await page.getByLabel('Tricks that score nothing').fill('4');
  await page.getByText('500', { exact: true }).click();
  await page.getByText('More settings').click();
  await page.getByLabel('Your question').fill('Is four enough?');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('500 played', { exact: true })).toBeVisible({ timeout: 60_000 });
  expect(await saved(page, 'Report (HTML)')).toContain('<em>Is four enough?</em>');

  // Somebody else opens its address; the changes of a comparison are none of a sweep or a balance.
  await page.goto(
    await page.getByRole('link', { name: 'Address of this study' }).evaluate((a: HTMLAnchorElement) => a.href),
  );
  await expect(page.getByText('Changed: Tricks that score nothing 4.')).toBeVisible();
  await page.getByText('Which value balances this?').click();
  await page.getByLabel('Which number or switch?').selectOption({ label: 'Tricks that score nothing' });
  await page.getByLabel('From').fill('5');
  await page.getByLabel('To', { exact: true }).fill('7');
  await page.getByLabel('Which figure?').selectOption({ label: 'Score spread' });
  await page.getByLabel('Which value should it have?').fill('2');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.lab-summary')).toContainText('Score spread', { timeout: 60_000 });
  await expect(page.locator('.lab-plot .level')).toHaveCount(1);
  const balance = JSON.parse(await saved(page, 'Everything (JSON)'));
  expect(balance.command).not.toContain('--change');
  expect(inTerminal(balance.command)).toEqual(balance);
  await page.getByText('Try several values').click();
  await page.getByLabel('Which number or switch?').selectOption({ label: 'Following suit' });
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.lab-table table').first()).toContainText('not required', { timeout: 60_000 });

  await page.goBack();
  await page.goto(
    `/lab/whist?study=${encodeURIComponent(JSON.stringify({ changes: { book: 4 }, deals: 50, pairing: 'fresh' }))}`,
  );
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('No deal was played under both rules')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('link', { name: 'Changed rules' }).click();
  await expect(page.locator('.page-changes')).toContainText('Each trick beyond 4 is a point');
  await page.goBack();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('link', { name: 'Play this' }).click();
  await expect(page.getByLabel('Tricks that score nothing')).toHaveValue('4');
});

test('the page answers while it plays, and stops; bad input starts nothing', async ({ page }) => {
  await open(page);
  await page.getByLabel('Cards in hand').fill('99');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText('Cards in hand must be a whole number from 5 to 13');
  await page.getByRole('button', { name: 'Undo all changes' }).click();
  await page.getByText('Options of the game').click();
  await page.getByLabel('Poison that the bidder put away').selectOption({ index: 1 });
  await page.getByText('50,000', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.lab-results')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped after')).toBeVisible();
});

test('players learn a changed rule, with the numbers of the terminal; learning can be stopped', async ({ page }) => {
  await prepare(page);
  const study = { changes: { buried: 'blocks' }, deals: 100, seed: '7' };
  await page.goto(`/lab/chevalier?study=${encodeURIComponent(JSON.stringify(study))}`);
  await page.getByText('Train for so many deals').click();
  await page.getByLabel('Deals for each of four trainings').fill('0');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText('a whole number of deals from 1');
  await page.getByLabel('Deals for each of four trainings').fill('50');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('300 played', { exact: true })).toBeVisible({ timeout: 60_000 });
  const table = page.getByRole('region', { name: 'Old habits and relearned' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'figure',
    'old habits',
    'relearned 1',
    'relearned 2',
    'more than luck explains',
  ]);
  await accessible(page);
  const data = JSON.parse(await saved(page, 'Everything (JSON)'));
  expect(data.command).toContain('--relearn-deals 50');
  const { metrics, relearned } = inTerminal(data.command);
  expect(metrics).toEqual(data.metrics);
  expect(relearned).toEqual(data.relearned);
  expect(await saved(page, 'Report (HTML)')).toContain('Old habits and relearned');

  await page.getByText('Train by the clock').click();
  await page.getByLabel('Seconds for each of four trainings').fill('600');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/^Players learn: \d+ %$/)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped after 100.')).toBeVisible();
  expect(JSON.parse(await saved(page, 'Everything (JSON)')).command).not.toContain('relearn');
});
