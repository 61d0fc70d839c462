/** The solitaire's board: turns by pointer and by keys, undo within a turn. */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, fits, picture, tidyIn, WINDOWS } from './look.ts';
import { playNow, prepare } from './player.ts';

const end = (page: Page) => page.getByRole('button', { name: /^End (turn|this part)$/ });
const able = (page: Page) => page.locator('.place-able').first();
const turn = async (page: Page) => page.locator('.solitaire-status strong').innerText();

const flippable = (page: Page) => page.locator('.place-able[aria-label*="can be turned over"]').first();
const movable = (page: Page) => page.locator('.place-able[aria-label*="can be moved"]').first();
const ready = (page: Page) => end(page).and(page.locator(':not([aria-disabled="true"])'));
/** Before the dice have been rolled, there is nothing to do. */
const rolled = (page: Page) => expect(ready(page).or(flippable(page)).first()).toBeVisible();

/** Turns over what must be turned over, and ends the turn. */
async function finish(page: Page, press: (what: ReturnType<typeof able>) => Promise<void>): Promise<void> {
  const before = await turn(page);
  for (let i = 0; i < 12; i++) {
    await rolled(page);
    if ((await ready(page).count()) > 0) break;
    await press(flippable(page));
    await press(page.getByRole('button', { name: /^Turn over / }));
    await expect(page.locator('.place-held')).toHaveCount(0);
  }
  await press(end(page));
  await expect.poll(() => turn(page)).not.toBe(before);
}

/** Ends turns until a coin can be moved; returns one that can. */
async function untilMovable(page: Page, press: (what: ReturnType<typeof able>) => Promise<void>) {
  for (await rolled(page); (await movable(page).count()) === 0; await rolled(page)) await finish(page, press);
  return movable(page);
}

for (const theme of ['light', 'dark'] as const)
  test(`turns by pointer, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page, theme);
    await playNow(page, 'piecepack-stepping-stones');
    await expect(page.locator('.board')).toBeVisible();
    await accessible(page);
    await tidyIn(page, WINDOWS);
    for (let i = 0; i < 6; i++) await finish(page, (what) => what.click());
    await picture(page, `solitaire-${theme}`);
    await accessible(page);
    await tidyIn(page, WINDOWS);
    await accessibleInLargePrint(page);
  });

test('a coin is moved, and the move taken back; all by keys', async ({ page }) => {
  await prepare(page);
  await playNow(page, 'piecepack-stepping-stones');
  const press = async (what: ReturnType<typeof able>): Promise<void> => {
    await what.focus();
    await page.keyboard.press('Enter');
  };
  await press(await untilMovable(page, press));
  const lit = page.locator('.place-lit').first();
  const square = page.locator(`[data-square="${await lit.getAttribute('data-square')}"]`);
  const bare = ((await square.getAttribute('aria-label')) ?? '').split('. ')[0];
  await press(lit);
  await expect(square).not.toHaveAttribute('aria-label', new RegExp(`^${bare}`));
  await press(page.getByRole('button', { name: 'Take back' }));
  await expect(square).toHaveAttribute('aria-label', new RegExp(`^${bare}`));
  await page.locator('[data-square="a1"]').focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.locator('[data-square="a2"]')).toBeFocused();
  await page.getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.solitaire-result')).toContainText('given up');
  await expect(page.locator('.solitaire-result')).toContainText('Best: 0 of 4 home (1 played)');
  await page.setViewportSize({ width: 320, height: 568 });
  for (const name of ['Share', 'Play again'])
    await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  await fits(page);
  await accessible(page);
  await picture(page, 'solitaire-given-up');
});

test('a coin is dragged, and the way it went is shown', async ({ page }) => {
  await prepare(page);
  await playNow(page, 'piecepack-stepping-stones');
  const coin = await untilMovable(page, (what) => what.click());
  const value = Number(/: (\d) of/.exec((await coin.getAttribute('aria-label')) ?? '')?.[1]);
  const middle = async (square: ReturnType<typeof able>): Promise<[number, number]> => {
    const box = await square.boundingBox();
    if (!box) throw new Error('The square is not there.');
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  await page.mouse.move(...(await middle(coin)));
  await page.mouse.down();
  const [x, y] = await middle(coin);
  await page.mouse.move(x + 15, y + 15, { steps: 3 });
  const lit = page.locator('.place-lit').first();
  await expect(lit).toBeVisible();
  const to = page.locator(`[data-square="${await lit.getAttribute('data-square')}"]`);
  await page.mouse.move(...(await middle(lit)), { steps: 5 });
  await page.mouse.up();
  await expect(to).toHaveAttribute('aria-label', new RegExp(`: ${value} of`));
  await expect(page.locator('.place-trail')).toHaveCount(value + 1);
  await accessible(page);
  await picture(page, 'solitaire-trail');
});

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1280, height: 800 };

/** A picture on a phone and one on a desktop; nothing may be wider than the window. */
async function pictures(page: Page, name: string): Promise<void> {
  for (const [at, size] of Object.entries({ phone: PHONE, desk: DESK })) {
    await page.setViewportSize(size);
    await fits(page);
    await picture(page, `${name}-${at}`);
  }
}

for (const theme of ['light', 'dark'] as const)
  test(`points left when a pawn gets home; whoever walls in another pawn is warned, ${theme}`, async ({ page }) => {
    await prepare(page, theme);
    await page.goto('/replay');
    const record = readFileSync(`${import.meta.dirname}/records/sealing.jsonl`, 'utf8');
    await page.getByLabel('Or paste a record').fill(record);
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await page.getByRole('button', { name: 'To the end' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForURL('**/play/*');
    await page.locator('.place-able[aria-label*="pawn of crowns"]').click();
    await page.getByRole('button', { name: 'Walk home' }).click();

    // The pawn is home for one of five points: the die stays, and its stones are not set yet.
    await expect(page.locator('.solitaire-status')).toContainText('2 of 4 pawns home');
    const die = page.locator('.die.suit-crowns');
    await expect(die).toContainText('4 points left for the stones of crowns');
    await expect(page.locator('.solitaire-prompt')).toContainText('4 points left for the stones of crowns');
    const set = page.locator('.stone-set.suit-crowns');
    await expect(set).toHaveCount(0);
    await expect(page.locator('.home-die.suit-crowns')).toHaveCount(0);
    await expect(page.locator('.solitaire-sealed')).toHaveCount(0);
    await accessible(page);
    await pictures(page, `solitaire-points-left-${theme}`);

    // A stone of crowns takes two of them, from where the pawn stood.
    await page.locator('[data-square="g3"]').click();
    await page.locator('[data-square="f2"]').click();
    await expect(die).toContainText('2 points left for the stones of crowns');
    await page.getByRole('button', { name: 'Take back' }).click();
    await expect(die).toContainText('4 points left for the stones of crowns');

    await end(page).click();
    const warning = page.getByRole('dialog');
    await expect(warning).toContainText('the pawns of moons and arms have no way home');
    await accessible(page);
    await warning.getByRole('button', { name: 'Do something else' }).click();
    await expect(set).toHaveCount(0);
    await end(page).click();
    await warning.getByRole('button', { name: 'Do it all the same' }).click();
    await expect(page.locator('.solitaire-sealed')).toContainText('moons and arms have no way home any more');
    await expect(set).toHaveCount(5);
    await expect(page.locator('.home-die.suit-crowns')).toHaveCount(1);
    await expect(die).toHaveCount(0);
    await accessible(page);
    await pictures(page, `solitaire-sealed-${theme}`);
  });
