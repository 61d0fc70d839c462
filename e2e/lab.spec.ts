/** The laboratory: a change is played in workers, watched, stopped, looked at and saved. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { prepare } from './player.ts';

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
  await expect(page.getByText('500 played')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.lab-summary')).toContainText('figures changed beyond chance');
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

  // From now on without a network: the numbers are those of the terminal, and both plays of a deal can be watched.
  await context.setOffline(true);
  const saved = async (name: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
    return readFileSync(await download.path(), 'utf8');
  };
  const data = JSON.parse(await saved('Everything (JSON)'));
  expect(data.deals).toBe(500);
  expect(data.command).toBe(
    'followsuit lab chevalier --players 4 --change buried=blocks --bots simple --deals 500 --seed 7',
  );
  const html = await saved('Report (HTML)');
  expect(html).toContain(data.command);
  expect(html.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/(src|href)="/);
  expect(await saved('Figures (CSV)')).toContain('score.0,500,');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('500 played')).toBeVisible({ timeout: 60_000 });
  expect(JSON.parse(await saved('Everything (JSON)')).metrics).toEqual(data.metrics);
});

test('the page answers while it plays, and stops; bad input starts nothing', async ({ page }) => {
  await open(page);
  await page.getByLabel('Cards in hand').fill('99');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('alert')).toContainText('handSize cannot be 99');
  await page.getByRole('button', { name: 'Change nothing' }).click();
  await page.getByText('Options of the game').click();
  await page.getByLabel('Poison that the bidder put away').selectOption({ index: 1 });
  await page.getByText('50,000', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.locator('.lab-results')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Stopped after')).toBeVisible();
});
