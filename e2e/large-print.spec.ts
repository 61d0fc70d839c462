/** Tables in large print: no axe findings, nothing overlaps or is cut off. Other pages in large print are in pages.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture, tidyIn } from './look.ts';
import { act, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };
const OTHERS = [
  { width: 320, height: 568 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];

/** Games with many words at the seats, many people, a ring of suits, and long choices; each in one theme. */
const TABLES = [
  { game: 'stones', players: 3, theme: 'light', phases: ['bids', 'tricks'] },
  { game: 'coralon', players: 6, theme: 'dark', phases: ['bidding', 'tricks'] },
  { game: 'chevalier', theme: 'light', phases: ['bidding', 'tricks'] },
  { game: 'speed-run', theme: 'dark', phases: ['choosing', 'tricks'] },
] as const;

for (const { game, theme, phases, ...table } of TABLES)
  test(`${game} in large print, ${theme}`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await prepare(page, theme, { print: 'large' });
    await playEasy(page, game, 'large', 'players' in table ? table.players : undefined);
    const seen = new Set<string>();
    while (phases.some((phase) => !seen.has(phase)) && (await turnOrEnd(page)) === 'turn') {
      const phase = (await page.locator('main.table').getAttribute('data-phase')) ?? '';
      if (!seen.has(phase)) {
        seen.add(phase);
        for (const size of [DESK, PHONE]) {
          await page.setViewportSize(size);
          await tidyIn(page, [size]);
          await accessible(page);
          await picture(page, `${game}-large-${phase.replaceAll(' ', '-')}-${size.width}`);
        }
        await tidyIn(page, OTHERS);
      }
      await act(page, pointer);
    }
    await fits(page);
    expect([...seen]).toEqual(expect.arrayContaining([...phases]));
  });

/** The size of the letters of what is read most, in pixels. */
const sizes = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    ['.prompt', ':is(.goal, .news)', '.seat-name', '.seat-tags > .tag'].map((part) => {
      const element = document.querySelector(`.table-own ${part}, .felt [data-at="1"] ${part}`);
      return element ? Number.parseFloat(getComputedStyle(element).fontSize) : Number.NaN;
    }),
  );

for (const { window, least } of [
  { window: PHONE, least: 1.2 },
  { window: { width: 320, height: 568 }, least: 1.1 },
  { window: DESK, least: 1.2 },
])
  test(`words grow at a table, ${window.width} × ${window.height}`, async ({ page }) => {
    await page.setViewportSize(window);
    await prepare(page);
    await playEasy(page, 'oh-hell', 'large');
    // Not while there is a choice, which leaves the seats of the smallest phone no room to grow.
    const choosing = page.locator('main.table[data-choosing="true"]');
    for (await turnOrEnd(page); (await choosing.count()) > 0; await turnOrEnd(page)) await act(page, pointer);
    await expect(page.locator('.felt [data-at="1"] .tag[data-chip="true"]').first()).toBeVisible();
    const before = await sizes(page);
    await page.evaluate(() => document.documentElement.setAttribute('data-print', 'large'));
    const tooSmall = async (): Promise<string[]> =>
      (await sizes(page)).flatMap((size, i) => (size / before[i] >= least ? [] : `part ${i}: ${before[i]} to ${size}`));
    // The style sheet of large print comes with the parts that are loaded when the table has been shown.
    await expect.poll(tooSmall).toEqual([]);
    await tidyIn(page, [window]);
  });
