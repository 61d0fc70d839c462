/** A whole hand of every card game through the page: on a phone with a pointer, on a desktop with keys alone. */
import { expect, test } from '@playwright/test';
import { accessible, fits, picture, tidy, tidyIn, WINDOWS } from './look.ts';
import { act, keys, playEasy, playHand, pointer, prepare, turnOrEnd } from './player.ts';

const GAMES = [
  'coralon',
  'coralon-partners',
  'thief',
  'thieves',
  'ducks-and-geese',
  'ducks-and-geese-cutthroat',
  'bishop',
  'baronet',
  'chevalier',
  'up-and-down',
  'stones',
  'stepping-stones',
  'speed-run',
  'whist',
  'hearts',
  'spades',
  'oh-hell',
  'euchre',
  'skat',
];

const WAYS = [
  { name: 'by pointer on a phone', hands: pointer, theme: 'light', size: { width: 375, height: 667 } },
  { name: 'by keys at a desk', hands: keys, theme: 'dark', size: { width: 1280, height: 800 } },
] as const;

for (const { name, hands, theme, size } of WAYS)
  test.describe(name, () => {
    test.use({ viewport: size });
    for (const game of GAMES)
      test(game, async ({ page }) => {
        await prepare(page, theme);
        await playEasy(page, game);
        const phases = new Set<string>();
        let turns = 0;
        const look = async (): Promise<void> => {
          const phase = (await page.locator('main.table').getAttribute('data-phase')) ?? '';
          await fits(page);
          await tidy(page);
          const isNew = !phases.has(phase);
          if (size.width < 400 && (isNew || turns % 5 === 4)) await tidyIn(page, WINDOWS);
          if (isNew) {
            phases.add(phase);
            await accessible(page);
            await picture(page, `${game}-${theme}-${phase.replaceAll(' ', '-')}`);
          }
          if (++turns === 6) await picture(page, `${game}-${theme}-mid-hand`);
        };
        const acts = await playHand(page, hands, look);
        expect(acts).toBeGreaterThan(2);
        await tidyIn(page, size.width < 400 ? WINDOWS : [size]);
        await accessible(page);
        await picture(page, `${game}-${theme}-hand-over`);
        await page.keyboard.press('s');
        await expect(page.getByRole('dialog')).toContainText(/\d/);
        await accessible(page);
        await picture(page, `${game}-${theme}-score`);
      });
  });

/** More people than usual, whose signs and cards leave the least room. */
const CROWDED = [
  { game: 'bishop', players: 5 },
  { game: 'thief', players: 6 },
  { game: 'oh-hell', players: 6 },
];
/** The turns that are looked at. */
const TURNS = 5;

for (const { game, players } of CROWDED)
  test(`${game} with ${players} players, in eight windows`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await prepare(page);
    await playEasy(page, game, 'crowded', players);
    const phases = new Set<string>();
    await expect(page.locator('.felt .seat')).toHaveCount(players);
    for (let turns = 0; turns < TURNS && (await turnOrEnd(page)) === 'turn'; turns++) {
      const phase = (await page.locator('main.table').getAttribute('data-phase')) ?? '';
      if (!phases.has(phase) || turns === TURNS - 1) await tidyIn(page, WINDOWS);
      phases.add(phase);
      await act(page, pointer);
    }
    expect(phases.size).toBeGreaterThan(1);
  });
