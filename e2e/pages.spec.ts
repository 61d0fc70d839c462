/** The other pages: no axe findings, nothing wider than the window, and clear messages for bad links. */
import { expect, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import {
  act,
  goOn,
  type Hands,
  keys,
  myTurn,
  playEasy,
  playHand,
  playNow,
  pointer,
  prepare,
  reader,
  turnOrEnd,
} from './player.ts';

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

test('the page About leads to the licence of the fonts', async ({ page }) => {
  await prepare(page);
  await page.goto('/about');
  const licence = await page.getByRole('link', { name: 'SIL Open Font License' }).getAttribute('href');
  const answer = await page.request.get(new URL(licence ?? '', page.url()).href);
  expect(await answer.text()).toMatch(/^fraunces\.woff2: Copyright[\s\S]*SIL OPEN FONT LICENSE/);
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

test('a card that may not be played says why, and leads to the rule', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'coralon');
  const barred = page.locator('.hand-card[data-state="barred"]').first();
  for (let i = 0; i < 40; i++) {
    if ((await turnOrEnd(page)) === 'end') throw new Error('every card could be played in the whole hand');
    if ((await page.locator('.hand-card[data-state="free"]').count()) > 0 && (await barred.count()) > 0) break;
    await act(page, pointer);
  }
  const before = await page.locator('main.table').getAttribute('data-moment');
  // `aria-disabled` says that it may not be played; it can still be tapped.
  await barred.click({ position: { x: 8, y: 24 }, force: true });
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('VINES-');
  await expect(dialog).toContainText(/follow/i);
  await accessible(page);
  await picture(page, 'why-not');
  const link = dialog.getByRole('link').first();
  const to = (await link.getAttribute('href')) ?? '';
  expect(to).toMatch(/^\/rules\/[a-z-]+#VINES-/);
  expect(await page.locator('main.table').getAttribute('data-moment')).toBe(before);
  await page.goto(to);
  await expect(page.locator(`[id="${to.split('#')[1]}"]`)).toBeInViewport();
});

test('a window keeps the focus until it is closed, and then gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'coralon');
  const opener = page.getByRole('button', { name: 'Score' });
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close' });
  const behind = page.locator('main > :not(dialog, [aria-live])');
  const open = async (): Promise<void> => {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(close).toBeFocused();
  };
  await open();
  // The Tab key wraps in it, both ways; screen readers do not see what lies behind.
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await dialog.evaluate((window) => window.contains(document.activeElement)), key).toBe(true);
  }
  await expect(opener).toHaveCount(0);
  expect(await behind.evaluateAll((all) => all.every(({ ariaHidden }) => ariaHidden === 'true'))).toBe(true);
  await page
    .locator('.bar-button')
    .last()
    .evaluate((button: HTMLElement) => button.focus());
  await expect(close).toBeFocused();
  // Neither a key of the table nor a tap outside the window reaches the table.
  await page.keyboard.press('l');
  await expect(dialog).toContainText('Score');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => close.click(),
    () => page.keyboard.press('Enter'),
  ];
  for (const way of ways) {
    await way();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await behind.evaluateAll((all) => all.some(({ ariaHidden }) => ariaHidden === 'true'))).toBe(false);
    await open();
  }
});

test.describe('with a finger and with keys', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 667 } });
  test('what was played by tapping leaves no focus behind, by a key the next card has it', async ({ page }) => {
    await prepare(page);
    await playEasy(page, 'coralon');
    const tricks = page.locator('[data-phase="tricks"]');
    const focus = (): Promise<string> => page.evaluate(() => document.activeElement?.className ?? '');
    const finger: Hands = {
      card: (at) =>
        at
          .locator('.hand-card[data-state="free"]')
          .first()
          .tap({ position: { x: 8, y: 24 } }),
      press: (_at, what) => what.tap(),
    };
    for (const [hands, left] of [
      [finger, ''],
      [keys, 'hand-card'],
      [finger, ''],
    ] as const) {
      // A bid comes before the first card.
      while ((await turnOrEnd(page)) === 'turn' && (await tricks.count()) === 0) await act(page, hands);
      await act(page, hands);
      expect(await focus()).toBe(left);
    }
  });
});

test('a contract that is chosen stays where it was pressed', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playEasy(page, 'speed-run');
  const contract = page.locator('.ask-card').last();
  while ((await turnOrEnd(page)) === 'turn' && (await contract.count()) === 0) await act(page, pointer);
  const before = await contract.boundingBox();
  await contract.click();
  await expect(contract).toHaveAttribute('aria-pressed', 'true');
  expect(await contract.boundingBox()).toEqual(before);
});

test('the table as a text, by keys alone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await prepare(page);
  await playEasy(page, 'coralon');
  await turnOrEnd(page);
  await page.keyboard.press('t');
  const text = page.locator('.text-view');
  await expect(text).toContainText('13 cards');
  await expect(page.locator('.felt, .hand')).toHaveCount(0);
  await fits(page);
  await accessible(page);
  await picture(page, 'text-view');
  const acts = await playHand(page, reader, async () => {
    const [first] = await text.locator('li').allInnerTexts();
    expect(first).toMatch(/^You, to act/);
  });
  expect(acts).toBeGreaterThan(8);
  await goOn(page, reader);
  await expect(text).toContainText(/\d+ points?/);
  await page.keyboard.press('t');
  await expect(page.locator('.felt')).toBeVisible();
});

test('a part of the table that cannot be loaded says so', async ({ page }) => {
  await prepare(page);
  await page.route('**/assets/rare-parts-*', (route) => route.abort());
  await playNow(page, 'coralon');
  await turnOrEnd(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('could not be loaded');
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

test('a hint says what and why, and a move can be taken back', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page);
  await playNow(page, 'stones');
  await turnOrEnd(page);
  const asked = await myTurn(page).innerText();
  await act(page, pointer);
  await expect(myTurn(page)).not.toHaveText(asked, { timeout: 20_000 });
  await page.keyboard.press('u');
  await expect(myTurn(page)).toHaveText(asked);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.hints')).toContainText('%', { timeout: 20_000 });
  await accessible(page);
  await picture(page, 'hint');
});

test('without a network the app opens, plays on and begins another game', async ({ page, context }) => {
  await prepare(page, 'light', { offline: true });
  await playNow(page, 'thief');
  await turnOrEnd(page);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('.hand-card').first()).toBeVisible();
  if ((await turnOrEnd(page)) === 'turn') await act(page, pointer);
  await playNow(page, 'bishop');
  await expect(page.locator('.hand-card').first()).toBeVisible();
  await page.goto('/rules/bishop');
  await expect(page.locator('h1')).toContainText('Bishop');
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
