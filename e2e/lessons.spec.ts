/** Lessons: the notes before the first card, hands played as the coach suggests, and what comes after. */
import { games } from '@followsuit/games';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, fits, picture, WINDOWS } from './look.ts';
import { prepare } from './player.ts';

const coachOf = (page: Page): Locator => page.getByRole('region', { name: 'Coach' });
const ending = (page: Page): Locator => page.locator('.lesson-end');
const press = (page: Page, name: string | RegExp) => coachOf(page).getByRole('button', { name }).click();

/** The coach may not cover anything: it shares no place with the felt, the hand or the prompt. */
async function coversNothing(page: Page): Promise<void> {
  const covered = await page.evaluate(() => {
    const coach = document.querySelector('.coach')?.getBoundingClientRect();
    if (!coach) return ['no coach'];
    return ['.bar', '.felt', '.hand', '.prompt', '.felt [data-at="0"] .seat'].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box && box.height > 0 && box.top < coach.bottom - 1 && box.bottom > coach.top + 1;
    });
  });
  expect(covered).toEqual([]);
}

/** At the end of a hand the coach and the scene are both within reach in every window, and neither lies on the other. */
async function besideTheScene(page: Page): Promise<void> {
  const before = page.viewportSize();
  for (const window of [...WINDOWS, { width: 568, height: 320 }]) {
    await page.setViewportSize(window);
    // The page is laid out some time after its window has changed.
    await expect(() => besideTheSceneIn(page, window)).toPass({ timeout: 5000 });
    for (const button of ['.coach-buttons .button-main', '.overlay-main'])
      await page.locator(button).click({ trial: true, timeout: 5000 });
    await fits(page);
  }
  if (before) await page.setViewportSize(before);
}

async function besideTheSceneIn(page: Page, window: { width: number; height: number }): Promise<void> {
  const size = `${window.width}×${window.height}`;
  const [coach, scene] = await page.evaluate(() =>
    ['.coach', '.overlay'].map((part) => {
      const { x, y, right, bottom } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(-1, -1);
      return { x, y, right, bottom };
    }),
  );
  for (const { x, y, right, bottom } of [coach, scene]) {
    expect(Math.min(x, y), size).toBeGreaterThanOrEqual(0);
    expect(Math.max(right - window.width, bottom - window.height), size).toBeLessThanOrEqual(1);
  }
  expect(coach.bottom, size).toBeLessThanOrEqual(scene.y + 1);
}

/** A suggested card is marked in the hand: read at one moment, for the coach changes when a card is played. */
async function suggestionIsMarked(page: Page): Promise<void> {
  const marked = (): boolean => {
    const label = document.querySelector('.coach-buttons button')?.textContent ?? '';
    return !label.startsWith('Do it: Play') || document.querySelectorAll('.hand-card[data-look]').length === 1;
  };
  await expect.poll(() => page.evaluate(marked), { message: 'the suggested card is marked' }).toBe(true);
}

/** Does what the coach suggests, and asks if the coach suggests nothing, until the lesson is over. */
async function follow(page: Page): Promise<void> {
  const coach = coachOf(page);
  const offer = coach.locator('.coach-buttons button:not([aria-disabled="true"])').first();
  for (let i = 0; i < 150 && (await ending(page).count()) === 0; i++) {
    await expect(offer.or(ending(page)).first()).toBeVisible({ timeout: 20_000 });
    if ((await ending(page).count()) > 0) break;
    await suggestionIsMarked(page);
    if ((await page.locator('.overlay').count()) > 0) await besideTheScene(page);
    await offer.click();
  }
  await expect(ending(page)).toBeVisible({ timeout: 20_000 });
}

const GAMES = games.map(({ id }) => id);

test('every lesson begins with the goal, the hand and the game, and nobody acts meanwhile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  for (const game of GAMES) {
    await page.goto(`/learn/${game}`);
    const note = coachOf(page).locator('.coach-note');
    await expect(note).not.toBeEmpty({ timeout: 20_000 });
    const moment = await page.locator('main.table').getAttribute('data-moment');
    const texts: string[] = [];
    for (let i = 0; i < 3; i++) {
      const text = await note.innerText();
      texts.push(text);
      await coversNothing(page);
      expect(await page.locator('main.table').getAttribute('data-moment')).toBe(moment);
      // By a tap or with the Enter key.
      if (i === 1) await page.keyboard.press('Enter');
      else await press(page, 'Continue');
      await expect(note).not.toHaveText(text);
    }
    expect(new Set(texts).size).toBe(3);
  }
});

for (const [game, theme] of [
  ['ducks-and-geese', 'light'],
  ['chevalier', 'dark'],
] as const)
  test(`${game}: a lesson on a phone, played as the coach suggests to its end, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare(page, theme);
    await page.goto(`/learn/${game}`);
    await expect(coachOf(page)).toContainText('Your partner sits opposite', { timeout: 20_000 });
    await accessible(page);
    await fits(page);
    await picture(page, `learn-${game}`);
    await accessibleInLargePrint(page);
    await follow(page);
    await expect(page.getByText('You played just as the coach does.')).toBeVisible({ timeout: 20_000 });
    await accessible(page);
    await fits(page);
    await picture(page, `learned-${game}`);
    await page.getByRole('link', { name: 'All lessons' }).click();
    await expect(page.locator('.learn-done')).toHaveCount(1);
    await expect(page.locator('.learn-count')).toContainText('Learned 1 of 20');
    await accessible(page);
  });

test('a learner who does something else hears that it is fine, and may look at earlier notes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prepare(page);
  await page.goto('/learn/coralon');
  const coach = coachOf(page);
  await expect(coach).toContainText('exactly that many', { timeout: 20_000 });
  for (let i = 0; i < 3; i++) await press(page, 'Continue');
  await expect(coach).toContainText('put away the Four of anchors');
  await expect(page.locator('.hand-card[data-card="4a"]')).toHaveAttribute('data-look', '');
  await page.locator('.hand-card[data-card="2c"]').click({ position: { x: 8, y: 24 } });
  const confirm = page.locator('.chooser .button-main:enabled');
  const fine = coach.getByText('Also fine: Put the Two of crowns away.');
  await expect(confirm.or(fine).first()).toBeVisible({ timeout: 20_000 });
  if ((await confirm.count()) > 0) await confirm.first().click();
  await expect(fine).toBeVisible({ timeout: 20_000 });
  await expect(coach).toContainText('Everybody speaks once');
  await expect(coach.getByRole('button', { name: /^Do it/ })).toHaveCount(0);
  await press(page, 'Earlier note');
  await expect(coach).toContainText('put away the Four of anchors');
  await page.goto('/learn/nothing');
  await expect(page.getByRole('alert')).toContainText('no guided hand');
});
