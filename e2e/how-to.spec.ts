/** How to play: one screen per game, on a phone and at a desk; and the ways that lead there. */

import { games } from '@followsuit/games';
import { expect, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { playNow, prepare, turnOrEnd } from './player.ts';

const WINDOWS = {
  phone: { size: { width: 390, height: 844 }, screens: 2.05 },
  desk: { size: { width: 1440, height: 900 }, screens: 1 },
} as const;

for (const { id } of games)
  test(`${id}: everything is drawn, on one screen`, async ({ page }) => {
    await prepare(page);
    for (const [name, { size, screens }] of Object.entries(WINDOWS)) {
      await page.setViewportSize(size);
      await page.goto(`/how/${id}`);
      await expect(page.locator('.how-panel')).toHaveCount(4);
      for (const panel of await page.locator('.how-panel').all())
        await expect(panel.locator('svg, table, .how-things').first()).toBeVisible();
      await fits(page);
      const end = await page.locator('.how-more').evaluate((each) => each.getBoundingClientRect().bottom + scrollY);
      expect(end, `${name}: pixels down to the end`).toBeLessThanOrEqual(size.height * screens);
      await accessible(page);
      await picture(page, `how-${id}-${name}`);
    }
  });

for (const { id } of games)
  test(`${id}: fits the smallest phone, in the dark`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, 'dark');
    await page.goto(`/how/${id}`);
    await expect(page.locator('.how-panel')).toHaveCount(4);
    await fits(page);
    await accessible(page);
  });

test('leads on to a table, a lesson and the rules', async ({ page }) => {
  await prepare(page);
  await page.goto('/how/bishop');
  await expect(page.getByRole('link', { name: 'Learn it' })).toHaveAttribute('href', '/learn/bishop');
  await page.getByRole('link', { name: 'Full rules' }).click();
  await expect(page).toHaveURL(/\/rules\/bishop$/);
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page.locator('h1')).toHaveText('How to play Bishop');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/play/*');
});

test('is found at a new table, and opens at the table itself', async ({ page }) => {
  await page.setViewportSize(WINDOWS.phone.size);
  await prepare(page);
  await page.goto('/new/stones');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL(/\/how\/stones$/);

  await playNow(page, 'thief');
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'How to play' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.how-panel')).toHaveCount(4);
  await fits(page);
  await accessible(page);
  await picture(page, 'how-sheet');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test('an address without a game says so', async ({ page }) => {
  await prepare(page);
  await page.goto('/how/no-such-game');
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a rules page begins with what players need; what is for programs is folded', async ({ page }) => {
  await prepare(page);
  await page.goto('/rules/coralon');
  await expect(page.locator('.rules-text h2').first()).toHaveText('In short');
  await expect(page.locator('#records')).toBeHidden();
  await page.getByText('For programs', { exact: true }).last().click();
  await expect(page.locator('#records')).toBeVisible();
});
