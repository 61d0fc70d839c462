/** German: what a browser that asks for it shows first, and the setting. */
import { expect, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { myTurn } from './player.ts';

test.use({ locale: 'de-DE', reducedMotion: 'reduce' });

const ENGLISH = /\b(the|you|your|play|tricks?|bid|hand)\b/i;

for (const width of [320, 1280])
  test(`home is German, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('button', { name: 'Coralon gegen Bots spielen' }).first()).toBeVisible();
    expect(await page.locator('main').innerText()).not.toMatch(ENGLISH);
    await fits(page);
    await accessible(page);
    await picture(page, `german-home-${width}`);
  });

test('how to play, a lesson and the rules are German, but for the rules themselves', async ({ page }) => {
  await page.goto('/how/coralon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('So geht Coralon');
  await expect(page.locator('.how-panel h2')).toContainText(['Ziel', 'Ein Stich', 'Wertung', 'Der Kniff']);
  expect(await page.locator('.how-panel').allInnerTexts()).not.toContainEqual(expect.stringMatching(ENGLISH));
  await picture(page, 'german-how');
  await page.goto('/learn/coralon');
  const coach = page.getByRole('region', { name: 'Coach' });
  await expect(coach.getByRole('button', { name: 'Weiter' })).toBeVisible({ timeout: 20_000 });
  expect(await coach.innerText()).not.toMatch(ENGLISH);
  await page.goto('/rules/coralon');
  await expect(page.getByText('Die vollständigen Regeln gibt es nur auf Englisch.')).toBeVisible();
  await accessible(page);
});

test('a table speaks German', async ({ page }) => {
  await page.goto('/new/coralon?seed=e2e');
  expect(await page.locator('main').innerText()).not.toMatch(ENGLISH);
  await page.getByRole('button', { name: 'Karten geben' }).click();
  await expect(myTurn(page)).toHaveText(/Leg eine Karte verdeckt weg|Biete oder passe|Spiel/, { timeout: 20_000 });
  expect(await page.locator('main').innerText()).not.toMatch(ENGLISH);
  await fits(page);
  await picture(page, 'german-table');
});

test('a setting chooses English, and it stays', async ({ page }) => {
  await page.goto('/settings');
  const english = page.getByRole('radio', { name: 'English' });
  await english.focus();
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(english).toBeChecked();
});
