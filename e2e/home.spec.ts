/** The home page: choosing a game, going on with one, starting one at once. */
import { expect, test } from '@playwright/test';
import { accessible, picture } from './look.ts';
import { act, playNow, pointer, prepare, turnOrEnd } from './player.ts';

test('home: games are filtered by players and length, and a tap on a cover plays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  await page.goto('/?seed=e2e');
  const tiles = page.locator('.game-name');
  await expect(tiles).toHaveCount(20);
  await expect(page.locator('.game svg.cover')).toHaveCount(20);
  await page.getByText('6 players', { exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'games for 6 players' })).toHaveText('4 games for 6 players');
  await expect(tiles).toHaveCount(4);
  await page.getByText('Short', { exact: true }).click();
  await expect(tiles).toContainText(['Speed Run']);
  await page.getByText('Any', { exact: true }).click();
  const thief = page.locator('.game:has(a[href="/new/thief"])');
  await expect(thief.getByRole('link', { name: 'How to play Thief' })).toHaveAttribute('href', '/how/thief');
  await expect(thief.locator('.tags')).toContainText('bidding');
  await thief.locator('.cover').scrollIntoViewIfNeeded();
  const box = await thief.locator('.cover').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 60, (box?.y ?? 0) + 40);
  await page.waitForURL('**/play/*');
  await expect(page.locator('.hand-card').first()).toBeVisible();
});

test('home: newcomers can learn, play and invite; whoever has played can continue, remove, and bring back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  await page.goto('/?seed=e2e');
  await expect(page.getByRole('link', { name: /Learn Coralon in five minutes/ })).toHaveAttribute(
    'href',
    '/learn/coralon',
  );
  await page.getByRole('link', { name: /Make a table, send its link/ }).click();
  await expect(page.getByRole('radio', { name: 'Friends, by a link' })).toBeChecked();
  await page.goto('/?seed=e2e');
  await page.getByRole('button', { name: 'Play Coralon now' }).click();
  await page.waitForURL('**/play/*');
  await turnOrEnd(page);
  await act(page, pointer);
  await turnOrEnd(page);
  const table = new URL(page.url()).pathname;

  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Continue playing' });
  const hero = mine.locator('.hero');
  await expect(hero).toContainText('Your turn');
  await expect(hero).toContainText('Hand 1');
  await expect(hero.locator('.card')).toHaveCount(3);
  await accessible(page);
  await picture(page, 'home-continue');
  // The page remembers it: it is there at once, and stays where it is.
  await page.reload();
  await expect(hero.getByRole('link', { name: 'Continue Coralon' })).toHaveAttribute('href', table);
  await hero.getByRole('button', { name: 'Remove this table of Coralon' }).click();
  await mine.getByRole('button', { name: 'Bring it back' }).click();
  await hero.getByRole('link', { name: 'Continue Coralon' }).click();
  await expect(page.locator('.hand-card').first()).toBeVisible();
});

test('/play/GAME starts that game, and Back does not start another', async ({ page }) => {
  await prepare(page);
  await page.goto('/about');
  await page.goto('/play/bishop?seed=e2e');
  await expect(page).toHaveURL(/\/play\/(?!bishop)\w+$/);
  await expect(page.locator('.seat')).toHaveCount(5);
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test("Play now is the rulebook's own game; a new table has its presets beside it", async ({ page }) => {
  await prepare(page);
  await playNow(page, 'baronet');
  await expect(page.locator('.seat')).toHaveCount(5);

  await page.goto('/new/baronet');
  const chosen = (group: string) => page.getByRole('group', { name: group }).getByRole('radio', { checked: true });
  await expect(chosen('How many players?')).toHaveAccessibleName('5');
  await expect(chosen('Begin with')).toHaveAccessibleName('Rulebook game');
  await expect(page.locator('.new-now').first()).toHaveText('Standard rules');
  await page.getByText('Four players', { exact: true }).click();
  await expect(chosen('How many players?')).toHaveAccessibleName('4');
  await page.getByText('Short game', { exact: true }).click();
  await expect(chosen('How many players?')).toHaveAccessibleName('4');
  await expect(page.locator('.new-now').first()).toHaveText('Times each player deals 1');
  await page.getByText('Rulebook game', { exact: true }).click();
  await expect(chosen('How many players?')).toHaveAccessibleName('5');
});

test('tables of the server to go on with: not those that are over, and not too many at once', async ({ page }) => {
  await prepare(page);
  const seats = [
    { kind: 'person', name: 'Ana', here: true, away: false, bot: null },
    { kind: 'person', name: 'Bo', here: true, away: false, bot: null },
  ];
  const stages = ['over', ...Array.from({ length: 8 }, () => 'playing')];
  const tables = stages.map((stage, i) => ({ id: `t${i}`, game: 'thief', stage, seats, seat: 0, turn: false }));
  await page.route('**/api/me', (route) =>
    route.fulfill({ json: { person: { id: 'a', name: 'Ana', account: false } } }),
  );
  await page.route('**/api/tables/mine', (route) => route.fulfill({ json: { tables } }));
  await page.goto('/');
  const mine = page.getByRole('region', { name: 'Continue playing' });
  await expect(mine.locator('a')).toHaveCount(8);
  await expect(mine.locator('a:visible')).toHaveCount(6);
  await expect(mine.locator('a[href="/t/t0"]')).toHaveCount(0);
  await mine.getByText('2 more').click();
  await expect(mine.locator('a:visible')).toHaveCount(8);
});
