/** The brightness of the cards in hand, as the browser renders them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { launchOptions } from './browser.ts';
import { act, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

// Their pixels are measured.
test.use({ launchOptions: launchOptions({ draws: true }) });

/** The mean relative luminance (WCAG) of the left edge of a card, which the next card leaves visible. */
async function luminance(page: Page, card: Locator): Promise<number> {
  const box = await card.boundingBox();
  if (!box) throw new Error('The card is not there.');
  const clip = { x: box.x + 3, y: box.y + 4, width: 18, height: 40 };
  const png = (await page.screenshot({ clip })).toString('base64');
  // A page without a content security policy may decode it.
  const other = await page.context().newPage();
  const mean = await other.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.drawImage(image, 0, 0);
    const { data: values } = context.getImageData(0, 0, image.width, image.height);
    const linear = (value: number): number => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    let sum = 0;
    for (let i = 0; i < values.length; i += 4)
      sum += 0.2126 * linear(values[i]) + 0.7152 * linear(values[i + 1]) + 0.0722 * linear(values[i + 2]);
    return sum / (values.length / 4);
  }, png);
  await other.close();
  return mean;
}

for (const theme of ['light', 'dark'] as const)
  test(`a card that may not be played is darker than when it may, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await prepare(page, theme);
    await playEasy(page, 'coralon');
    const barred = page.locator('.hand-card[data-state="barred"]');
    const free = page.locator('.hand-card[data-state="free"]');
    while ((await turnOrEnd(page)) === 'turn' && ((await barred.count()) === 0 || (await free.count()) === 0))
      await act(page, pointer);
    expect(await barred.count()).toBeGreaterThan(0);
    await page.mouse.move(0, 0);
    const names = await barred.evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));
    for (const name of names.slice(0, 4)) {
      const card = page.locator(`.hand-card[data-card="${name}"]`);
      const closed = await luminance(page, card);
      // Compared with the same card while it may be played.
      await card.evaluate((each) => each.setAttribute('data-state', 'free'));
      const open = await luminance(page, card);
      await card.evaluate((each) => each.setAttribute('data-state', 'barred'));
      expect(closed, `${name} when barred, beside ${open} when free`).toBeLessThan(open * 0.95);
    }
  });

for (const game of ['coralon', 'stones'])
  test(`the index of a card is in the strip that a fan leaves visible, ${game}`, async ({ page }) => {
    await prepare(page, 'light');
    await playEasy(page, game);
    await turnOrEnd(page);
    await page.evaluate(async () => {
      for (const face of document.fonts) await face.load();
    });
    // A symbol is not rendered: its texts are measured in a drawing of the same scale.
    const reach = await page.evaluate(() =>
      [...document.querySelectorAll('symbol[id^="card-"][id$="-full"]')].map((face) => {
        const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
        drawing.setAttribute('viewBox', '0 0 100 140');
        drawing.append(
          ...[...face.children].filter(({ tagName }) => tagName === 'text').map((text) => text.cloneNode(true)),
        );
        document.body.append(drawing);
        const { x, width } = drawing.getBBox();
        drawing.remove();
        return { id: face.id, left: x, right: x + width };
      }),
    );
    expect(reach.length).toBeGreaterThan(10);
    for (const { id, left, right } of reach.filter(({ id }) => !id.includes('-X'))) {
      expect(left, id).toBeGreaterThan(1);
      expect(right, id).toBeLessThanOrEqual(23.5);
    }
  });

test('the back and the letters of cards are settings', async ({ page }) => {
  await page.goto('/settings');
  const sample = page.locator('.settings-cards use').first();
  await expect(sample).toHaveAttribute('href', /-full$/);
  await page.getByRole('radio', { name: 'Lantern' }).check();
  await page.getByRole('group', { name: 'Letters on cards' }).getByRole('radio', { name: 'On' }).check();
  await expect(sample).toHaveAttribute('href', /-full-letter$/);
  await page.goto('/about');
  await expect(page.getByRole('img', { name: 'Face-down card' }).first()).toHaveClass(/back-lantern/);
});

test('a card that is held says what it is; dragged to the felt, it is played, and dropped on the hand it is not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  const gestures = page.waitForResponse(/card-gestures-.*\.js/);
  await playEasy(page, 'chevalier');
  // The table has it before this: whoever waits for a module is told in turn.
  await page.evaluate((file) => import(file), (await gestures).url());
  const free = page.locator('.hand-card[data-state="free"]').last();
  while ((await turnOrEnd(page)) === 'turn' && (await free.count()) === 0) await act(page, pointer);
  const card = String(await free.getAttribute('data-card'));
  const mine = page.locator(`.hand-card[data-card="${card}"]`);
  const box = (await mine.boundingBox())!;
  // Most of a card lies under the next one.
  const [x, y] = [box.x + 12, box.y + 0.4 * box.height];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(page.locator('.prompt-row')).toContainText(
    String(await mine.locator('svg').first().getAttribute('aria-label')),
  );
  await page.mouse.up();
  await expect(mine).toBeVisible();

  await page.mouse.down();
  await page.mouse.move(x - 30, y, { steps: 4 });
  await page.mouse.up();
  await expect(mine).toBeVisible();

  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, 300, { steps: 6 });
  await page.mouse.up();
  await expect(mine).toHaveCount(0);
  await expect(page.locator('.felt .trick-card > .card').first()).toBeVisible();
});
