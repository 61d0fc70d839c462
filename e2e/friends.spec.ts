/** Two people at one table, each in their own browser. */
import { type Browser, expect, type Page, test } from '@playwright/test';
import { playOut } from './finished-games.ts';
import { accessible, picture } from './look.ts';
import { act, ended, myTurn, OFTEN, pointer, prepare } from './player.ts';

async function person(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 375, height: 667 } });
  const page = await context.newPage();
  await prepare(page);
  return page;
}

/** Enters the name that the page asks for. */
async function sayName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name at the table').fill(name);
  await page.getByRole('button', { name: 'Use this name' }).click();
}

/** Ana makes a table with free seats; Bo joins by the link and takes one. */
async function meet(browser: Browser): Promise<{ ana: Page; bo: Page }> {
  const [ana, bo] = [await person(browser), await person(browser)];
  await ana.goto('/new/thief');
  await ana.getByText('Friends, by a link').click();
  await ana.getByRole('button', { name: 'Make the table and get its link' }).click();
  await sayName(ana, 'Ana');
  await ana.waitForURL('**/t/*');
  await bo.goto(ana.url());
  await bo
    .getByRole('button', { name: /sit at seat/i })
    .first()
    .click();
  await sayName(bo, 'Bo');
  await expect(ana.getByText('Bo', { exact: true })).toBeVisible();
  return { ana, bo };
}

/** Both are at a table; the game begins, with bots in the other seats. */
async function sitDown(browser: Browser): Promise<{ ana: Page; bo: Page }> {
  const { ana, bo } = await meet(browser);
  await accessible(ana);
  await picture(ana, 'waiting-room');
  await ana.getByRole('button', { name: /^start/i }).click();
  for (const page of [ana, bo]) await expect(page.locator('.hand-card').first()).toBeVisible();
  return { ana, bo };
}

/** Acts for the player whose turn it is, until both see the end of the hand or after `acts` acts. */
async function playTogether(pages: readonly Page[], acts: number): Promise<number> {
  for (let done = 0; done < acts; ) {
    const either = async (): Promise<boolean> => {
      const seen = await Promise.all(pages.map((page) => myTurn(page).or(ended(page)).first().isVisible()));
      return seen.includes(true);
    };
    await expect
      .poll(either, { ...OFTEN, timeout: 30_000, message: 'somebody is to act, or the hand is over' })
      .toBe(true);
    if ((await ended(pages[0]).count()) > 0) return done;
    for (const page of pages)
      if ((await myTurn(page).count()) > 0) {
        await act(page, pointer);
        done++;
      }
  }
  return acts;
}

test('a waiting room tells who sits down, hears what is typed and says what is not heard', async ({ browser }) => {
  const { ana, bo } = await meet(browser);
  await expect(ana.locator('[data-live]')).toContainText('Bo sits at seat 2.');
  await bo.getByLabel('Say something').fill('see\u200b\tyou');
  await bo.getByRole('button', { name: 'Send' }).click();
  await expect(ana.getByRole('log')).toContainText('Bo: see you');
  // The server limits bursts. Send all at once: on a slow machine single clicks are too far apart.
  await bo.getByRole('button', { name: 'Thanks' }).evaluate((button: HTMLElement) => {
    for (let n = 0; n < 8; n++) button.click();
  });
  await expect(bo.getByRole('alert').filter({ hasText: 'too much at once' })).toBeVisible();
});

/** The names around the table, seat by seat, as a page shows them; a page calls its own player "You". */
const seated = async (page: Page, own: string): Promise<string[]> => {
  const names = await page.locator('.seat[data-seat]').evaluateAll((seats) =>
    seats
      .map((seat) => [Number(seat.getAttribute('data-seat')), seat.querySelector('.seat-name')?.textContent ?? ''])
      .sort(([a], [b]) => Number(a) - Number(b))
      .map(([, name]) => String(name)),
  );
  return names.map((name) => (name === 'You' ? own : name));
};

test('the seats are drawn: both see the same table, each from their own seat, and who deals first', async ({
  browser,
}) => {
  const { ana, bo } = await meet(browser);
  await expect(ana.getByText('Seats are drawn at random when the game starts', { exact: false }).first()).toBeVisible();
  await ana.getByRole('button', { name: /^start/i }).click();
  for (const page of [ana, bo]) await expect(page.locator('.hand-card').first()).toBeVisible();
  const names = await seated(ana, 'Ana');
  expect(names).toHaveLength(new Set(names).size);
  expect(await seated(bo, 'Bo')).toEqual(names);
  expect(names).toContain('Ana');
  for (const [page, name] of [
    [ana, 'Ana'],
    [bo, 'Bo'],
  ] as const) {
    const own = page.locator('.felt [data-at="0"] .seat');
    await expect(own).toHaveAttribute('data-seat', String(names.indexOf(name)));
    await page.keyboard.press('g');
    const dealer = names[0] === name ? 'you' : names[0];
    await expect(page.getByText(`Seats were drawn; first dealer: ${dealer}.`).first()).toBeVisible();
  }
  // A reload returns to the seat that was drawn.
  await bo.reload();
  await expect(bo.locator('.felt [data-at="0"] .seat')).toHaveAttribute('data-seat', String(names.indexOf('Bo')));
});

test('two people play a hand together and talk', async ({ browser }) => {
  test.setTimeout(120_000);
  const { ana, bo } = await sitDown(browser);
  await ana.getByRole('button', { name: 'Talk' }).click();
  await ana.getByRole('button', { name: 'Good luck' }).click();
  await expect(bo.getByText('Good luck').first()).toBeVisible();
  await expect(bo.locator('[data-live]')).toContainText('Ana: Good luck');
  await ana.keyboard.press('Escape');
  expect(await playTogether([ana, bo], 200)).toBeGreaterThan(10);
  await expect(ana.locator('.hand-over, .over').first()).toContainText(/\d/);
  await picture(ana, 'friends-end');
});

test('somebody whose network goes comes back in the middle of a trick', async ({ browser }) => {
  test.setTimeout(120_000);
  const { ana, bo } = await sitDown(browser);
  await playTogether([ana, bo], 5);
  await bo.context().setOffline(true);
  await expect(
    bo
      .getByRole('status')
      .filter({ hasText: /network|connection/i })
      .first(),
  ).toBeVisible({ timeout: 30_000 });
  await bo.getByRole('button', { name: 'Talk' }).click();
  await bo.getByText('More phrases and faces').click();
  await bo.getByRole('button', { name: 'Sorry!' }).click();
  await expect(bo.getByRole('log')).toContainText('Sorry! (not sent yet');
  if ((await myTurn(ana).count()) > 0) await act(ana, pointer);
  await bo.context().setOffline(false);
  await expect(ana.getByText('Sorry!').first()).toBeVisible({ timeout: 30_000 });
  await expect(bo.getByRole('log')).not.toContainText('not sent yet');
  await bo.keyboard.press('Escape');
  await expect(async () => {
    const moments = await Promise.all([ana, bo].map((page) => page.locator('main.table').getAttribute('data-moment')));
    expect(moments[0]).toBe(moments[1]);
  }).toPass({ timeout: 30_000 });
  const held = await bo.locator('.hand-card').count();
  await bo.reload();
  await expect(bo.locator('.hand-card')).toHaveCount(held);
  expect(await playTogether([ana, bo], 4)).toBeGreaterThan(0);
});

test('a card that is tapped lies in the trick before the server answers, and returns to the hand if it is refused', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const page = await person(browser);
  let refuse: (() => void) | null = null;
  let isHeld = false;
  await page.routeWebSocket(/\/api\/socket/, (client) => {
    const server = client.connectToServer();
    client.onMessage((text) => {
      const { t, table, id } = JSON.parse(String(text));
      if (!isHeld || t !== 'act') server.send(text);
      else
        refuse = () => client.send(JSON.stringify({ t: 'error', code: 'refused', table, id, text: 'Not that one.' }));
    });
  });
  await page.goto('/new/thief');
  await page.getByText('Friends, by a link').click();
  await page.getByRole('button', { name: 'Make the table and get its link' }).click();
  await sayName(page, 'Ana');
  await page.getByRole('button', { name: /^start/i }).click();
  const inTricks = page.locator('main.table[data-phase="tricks"] .prompt[data-turn="true"]');
  for (
    await expect(myTurn(page)).toBeVisible();
    (await inTricks.count()) === 0;
    await expect(myTurn(page)).toBeVisible()
  )
    await act(page, pointer);

  isHeld = true;
  const card = await page.locator('.hand-card[data-state="free"]').first().getAttribute('data-card');
  await pointer.card(page);
  await expect(page.locator(`.trick-card[data-card="${card}"]`)).toBeVisible();
  await expect(page.locator(`.hand-card[data-card="${card}"]`)).toHaveCount(0);
  await expect.poll(() => refuse !== null).toBe(true);
  refuse!();
  await expect(page.locator(`.hand-card[data-card="${card}"]`)).toBeVisible();
  await expect(page.locator(`.trick-card[data-card="${card}"]`)).toHaveCount(0);
  await expect(page.getByText('Not that one.')).toBeVisible();
  isHeld = false;
  await act(page, pointer);
});

test('talk: a dot for what has not been seen, reactions, beside the table at a desk, and somebody who is muted', async ({
  browser,
}) => {
  const { ana, bo } = await sitDown(browser);
  const talk = (page: Page) => page.getByRole('button', { name: /^Talk/ });
  await bo.setViewportSize({ width: 1440, height: 900 });
  await bo.getByRole('tab', { name: 'Talk' }).click();
  await bo.getByLabel('Say something').fill('Hello there');
  await bo.keyboard.press('Enter');
  await bo.getByRole('button', { name: 'Well played' }).click();
  await expect(talk(ana)).toHaveAccessibleName('Talk, 2 new messages');
  await accessible(bo);
  await picture(bo, 'talk-desk');
  await talk(ana).click();
  await expect(ana.getByRole('log')).toContainText('Bo: Hello there');
  await expect(ana.locator('.talk-line[data-reaction="true"]')).toContainText('Well played');
  await accessible(ana);
  await picture(ana, 'talk-phone');
  await ana.keyboard.press('Escape');
  await expect(talk(ana)).toHaveAccessibleName('Talk');

  await ana.getByRole('button', { name: 'People' }).click();
  await ana.getByRole('button', { name: 'Mute Bo' }).click();
  await expect(ana.getByRole('button', { name: 'Unmute Bo' })).toBeVisible();
  await ana.keyboard.press('Escape');
  await bo.getByRole('button', { name: 'Ouch' }).click();
  await expect(bo.getByRole('log')).toContainText('Ouch');
  await talk(ana).click();
  await ana.getByRole('button', { name: 'Thanks' }).click();
  await expect(bo.getByRole('log')).toContainText('Thanks');
  await expect(ana.getByRole('log')).not.toContainText('Ouch');
  // The keyboard moves between what is beside the table.
  await bo.getByRole('tab', { name: 'Talk' }).focus();
  await bo.keyboard.press('ArrowRight');
  await expect(bo.getByRole('tab', { name: 'Everything' })).toBeFocused();
});

test('after the game each taps once, and the next one begins when both are in', async ({ browser }) => {
  const [ana, bo] = [await person(browser), await person(browser)];
  for (const [page, name] of [
    [ana, 'Ana'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto('/about');
    await page.request.post('/api/guest', { data: { name } });
  }
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'simple' }];
  const made = await ana.request.post('/api/tables', { data: { game: 'coralon', options: { target: 10 }, seats } });
  const { id } = (await made.json()).table;
  await bo.request.post(`/api/tables/${id}/seat`, { data: {} });
  for (const page of [ana, bo]) await page.goto(`/t/${id}`);
  await ana.getByRole('button', { name: /^start/i }).click();
  await Promise.all([ana, bo].map((page) => playOut(page, id)));
  for (const page of [ana, bo]) await expect(page.locator('.over')).toBeVisible({ timeout: 30_000 });
  await ana.locator('.over').getByRole('button', { name: 'Play again' }).click();
  await expect(ana.getByText('1 of 2 are in')).toBeVisible();
  await expect(ana.getByRole('button', { name: 'Start now with bots' })).toBeVisible();
  await accessible(ana);
  await picture(ana, 'rematch-room');
  await expect(bo.locator('.over').getByText('The others want to play again.')).toBeVisible();
  await bo.locator('.over').getByRole('button', { name: 'Play again' }).click();
  for (const page of [ana, bo]) await expect(page.locator('.hand-card').first()).toBeVisible({ timeout: 20_000 });
  expect(ana.url()).toBe(bo.url());
  expect(ana.url()).not.toContain(id);
  // What they have played is among their results.
  await ana.goto('/me');
  const results = ana.locator('.result').filter({ hasText: 'Coralon' });
  await expect(results).toContainText(/Won [01] of 1/);
  await accessible(ana);
  await picture(ana, 'me-results');
});

test('two who look for players meet at one table, and begin with bots after a while', async ({ browser }) => {
  const [ana, bo] = [await person(browser), await person(browser)];
  for (const [page, name] of [
    [ana, 'Ana'],
    [bo, 'Bo'],
  ] as const) {
    await page.goto('/new/chevalier');
    await page.getByRole('button', { name: 'Find players' }).click();
    await sayName(page, name);
    await page.waitForURL('**/t/*');
  }
  expect(ana.url()).toBe(bo.url());
  for (const page of [ana, bo]) await expect(page.getByText('2 of 4 players are here')).toBeVisible();
  await accessible(bo);
  await picture(bo, 'match-room');
  await expect(bo.getByRole('button', { name: 'Start with bots' })).toHaveCount(0);
  await bo.getByRole('button', { name: 'Start with bots' }).click({ timeout: 30_000 });
  for (const page of [ana, bo]) await expect(page.locator('.hand-card').first()).toBeVisible({ timeout: 20_000 });
});

test('whoever cancels looks no longer', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/new/stones');
  await page.getByRole('button', { name: 'Find players' }).click();
  await sayName(page, 'Ana');
  await expect(page.getByText('1 of 4 players are here')).toBeVisible();
  const table = page.url();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect((await page.request.get(table.replace('/t/', '/api/tables/'))).status()).toBe(404);
});

test('one’s own pages: a name, an account with another name, a key for a program', async ({ browser }) => {
  const page = await person(browser);
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'No finished games yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Choose a game' })).toHaveAttribute('href', '/');
  await expect(page.getByText(/Learned 0 of \d+/)).toBeVisible();
  await accessible(page);
  await picture(page, 'me-empty');
  await page.getByRole('link', { name: 'Account' }).click();
  await expect(page.getByRole('button', { name: 'Choose a name' })).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Choose a name' }).click();
  await sayName(page, 'Zoë');
  const own = `Zoë ${Date.now() % 1e9}`;
  const account = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Create an account' }) });
  await account.getByLabel('Name').fill(own);
  await account.getByLabel('Password').fill('correct horse battery');
  await account.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${own}.`)).toBeVisible();
  await accessible(page);
  const rename = page.locator('form').filter({ has: page.getByRole('heading', { name: 'Change the name' }) });
  await rename.getByLabel('New name').fill(`${own}!`);
  await rename.getByRole('button').click();
  await expect(page.getByText(`You are signed in as ${own}!.`)).toBeVisible();
  await picture(page, 'account');
  await page.goto('/me/agents');
  await page.getByLabel('Name of the program').fill('Robo');
  await page.getByRole('button', { name: 'Create a key' }).click();
  await expect(page.locator('.me-token')).toBeVisible();
  await expect(page.getByRole('button', { name: 'End program Robo' })).toBeVisible();
  await accessible(page);
});
