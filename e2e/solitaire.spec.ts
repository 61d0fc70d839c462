/** The solitaire's board: turns by pointer and by keys, undo within a turn. */
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { playNow, prepare } from './player.ts';

const end = (page: Page) => page.getByRole('button', { name: /^End (turn|this part)$/ });
const able = (page: Page) => page.locator('.place-able').first();
const turn = async (page: Page) => page.locator('.solitaire-status strong').innerText();

/** Turns over what must be turned over, and ends the turn. */
async function finish(page: Page, press: (what: ReturnType<typeof able>) => Promise<void>): Promise<void> {
  const before = await turn(page);
  for (let i = 0; i < 12 && (await end(page).getAttribute('aria-disabled')) === 'true'; i++) {
    const flippable = page.locator('.place-able[aria-label*="can be turned over"]').first();
    await press(flippable);
    await press(page.getByRole('button', { name: /^Turn over / }));
    await expect(page.locator('.place-held')).toHaveCount(0);
  }
  await press(end(page));
  await expect.poll(() => turn(page)).not.toBe(before);
}

for (const theme of ['light', 'dark'] as const)
  test(`turns by pointer, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, theme);
    await playNow(page, 'piecepack-stepping-stones');
    await expect(page.locator('.board')).toBeVisible();
    await accessible(page);
    await fits(page);
    for (let i = 0; i < 6; i++) await finish(page, (what) => what.click());
    await picture(page, `solitaire-${theme}`);
    await accessible(page);
  });

test('a coin is moved, and the move taken back; all by keys', async ({ page }) => {
  await prepare(page);
  await playNow(page, 'piecepack-stepping-stones');
  const press = async (what: ReturnType<typeof able>): Promise<void> => {
    await what.focus();
    await page.keyboard.press('Enter');
  };
  const movable = page.locator('.place-able[aria-label*="can be moved"]').first();
  while ((await movable.count()) === 0) await finish(page, press);
  await press(movable);
  const lit = page.locator('.place-lit').first();
  const square = page.locator(`[data-square="${await lit.getAttribute('data-square')}"]`);
  const bare = ((await square.getAttribute('aria-label')) ?? '').split('. ')[0];
  await press(lit);
  await expect(square).not.toHaveAttribute('aria-label', new RegExp(`^${bare}`));
  await press(page.getByRole('button', { name: 'Take back' }));
  await expect(square).toHaveAttribute('aria-label', new RegExp(`^${bare}`));
  await page.locator('[data-square="a1"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-square="a2"]')).toBeFocused();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.solitaire-result')).toContainText('given up');
});
