/** The brightness of the cards in hand, as the browser renders them. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { act, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

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
