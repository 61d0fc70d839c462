/** The animations of single games, in stepped replays; and that they stay off when they should. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { prepare } from './player.ts';

const record = (game: string): string =>
  readFileSync(new URL(`../packages/games/src/${game}/golden.jsonl`, import.meta.url), 'utf8');

/** Opens the record of a game at the moment before a line. */
async function before(page: Page, game: string, line: RegExp): Promise<void> {
  await prepare(page);
  await page.addInitScript(() => {
    localStorage.setItem('followsuit.settings', JSON.stringify({ motion: 'auto' }));
    // An animated element may be removed before the test looks.
    const seen: string[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
      seen.push(this.getAttribute('class') ?? '');
      return animate.apply(this, how);
    };
  });
  const text = record(game);
  const n = text.split('\n').findIndex((each) => line.test(each));
  expect(n).toBeGreaterThan(0);
  await page.goto('/replay');
  await page.getByLabel('Or paste a record').fill(text);
  await press(page, 'Open');
  const moment = page.getByRole('slider', { name: 'Moment' });
  await moment.fill(String(n));
  await expect(moment).toHaveValue(String(n));
  await forget(page);
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const forget = (page: Page): Promise<unknown> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));

/** The classes of all elements that have been animated. */
const moved = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { seen: string[] }).seen.flatMap((each) => each.split(' ')));

/** Signs about the trick on the table: from its last card until the next lead. */
const SIGNS = [
  { game: 'speed-run', line: /"ev":"trick","n":4.*"cards":\["2c"/, sign: '.sign', now: '1 high', next: '10 high' },
  { game: 'stones', line: /"ev":"trick","n":16/, sign: '.ring-arrow', now: '↺', next: '↻' },
];

for (const { game, line, sign, now, next } of SIGNS)
  test(`${game}: what is in force stays until the next trick is led`, async ({ page }) => {
    await before(page, game, line);
    const shown = (text: string) => page.locator(`${sign}:visible`).filter({ hasText: text }).first();
    await expect(shown(now)).toBeVisible();
    await press(page, 'A step on');
    await expect(page.locator('.trick')).toHaveAttribute('data-done', 'true');
    await expect(shown(now)).toBeVisible();
    await press(page, 'A step on');
    await expect(page.locator('.trick')).toHaveAttribute('data-done', 'false');
    await expect(shown(next)).toBeVisible();
    await expect(shown(now)).toBeHidden();
  });

const MOVES = [
  { name: 'the box flies to the bidder', game: 'coralon-partners', line: /"do":"take"/, what: 'moving' },
  { name: 'both partners’ cards turn when one looks', game: 'ducks-and-geese', line: /"do":"look"/, what: 'seat' },
  { name: 'a kept duck hops', game: 'ducks-and-geese-cutthroat', line: /"kept":\["2l"\]/, what: 'trick-card' },
  { name: 'the partner’s chair slides', game: 'bishop', line: /"do":"set"/, what: 'chair' },
  { name: 'the dealer’s mark moves on', game: 'bishop', line: /"ev":"deal","hand":2/, what: 'seat-dealer' },
  { name: 'coins fly', game: 'baronet', line: /"ev":"score"/, what: 'coin' },
];

for (const { name, game, line, what } of MOVES)
  test(`${game}: ${name}, and stands still where nothing may move`, async ({ page }) => {
    await before(page, game, line);
    await press(page, 'A step on');
    await expect.poll(() => moved(page)).toContain(what);
    const after = await page.getByRole('slider', { name: 'Moment' }).inputValue();
    // Nothing is left behind.
    await expect(page.locator('.moving')).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await press(page, 'A step back');
    await forget(page);
    await press(page, 'A step on');
    await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(after);
    // Things begin to move in the next frame.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await moved(page)).toEqual([]);
  });
