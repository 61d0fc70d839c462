/** How to play: one screen per game, on a phone and at a desk; and the ways that lead there. */

import { games } from '@followsuit/games';
import { expect, type Page, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, fits, picture } from './look.ts';
import { keys, playNow, prepare, turnOrEnd } from './player.ts';

const PHONE = { width: 390, height: 844 };
const SMALLEST = { width: 320, height: 568 };
const ON_ITS_SIDE = { width: 844, height: 390 };
const DESK = { width: 1440, height: 900 };

type Size = typeof PHONE;

/** Every panel has its button, and is in the window as a whole when that is pressed; so is what leads on. */
async function onePanelAtATime(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size);
  const panels = page.locator('.how-panel');
  for (const [i, panel] of (await panels.all()).entries()) {
    await page.locator('.how-tabs button').nth(i).click();
    await expect(page.locator('.how-tabs [aria-pressed="true"]')).toHaveText(await panel.locator('h2').innerText());
    await expect.poll(() => panel.evaluate(outside), { message: await panel.innerText() }).toEqual([]);
  }
  for (const part of ['.how-tabs', '.how-actions']) expect(await page.locator(part).evaluate(outside)).toEqual([]);
  await fits(page);
}

/** Runs in the page: what of an element is outside the window, or has to be scrolled. */
function outside(box: Element): string[] {
  const found: string[] = [];
  for (const each of [box, ...box.querySelectorAll('*')]) {
    const { left, top, right, bottom, width } = each.getBoundingClientRect();
    if (width < 2 || each.closest('.visually-hidden')) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push(`${each.getAttribute('class') ?? each.tagName}: ${[left, top, right, bottom].map(Math.round)}`);
  }
  const [wide, high] = [box.scrollWidth - box.clientWidth, box.scrollHeight - box.clientHeight];
  if (scrollY > 0 || wide > 1 || high > 1)
    found.push(`scrolled by ${scrollY}, too wide by ${wide}, too high by ${high}`);
  return found;
}

for (const { id } of games)
  test(`${id}: everything is drawn, on one screen; and it fits the smallest phone, in the dark`, async ({ page }) => {
    await prepare(page);
    await page.setViewportSize(DESK);
    await page.goto(`/how/${id}`);
    await expect(page.locator('.how-panel')).toHaveCount(5);
    for (const panel of await page.locator('.how-panel:not([data-panel="more"])').all())
      await expect(panel.locator('svg, table, .how-things').first()).toBeVisible();
    expect(await page.locator('.how-page').evaluate(outside)).toEqual([]);
    await accessible(page);
    await picture(page, `how-${id}-desk`);
    await onePanelAtATime(page, PHONE);
    await onePanelAtATime(page, ON_ITS_SIDE);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    await onePanelAtATime(page, SMALLEST);
    await accessible(page);
    await picture(page, `how-${id}-smallest`);
  });

test('panels are chosen by keys', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await prepare(page);
  await page.goto('/how/thief');
  const scoring = page.locator('.how-tabs button').nth(2);
  await keys.press(page, scoring);
  await expect(page.locator('[data-panel="scoring"]')).toBeInViewport();
  await expect(page.locator('[data-panel="goal"]')).not.toBeInViewport();
  await page.locator('.how').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-panel="twist"]')).toBeInViewport({ ratio: 0.9 });
  await expect(scoring).toHaveAttribute('aria-pressed', 'false');
});

test('leads on to a table, a lesson and the rules', async ({ page }) => {
  await prepare(page);
  await page.goto('/how/bishop');
  await expect(page.locator('.how-panel')).toHaveCount(5);
  await accessibleInLargePrint(page);
  await expect(page.getByRole('link', { name: 'Learn it' })).toHaveAttribute('href', '/learn/bishop');
  await page.getByRole('link', { name: 'Full rules' }).click();
  await expect(page).toHaveURL(/\/rules\/bishop$/);
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page.locator('h1')).toHaveText('How to play Bishop');
  await page.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL('**/play/*');
});

test('is found at a new table, and opens at the table itself', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await prepare(page);
  await page.goto('/new/stones');
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL(/\/how\/stones$/);

  await playNow(page, 'thief');
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'How to play' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('.how-panel')).toHaveCount(5);
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
