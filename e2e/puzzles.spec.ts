/** Puzzles by keys alone, and the person's own games: the receipt, play over time on Me, mistakes to practise. */
import { expect, type Page, test } from '@playwright/test';
import { haveFinished, RECORD } from './finished-games.ts';
import { accessible, accessibleInLargePrint, fits, picture } from './look.ts';
import { prepare } from './player.ts';

async function looksRight(page: Page, name: string): Promise<void> {
  await accessible(page);
  await fits(page);
  await picture(page, name);
}

test('a puzzle is solved by keys', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page, 'dark');
  await page.goto('/puzzles');
  await looksRight(page, 'puzzles');
  await page.getByRole('link', { name: 'Puzzles: Stones' }).press('Enter');
  const acts = page.locator('.puzzle-acts button');
  await expect(acts.first()).toBeVisible();
  await looksRight(page, 'puzzle-asked');
  await accessibleInLargePrint(page);
  const n = await acts.count();
  await acts.first().press('Enter');
  const heading = page.locator('.puzzle-solution h2');
  await expect(heading).toBeFocused();
  await expect(heading).toHaveText(/^(Right!|Not the best choice)$/);
  await expect(page.locator('.review-bars')).toContainText('(chosen)');
  // Equivalent cards are one choice.
  expect(await page.locator('.review-bars li').count()).toBeLessThanOrEqual(n);
  await looksRight(page, 'puzzle-solved');
  await expect(page.getByRole('link', { name: /^Puzzle 1, answered/ })).toBeVisible();
  await page.getByRole('link', { name: 'Next puzzle' }).press('Enter');
  await page.waitForURL('**/puzzles/stones/2');
  await expect(acts.first()).toBeVisible();
  await page.goto('/puzzles/daily');
  await expect(acts.first()).toBeVisible();
});

test('an own game: its receipt, play over time, and a mistake to practise', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prepare(page, 'light');
  await haveFinished(page, RECORD, 0);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Review your finished game' }).click();
  const section = page.locator('.history');
  await expect(section.locator('.history-rates')).toHaveCount(2, { timeout: 60_000 });
  await expect(section).toContainText(/Luck so far.*[+−]/);
  await expect(section.locator('.history-mistakes li').first()).toContainText('Coralon');
  await looksRight(page, 'me-over-time');
  await page.goto('/play/finished');
  await expect(page.locator('.review-receipt li')).toHaveCount(3);
  await expect(page.locator('.review-receipt')).toContainText(/Luck .*own decisions/);

  await page.goto('/practise');
  const acts = page.locator('.puzzle-acts button');
  await expect(acts.first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Right in a row: 0 of 2' })).toBeVisible();
  await acts.first().click();
  const right = (await page.locator('.puzzle-solution h2').textContent()) === 'Right!';
  await expect(page.getByRole('status').filter({ hasText: `Right in a row: ${right ? 1 : 0} of 2` })).toBeVisible();
  await looksRight(page, 'practise');
  await page.getByRole('button', { name: 'Next mistake' }).click();
  await expect(page.locator('.puzzle-solution')).toHaveCount(0);
});
