/** Changed rules: chosen on the page for a new table, told at the table and on the rules page. */
import { expect, test } from '@playwright/test';
import { accessible, picture } from './look.ts';
import { prepare } from './player.ts';

test('a variant of Chevalier, from the new table to the rules page', async ({ page }) => {
  await prepare(page);
  await page.goto('/new/chevalier');
  await page.getByText('Change rules…').click();
  const sweep = page.getByLabel('Sweep by the bidders');
  await sweep.focus();
  await page.keyboard.press('ArrowUp');
  await expect(sweep).toHaveValue('3');
  await expect(page.getByText('each of its poisoned tricks is worth 3.')).toBeVisible();
  await page.getByLabel('Cards in hand').fill('99');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await expect(page.getByRole('alert')).toContainText('handSize cannot be 99; it may be a whole number from 5 to 13');
  await page.getByLabel('Cards in hand').fill('9');
  await page.getByLabel('Name of this variant').fill('Big sweeps');
  await accessible(page);
  await picture(page, 'variant-new');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const sign = page.getByRole('button', { name: 'Big sweeps' });
  await expect(sign).toBeVisible();
  await sign.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Everybody gets 9 cards (rulebook: 10).');
  await picture(page, 'variant-table');
  await dialog.getByRole('link', { name: 'All rules, with the changed ones marked' }).click();
  await expect(page.getByRole('heading', { name: 'Changed rules: Big sweeps' })).toBeVisible();
  await expect(page.locator('#CHEVALIER-SCORE-3')).toContainText('is worth 3 (rulebook: 2).');
  await picture(page, 'variant-rules');
});
