/** At the table: cards that may not be played, windows, focus, the table as text, hints, no network. */
import { expect, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import {
  act,
  goOn,
  type Hands,
  keys,
  myTurn,
  playEasy,
  playHand,
  playNow,
  pointer,
  prepare,
  reader,
  turnOrEnd,
} from './player.ts';

test('a card that may not be played says why, and leads to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'coralon');
  const barred = page.locator('.hand-card[data-state="barred"]').first();
  for (let i = 0; i < 40; i++) {
    if ((await turnOrEnd(page)) === 'end') throw new Error('every card could be played in the whole hand');
    if ((await page.locator('.hand-card[data-state="free"]').count()) > 0 && (await barred.count()) > 0) break;
    await act(page, pointer);
  }
  const before = await page.locator('main.table').getAttribute('data-moment');
  // `aria-disabled` says that it may not be played; it can still be tapped.
  await barred.click({ position: { x: 8, y: 24 }, force: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('VINES-');
  await expect(dialog).toContainText(/follow/i);
  await accessible(page);
  await picture(page, 'why-not');
  const link = dialog.getByRole('link').first();
  const to = (await link.getAttribute('href')) ?? '';
  expect(to).toMatch(/^\/rules\/[a-z-]+#VINES-/);
  expect(await page.locator('main.table').getAttribute('data-moment')).toBe(before);
  await page.goto(to);
  await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
});

test('a window keeps the focus until it is closed, and then gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'coralon');
  const opener = page.getByRole('button', { name: 'Score' });
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  const behind = page.locator('main > :not(dialog, [aria-live])');
  const open = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
  };
  await open();
  // The Tab key wraps in it, both ways; screen readers do not see what lies behind.
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((window) => window.contains(document.activeElement)), key).toBe(true);
  }
  await expect(opener).toHaveCount(0);
  expect(await behind.evaluateAll((all) => all.every(({ ariaHidden }) => ariaHidden === 'true'))).toBe(true);
  await page
    .locator('.bar-button')
    .last()
    .evaluate((button: HTMLElement) => button.focus());
  await expect(close).toBeFocused();
  // Neither a key of the table nor a tap outside the window reaches the table.
  await page.keyboard.press('l');
  await expect(dialog).toContainText('Score');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => close.click(),
    () => page.keyboard.press('Enter'),
  ];
  for (const way of ways) {
    await way();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await behind.evaluateAll((all) => all.some(({ ariaHidden }) => ariaHidden === 'true'))).toBe(false);
    await open();
  }
});

test.describe('with a finger and with keys', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test('what was played by tapping leaves no focus behind, by a key the next card has it', async ({ page }) => {
    await prepare(page);
    await playEasy(page, 'coralon');
    const tricks = page.locator('[data-phase="tricks"]');
    const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
    const finger: Hands = {
      card: (at) =>
        at
          .locator('.hand-card[data-state="free"]')
          .first()
          .tap({ position: { x: 8, y: 24 } }),
      press: (_at, what) => what.tap(),
    };
    for (const [hands, left] of [
      [finger, ''],
      [keys, 'hand-card'],
      [finger, ''],
    ] as const) {
      // A bid comes before the first card.
      while ((await turnOrEnd(page)) === 'turn' && (await tricks.count()) === 0) await act(page, hands);
      await act(page, hands);
      expect(await focus()).toBe(left);
    }
  });
});

test('a contract that is chosen stays where it was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playEasy(page, 'speed-run');
  const contract = page.locator('.ask-card').last();
  while ((await turnOrEnd(page)) === 'turn' && (await contract.count()) === 0) await act(page, pointer);
  await contract.click({ trial: true }); // until it stands still
  const before = await contract.boundingBox();
  await contract.click();
  await expect(contract).toHaveAttribute('aria-pressed', 'true');
  expect(await contract.boundingBox()).toEqual(before);
});

test('the table as a text, by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await prepare(page);
  await playEasy(page, 'coralon');
  await turnOrEnd(page);
  await page.keyboard.press('t');
  const text = page.locator('.text-view');
  await expect(text).toContainText('13 cards');
  await expect(page.locator('.felt, .hand')).toHaveCount(0);
  await fits(page);
  await accessible(page);
  await picture(page, 'text-view');
  const acts = await playHand(page, reader, async () => {
    const [first] = await text.locator('li').allInnerTexts();
    expect(first).toMatch(/^You, to act/);
  });
  expect(acts).toBeGreaterThan(8);
  await goOn(page, reader);
  await expect(text).toContainText(/\d+ points?/);
  await page.keyboard.press('t');
  await expect(page.locator('.felt')).toBeVisible();
});

test('a part of the table that cannot be loaded says so', async ({ page }) => {
  await prepare(page);
  await page.route('**/assets/rare-parts-*', (route) => route.abort());
  await playNow(page, 'coralon');
  await turnOrEnd(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('could not be loaded');
});

test('a hint says what and why, and a move can be taken back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'stones');
  await turnOrEnd(page);
  const asked = await myTurn(page).innerText();
  await act(page, pointer);
  await expect(myTurn(page)).not.toHaveText(asked, { timeout: 20_000 });
  await page.keyboard.press('u');
  await expect(myTurn(page)).toHaveText(asked);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints')).toContainText('%', { timeout: 20_000 });
  await accessible(page);
  await picture(page, 'hint');
});

test('without a network the app opens, plays on and begins another game', async ({ page, context }) => {
  await prepare(page, 'light', { offline: true });
  await playNow(page, 'thief');
  await turnOrEnd(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.hand-card').first()).toBeVisible();
  if ((await turnOrEnd(page)) === 'turn') await act(page, pointer);
  await playNow(page, 'bishop');
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await page.goto('/rules/bishop');
  await expect(page.locator('h1')).toContainText('Bishop');
});
