/** The review of a finished game: from a file, its progress kept, the moments, the table as it was seen, trying again. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, fits, picture } from './look.ts';
import { prepare } from './player.ts';

/** `followsuit simulate coralon --players 3 --set target=10 --games 1 --seed 3 --bots random --records review.jsonl` */
const RECORD = readFileSync(fileURLToPath(new URL('records/review.jsonl', import.meta.url)), 'utf8');

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
