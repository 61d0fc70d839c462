/** The end of every hand waits for the player, and the end of the game is celebrated: on a phone by keys, at a desk by pointer. */
import { expect, type Page, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, picture, tidyIn, WINDOWS } from './look.ts';
import { act, ended, goOn, keys, myTurn, playHand, pointer, prepare, type Theme } from './player.ts';

/** A short game of Ducks and Geese, cutthroat: to ten points, eight tricks a hand. */
async function begin(page: Page, theme: Theme): Promise<void> {
  await prepare(page, theme);
  await page.goto('/new/ducks-and-geese-cutthroat?seed=e2e');
  await page.getByText('Easy', { exact: true }).click();
  await page.locator('.new-options summary').first().click();
  await page.locator('.new-options input[type="number"]').first().fill('10');
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  await page.waitForURL('**/play/*');
}

const WAYS = [
  { name: 'a phone', theme: 'light', size: { width: 390, height: 844 }, hands: pointer },
  { name: 'a desk', theme: 'dark', size: { width: 1440, height: 900 }, hands: keys },
] as const;

for (const { name, theme, size, hands } of WAYS)
  test.describe(name, () => {
    test.use({ viewport: size });

    test('a whole game, hand after hand, to the podium', async ({ page }) => {
      test.setTimeout(240_000);
      await begin(page, theme);
      const over = page.locator('.over');
      const scene = page.locator('.hand-over');
      let hand = 0;
      for (;;) {
        await playHand(page, pointer);
        if ((await over.count()) > 0) break;
        hand++;
        await expect(scene.getByRole('heading', { level: 2 })).not.toBeEmpty();
        await expect(scene.locator('.overlay-main')).toBeFocused();
        await expect(page.locator('[data-live]')).toContainText(`Hand ${hand} is over`);
        if (hand === 1) {
          await tidyIn(page, WINDOWS);
          await accessible(page);
          await accessibleInLargePrint(page);
          await picture(page, `hand-over-${theme}`);
          await scene.getByRole('button', { name: /^DUCKSCUT-SCORE/ }).click();
          await expect(page.getByRole('dialog')).toContainText(/Bid (made|missed)/);
          await page.keyboard.press('Escape');
          // The scene is still there when the page is loaded again.
          await page.reload();
          await expect(scene.getByRole('heading', { level: 2 })).not.toBeEmpty();
        }
        await goOn(page, hands);
      }
      expect(hand).toBeGreaterThan(0);
      await expect(over.getByRole('heading', { level: 2 })).toHaveText(/wins?!$/);
      await expect(over.locator('.podium li')).not.toHaveCount(0);
      await expect(over.getByRole('img', { name: /^Totals after each hand/ })).toBeVisible();
      await tidyIn(page, WINDOWS);
      await accessible(page);
      await accessibleInLargePrint(page);
      await picture(page, `game-over-${theme}`);
      await over.getByRole('button', { name: 'Show the table' }).click();
      await expect(page.locator('.felt')).toBeVisible();
      await page.getByRole('button', { name: 'Show the result' }).click();
      await over.getByRole('button', { name: 'Play again' }).click();
      await expect(page.locator('.hand-card').first()).toBeVisible();
      await expect(ended(page)).toHaveCount(0);
    });
  });

test('what leaves no choice is played by itself, and a trick waits for a tap, if the player wants that', async ({
  page,
}) => {
  await prepare(page);
  await page.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('followsuit.settings') ?? '{}');
    localStorage.setItem('followsuit.settings', JSON.stringify({ ...kept, autoPlay: 'last', tricks: 'tap' }));
  });
  await page.goto('/new/coralon?seed=e2e');
  await page.getByText('Easy', { exact: true }).click();
  await page.getByRole('button', { name: 'Deal the cards' }).click();
  const goesOn = page.locator('.trick-hold');
  const tricks = page.locator('main.table[data-phase="tricks"]');
  const moment = () => page.locator('main.table').getAttribute('data-moment');
  let [taps, played] = [0, 0];
  for (;;) {
    await expect(goesOn.or(myTurn(page)).or(ended(page)).first()).toBeVisible({ timeout: 20_000 });
    if ((await ended(page).count()) > 0) break;
    const before = await moment();
    if ((await goesOn.count()) > 0) {
      if (taps % 2 === 0) await goesOn.click();
      else await page.keyboard.press('Enter');
      taps++;
      // The moment stays if the player leads next; the button stays if the last cards follow by themselves.
      await expect.poll(async () => (await goesOn.count()) === 0 || (await moment()) !== before).toBe(true);
    } else if ((await page.locator('.hand-card').count()) > 1) {
      played += await tricks.count();
      await act(page, pointer);
    } else await expect.poll(moment).not.toBe(before);
  }
  expect(taps).toBe(13);
  // The last card was played by itself.
  expect(played).toBe(12);
});
