/** Checks a page with axe and for layout faults, and saves pictures of it. */
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails if axe finds anything at all. Uses its legacy mode, which skips frames of other sites: we have none, and it needs no second page. */
export async function accessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`),
  ).toEqual([]);
}

/** Saves a picture in e2e/pictures. */
export const picture = (page: Page, name: string): Promise<unknown> =>
  page.screenshot({ path: `${import.meta.dirname}/pictures/${name}.png` });

/** Nothing may be wider than the window. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/**
 * Nothing on the felt may overlap, be cut off or lie outside it, and touch targets must be large enough. While cards are
 * played, the whole table is in the window; during a choice, the smallest phones may scroll.
 */
export async function tidy(page: Page): Promise<void> {
  // The hand is laid out again once it has been measured.
  await expect
    .poll(() => page.evaluate(faults), { message: 'what lies wrong on the table', timeout: 3000 })
    .toEqual([]);
}

/** A small phone; and phones in landscape. */
export const OTHER_WINDOWS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
];

/** The same in windows of other sizes; restores the window afterwards. */
export async function tidyIn(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(page.locator('.side-panel')).toHaveCount(0);
    await tidy(page);
    await fits(page);
  }
  if (before) await page.setViewportSize(before);
}

/** Runs in the page. */
function faults(): string[] {
  const shown = (query: string): Element[] =>
    [...document.querySelectorAll(query)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return width > 1 && height > 1 && !each.closest('.visually-hidden');
    });
  const name = (each: Element): string => `${each.getAttribute('class')} "${each.textContent?.trim().slice(0, 30)}"`;
  const overlap = (a: Element, b: Element): boolean => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    return wide > 2 && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > 2;
  };
  const inside = (a: Element, b: Element): boolean => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    return p.left > q.left - 2 && p.right < q.right + 2 && p.top > q.top - 2 && p.bottom < q.bottom + 2;
  };
  const found: string[] = [];
  const things = shown(
    '.felt :is(.seat, .sign, .trick-card > .card, .trick-by, .trick-taker, .pile, .pile-call, .ring, .strip)',
  );
  for (const [i, a] of things.entries())
    for (const b of things.slice(i + 1))
      if (!(a.closest('.trick') && b.closest('.trick')) && !a.contains(b) && !b.contains(a) && overlap(a, b))
        found.push(`${name(a)} lies over ${name(b)}`);
  const [felt] = shown('.felt');
  for (const each of things) if (felt && !inside(each, felt)) found.push(`${name(each)} is outside the felt`);
  for (const each of shown('.felt *, .table-own > .seat *, .chooser *, .prompt'))
    if (getComputedStyle(each).overflowX === 'hidden' && each.scrollWidth > each.clientWidth + 1)
      found.push(`${name(each)} is cut`);
  for (const each of shown('.table-own :is(button, .button):not(.hand-card), .bar button')) {
    const { width, height } = each.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) found.push(`${name(each)} is small to press: ${width}×${height}`);
  }
  // On a phone on its side, the hand must be visible during the bidding without scrolling.
  const lying = innerWidth > innerHeight && innerHeight < 600;
  for (const each of lying ? shown('.prompt, .chooser, .hand-card, .table-own > .seat') : []) {
    const { top, bottom } = each.getBoundingClientRect();
    if (top < -1 || bottom > innerHeight + 8)
      found.push(`${name(each)} is ${Math.round(bottom - innerHeight)} pixels below the window`);
  }
  const below = document.documentElement.scrollHeight - innerHeight;
  // The lower edge of the hand may be cut off.
  if (below > 8 && !document.querySelector('.table[data-choosing="true"], .hints, .over, .hand-over'))
    found.push(`${below} pixels of the table are below the window`);
  return found;
}
