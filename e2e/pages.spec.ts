/** The other pages: no axe findings, nothing wider than the window, and clear messages for bad links. */
import { expect, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { playEasy, playNow, prepare, turnOrEnd } from './player.ts';

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  new: '/new/bishop',
  learn: '/learn',
  write: '/write',
  rules: '/rules',
  'rules-coralon': '/rules/coralon',
  'rules-stepping-stones': '/rules/stepping-stones',
  'rules-vines': '/rules/vines',
  replay: '/replay',
  deals: '/deals',
  me: '/me',
  account: '/me/account',
  agents: '/me/agents',
  settings: '/settings',
  about: '/about',
  lore: '/vines',
  poker: '/poker',
  lab: '/lab',
  'lab-chevalier': '/lab/chevalier',
};

/** The looks that a page can have, as the settings give them to the document. */
const LOOKS = [
  { look: 'light', theme: 'light', print: 'normal' },
  { look: 'dark', theme: 'dark', print: 'normal' },
  { look: 'large', theme: 'light', print: 'large' },
];

for (const [name, path] of Object.entries(PAGES))
  test(`${name}: light, dark and in large print`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await prepare(page);
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    for (const { look, ...settings } of LOOKS) {
      await page.evaluate((now) => Object.assign(document.documentElement.dataset, now), settings);
      await fits(page);
      await accessible(page);
      await picture(page, `${name}-${look}`);
    }
  });

test('the page About leads to the licence of the fonts', async ({ page }) => {
  await prepare(page);
  await page.goto('/about');
  const licence = await page.getByRole('link', { name: 'SIL Open Font License' }).getAttribute('href');
  const answer = await page.request.get(new URL(licence ?? '', page.url()).href);
  expect(await answer.text()).toMatch(/^fraunces\.woff2: Copyright[\s\S]*SIL OPEN FONT LICENSE/);
});

test('advice, words and credits are looked up: on the rules page, at the table, on About', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  await page.goto('/rules/coralon');
  const lookUp = page.getByRole('navigation', { name: 'Look up' });
  await lookUp.getByRole('link', { name: 'Advice', exact: true }).click();
  await expect(page.locator('#advice')).toBeInViewport();
  await lookUp.getByRole('link', { name: 'Words: The Vines games' }).click();
  await expect(page).toHaveURL(/\/rules\/vines#words$/);
  await expect(page.locator('#words')).toBeInViewport();
  await page.getByRole('link', { name: 'Lore of the deck' }).click();
  await expect(page.locator('h1')).toHaveText('Lore of the Vines deck');
  await expect(page.locator('main')).toContainText('James Ernest and Crab Fragment Labs');

  await playNow(page, 'baronet');
  await turnOrEnd(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Advice and words' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('summary')).toHaveText([
    'Advice: Baronet',
    'Advice: Bishop',
    'Advice: The Vines games',
    'Words: The Vines games',
  ]);
  await expect(dialog.locator('li:visible').first()).toBeVisible();
  await dialog.getByText('Words: The Vines games').click();
  await expect(dialog).toContainText("bidder's cube");
  await fits(page);
  await accessible(page);
  await picture(page, 'look-up');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);

  await page.goto('/about');
  for (const name of ['Michelle Campbell drew the art', 'Tom Saxton', 'Jeff Daymont', 'Ken Maher', 'Shreesh Bhat'])
    await expect(page.locator('.about-makers')).toContainText(name);
});

test('poker: hands are dealt, typed and picked, and compared', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await prepare(page);
  await page.goto('/poker');
  const verdict = page.locator('.poker-verdict');
  const field = (n: number) => page.getByLabel(`Cards of hand ${n}`);
  await expect(page.locator('.poker-hand')).toHaveCount(3);
  await expect(verdict).toContainText(/win/);
  await page.getByRole('group', { name: 'How many hands?' }).getByText('6').click();
  await expect(verdict).toHaveText('Hand 4 needs 5 more cards.');
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.locator('.poker-hand .card')).toHaveCount(30);
  await expect(verdict).toContainText(/win/);

  await page.getByRole('group', { name: 'How many hands?' }).getByText('2').click();
  await page.getByRole('button', { name: 'Clear' }).click();
  await field(1).fill('kl kc 3u 4t 2l');
  await field(1).press('Enter');
  await expect(field(1)).toHaveValue('Kl Kc 3u 4t 2l');
  await field(2).fill('Al Ac Au At 10l');
  await field(2).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'There is no card "10l"' })).toBeVisible();
  await field(2).fill('Kl Ac Au At 2a');
  await field(2).press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'The Knight of locks is in hand 1 already.' })).toBeVisible();

  // By keys alone: pick the cards of the second hand.
  await page.getByLabel('Pick cards for hand 2').focus();
  await page.keyboard.press('Enter');
  for (const card of ['Ace of anchors', 'Ace of trees', 'Three of locks', 'Four of locks', 'Two of cups']) {
    await page.getByRole('button', { name: card, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: card, exact: true })).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(field(2)).toHaveValue('Aa At 3l 4l 2u');
  await expect(verdict).toHaveText('Hand 2 wins: one pair, aces. Hand 1 is of the same kind; ace beats knight.');
  await expect(page.getByRole('button', { name: 'Knight of locks, in hand 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Seven of cups', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Take one away first' })).toBeVisible();
  await fits(page);
  await accessible(page);
  await picture(page, 'poker-picked');

  await expect(page.getByRole('row', { name: /flush/i }).filter({ hasText: '2,270' })).toContainText('1,532');
  await page.goto('/about');
  await page.locator('footer').getByRole('link', { name: 'Poker' }).click();
  await expect(page.locator('h1')).toHaveText('Poker with the Vines deck');
  await expect(field(2)).toHaveCount(1);
});

test('a portrait is chosen by keys, and kept; bots have faces and characters', async ({ page }) => {
  await prepare(page);
  await page.goto('/settings');
  const portraits = page.getByRole('group', { name: 'Your portrait' });
  await portraits.getByRole('radio', { name: 'By name' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(portraits.getByRole('radio', { name: 'Portrait 2' })).toBeChecked();
  const stored = await page.evaluate(() => localStorage.getItem('followsuit.settings'));
  expect(JSON.parse(stored ?? '{}').portrait).not.toBe('');

  await page.goto('/new/coralon');
  await expect(page.locator('.bot-line')).toHaveCount(3);
  await expect(page.getByText('Bo counts every card and says little.')).toBeVisible();
  await page.getByText('Seat by seat').click();
  await page.getByLabel('Seat 2').selectOption('Open for a friend');
  await expect(page.locator('.bot-line')).toHaveCount(2);
});

test('links that lead nowhere say so', async ({ page }) => {
  await prepare(page);
  for (const [path, words] of [
    ['/t/nosuchtable', 'There is no such table'],
    ['/play/nosuchtable', /no such table/i],
    ['/rules/nothing', 'There is no rules page with this name'],
    ['/new/nothing', 'There is no game with that name'],
    ['/nothing/at/all', /no such page/i],
    ['/replay/t/nosuchtable', /no|not/i],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(words);
    await expect(page.locator('a[href="/"]').first()).toBeVisible();
    await expect(page.locator('h1')).toBeVisible();
  }
});

test('a page that is not there has a name and takes the focus, as others do', async ({ page }) => {
  await prepare(page);
  await page.goto('/about');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nothing/at/all' });
    document.body.append(link);
    link.click();
    link.remove();
  });
  await expect(page).toHaveTitle(/There is no such page/);
  await expect(page.locator('main')).toBeFocused();
  await page.goto('/play/nosuchtable');
  await expect(page).toHaveTitle(/The table cannot be shown/);
  await expect(page.getByRole('alert')).toContainText('no such table');
});

test('Back leads to the last search of the rules, and to where a page was left', async ({ page }) => {
  await prepare(page);
  await page.goto('/rules');
  const field = page.getByRole('searchbox');
  const found = page.locator('.rules-found li');
  await field.fill('trump');
  // The address follows after a delay, or at once when the focus leaves the field.
  await expect(page).toHaveURL(/q=trump$/);
  await expect(found.first()).toContainText(/trump/i);
  await page.getByRole('link', { name: 'Rules', exact: true }).click();
  await expect(field).toHaveValue('');
  await page.goBack();
  await expect(field).toHaveValue('trump');
  await expect(found.first()).toBeVisible();
  await page.goForward();
  await expect(field).toHaveValue('');
  await expect(found).toHaveCount(0);

  await field.fill('coins');
  await page.locator('.rules-found a').first().click();
  await expect(page.locator('.rules-text')).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('coins');

  await page.goto('/rules/coralon');
  await expect(page.locator('.rules-text')).toBeVisible();
  await page.evaluate(() => scrollTo(0, 1500));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
  await page.getByRole('link', { name: 'Settings' }).dispatchEvent('click');
  await expect(page.locator('h1')).toContainText('Settings');
  await page.goBack();
  await expect(page.locator('.rules-text')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);

  await page.goto('/rules/coralon#CORALON-BID-2');
  await expect(page.locator('#CORALON-BID-2')).toBeInViewport();
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await skip.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(page).toHaveURL(/#CORALON-BID-2$/);
});

test('where a name cannot be asked for, that is said, and nobody waits for it', async ({ page }) => {
  await prepare(page);
  await page.route('**/assets/name-dialog-*', (route) => route.abort());
  await page.goto('/me/account');
  const give = page.getByRole('button', { name: 'Choose a name' });
  await give.click();
  const told = page.getByRole('status').filter({ hasText: 'could not be loaded' });
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(told).toHaveCount(0);
  await give.click();
  await expect(told).toBeVisible();
});

for (const [width, height] of [
  [375, 667],
  [1280, 800],
])
  test(`a window lies in the middle of the page, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await prepare(page);
    await playEasy(page, 'chevalier');
    await page.getByRole('button', { name: 'Score', exact: true }).click();
    const box = await page.locator('.window-body').boundingBox();
    expect(box).not.toBeNull();
    if (box === null) return;
    expect(box.x + box.width / 2).toBeCloseTo(width / 2, 0);
    expect(box.y + box.height / 2).toBeCloseTo(height / 2, 0);
    expect(box.x).toBeGreaterThan(0);
  });
