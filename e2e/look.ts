/** Looking at a page as axe does, and keeping pictures of it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails where axe finds anything at all. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
  ).toEqual([]);
}

/** Keeps a picture in e2e/pictures. */
export const picture = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: `${import.meta.dirname}/pictures/${name}.png` });

/** Nothing may be wider than the window. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels wider than the window').toBeLessThanOrEqual(0);
}
