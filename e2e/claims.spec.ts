/** A hand whose score cannot change any more is settled with a button, and a claim that cannot be proved gets a sentence. */
import { expect, test } from '@playwright/test';
import { accessible, fits } from './look.ts';
import { act, goOn, keys, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

test('a hand is settled when its score cannot change, and not before', async ({ page }) => {
  test.setTimeout(120_000);
  await prepare(page);
  await playEasy(page, 'euchre');
  const offer = page.getByRole('button', { name: 'Settle the rest' });
  const playing = page.locator('main.table[data-phase="tricks"]');
  let hasClaimed = false;
  for (;;) {
    // Nobody else acts at the player's turn: the offer stays.
    if ((await turnOrEnd(page)) === 'end') await goOn(page, pointer);
    else if (await offer.isVisible()) break;
    else if (hasClaimed || !(await playing.isVisible())) await act(page, pointer);
    else {
      hasClaimed = true;
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Concede the rest' }).click();
      await expect(page.getByRole('alert')).toContainText('cannot be proved');
    }
  }
  expect(hasClaimed).toBe(true);
  await expect(page.getByText('Nothing can change the score of this hand any more.')).toBeVisible();
  await fits(page);
  await accessible(page);
  await keys.press(page, offer);
  const end = page.locator('.hand-over');
  await expect(end).toContainText('You settled the rest of the hand.');
  await expect(page.locator('[data-live]')).toContainText('You settled the rest of the hand.');
  await expect(offer).toBeHidden();
});
