/** Checks a page with axe and for layout faults, and saves pictures of it. */
import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails if axe finds anything at all, once everything is loaded. The page keeps axe, which is long, until it is loaded again. */
export async function accessible(page: Page): Promise<void> {
  await expect(page.locator('.loading')).toHaveCount(0);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`);
  });
  expect(found).toEqual([]);
}

/** The same with large print, for a page that has normal print. */
export async function accessibleInLargePrint(page: Page): Promise<void> {
  const print = (size: string): Promise<void> =>
    page.evaluate((now) => document.documentElement.setAttribute('data-print', now), size);
  await print('large');
  await fits(page);
  await accessible(page);
  await print('normal');
}

/** Saves a picture in e2e/pictures, where somebody may look at it: not in CI. */
export const picture = async (page: Page, name: string): Promise<void> => {
  if (!process.env.CI) await page.screenshot({ path: `${import.meta.dirname}/pictures/${name}.png` });
};

/** Nothing may be wider than the window. */
export async function fits(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, 'pixels wider than the window').toBeLessThanOrEqual(0);
}

/**
 * Everything on the table is in the window, nothing on the felt covers anything else or is cut off, and touch targets are large
 * enough. A choice does not have to be scrolled. At the end of a hand or of the game, the same holds for that scene.
 */
export async function tidy(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // The table is laid out again once it has been measured.
  await expect
    .poll(() => page.evaluate(faults), { message: `what lies wrong in ${width} × ${height}`, timeout: 3000 })
    .toEqual([]);
}

/** A small phone, phones, a tablet, phones on their sides, a laptop and a large screen. */
export const WINDOWS = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 740, height: 360 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
] as const;

/** The same in windows of other sizes; restores the window afterwards. */
export async function tidyIn(page: Page, sizes: readonly { width: number; height: number }[]): Promise<void> {
  const before = page.viewportSize();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await tidy(page);
    await fits(page);
  }
  if (!before) return;
  await page.setViewportSize(before);
  await tidy(page); // it is laid out again
}

/** Runs in the page. */
export function faults(): string[] {
  const shown = (query: string): Element[] =>
    [...document.querySelectorAll(query)].filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return (
        width > 1 && height > 1 && !each.closest('.visually-hidden') && getComputedStyle(each).visibility !== 'hidden'
      );
    });
  const name = (each: Element): string => `${each.getAttribute('class')} "${each.textContent?.trim().slice(0, 30)}"`;
  /** Cards lie a little askew: their boxes may touch. */
  const overlap = (a: Element, b: Element, allowed = 2): boolean => {
    const [p, q] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
    const wide = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    return wide > allowed && Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top) > allowed;
  };
  const found: string[] = [];
  /** The end of a hand or of the game: it may have to be scrolled, but not sideways, and its buttons are always there. */
  const sceneFaults = (scene: Element): string[] => {
    const body = scene.querySelector('.overlay-body');
    const title = shown('.overlay-title');
    const buttons = shown('.overlay-buttons :is(button, .button)');
    const words = shown('.overlay-body *').filter((each) =>
      [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim()),
    );
    const panels = shown('.overlay-body > *');
    if (!body || title.length === 0 || !scene.querySelector('.overlay-main')) return ['the scene is not whole'];
    for (const parts of [panels, words, buttons])
      for (const [i, a] of parts.entries())
        for (const b of parts.slice(i + 1))
          if (!a.contains(b) && !b.contains(a) && overlap(a, b, 3)) found.push(`${name(a)} lies over ${name(b)}`);
    for (const each of [...panels, ...words, ...buttons]) {
      const { left, right } = each.getBoundingClientRect();
      if (left < -2 || right > innerWidth + 2) found.push(`${name(each)} is not in the window: ${[left, right]}`);
    }
    for (const each of [...title, ...buttons]) {
      const { top, bottom } = each.getBoundingClientRect();
      if (top < -2 || bottom > innerHeight + 2) found.push(`${name(each)} is above or below the window`);
    }
    for (const each of [body, ...shown('.overlay-body *, .overlay-buttons *')])
      if (getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1)
        found.push(`${name(each)} is cut`);
    for (const each of buttons) {
      const { width, height } = each.getBoundingClientRect();
      if (width < 43.5 || height < 43.5) found.push(`${name(each)} is small to press: ${width}×${height}`);
      if (each.scrollWidth > each.clientWidth + 1) found.push(`the words of ${name(each)} are cut`);
    }
    if (document.documentElement.scrollHeight > innerHeight + 2) found.push('the page is higher than the window');
    return found;
  };
  const scene = document.querySelector('.overlay');
  if (scene) return sceneFaults(scene);
  const choosers = shown('.table-middle > .chooser');
  const things = [
    ...shown('.felt :is(.seat-face, .seat-name, .seat-tags, .seat-fan, .minis, .sign, .ranks, .felt-piles > *)'),
    ...shown('.felt .trick-card > .card'),
    ...shown('.own-score, .table-title'),
    ...shown('.solitaire-status, .solitaire-felt :is(.board, .dice)'),
    ...choosers,
  ];
  for (const [i, a] of things.entries())
    for (const b of things.slice(i + 1)) {
      if (a.contains(b) || b.contains(a) || (a.closest('.seat') && a.closest('.seat') === b.closest('.seat'))) continue;
      const cards = a.matches('.trick-card > .card') && b.matches('.trick-card > .card');
      if (overlap(a, b, cards ? 0.1 * a.clientWidth : 3)) found.push(`${name(a)} lies over ${name(b)}`);
    }
  for (const card of shown('.felt .trick-card > .card'))
    if (card.clientWidth < 35) found.push(`${name(card)} is only ${card.clientWidth} pixels wide`);
  for (const panel of choosers)
    if (panel.scrollHeight > panel.clientHeight + 2)
      found.push(`${name(panel)} has to be scrolled by ${panel.scrollHeight - panel.clientHeight} pixels`);
  const inWindow = [...things, ...shown('.prompt-row, .bar, .table-own > *, .solitaire-actions > *')];
  for (const each of inWindow) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    if (left < -2 || top < -2 || right > innerWidth + 2 || bottom > innerHeight + 2)
      found.push(`${name(each)} is not in the window: ${[left, top, right, bottom].map(Math.round)}`);
  }
  // The lower edge of the hand may be cut off, but not the indices.
  for (const card of shown('.hand-card')) {
    const { top, height, left, right } = card.getBoundingClientRect();
    if (top + 0.6 * height > innerHeight || left < -6 || right > innerWidth + 6)
      found.push(`${card.getAttribute('data-card')} is not in the window: ${[left, top, right].map(Math.round)}`);
  }
  for (const each of shown('.felt *, .chooser *, .prompt-row *'))
    if (
      !each.matches('.seat-name') &&
      getComputedStyle(each).overflowX === 'hidden' &&
      each.scrollWidth > each.clientWidth + 1
    )
      found.push(`${name(each)} is cut`);
  for (const each of shown(
    '.chooser :is(button, .button), :is(.table-own, .solitaire-own) :is(button, .button), .bar button',
  )) {
    const { width, height } = each.getBoundingClientRect();
    if (width < 43.5 || height < 43.5) found.push(`${name(each)} is small to press: ${width}×${height}`);
  }
  const pages = [document.documentElement, ...document.querySelectorAll('main.table[data-board]')];
  const below = Math.max(...pages.map((each) => each.scrollHeight - innerHeight));
  if (below > 2) found.push(`${below} pixels of the table are below the window`);
  return found;
}
