/** Replays: replays, rejected records, checked deals, and a lesson's table played on at its own page. */
import { expect, type Page, test } from '@playwright/test';
import { accessible, accessibleInLargePrint, fits, picture } from './look.ts';
import { act, playEasy, pointer, prepare, turnOrEnd } from './player.ts';

const told = (page: Page) => page.locator('.replay-told');
const moment = (page: Page) => page.getByRole('slider', { name: 'Moment' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The moment in the address, which follows the page after a delay. */
const inAddress = (page: Page) => expect.poll(() => new URL(page.url()).searchParams.get('n'));

async function paste(page: Page, record: string): Promise<void> {
  await page.getByLabel('Or paste a record').fill(record);
  await press(page, 'Open');
}

test('an unfinished game is looked back at: step, jump, whose cards, a link, playing on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 375, height: 667 });
  await prepare(page, 'light', { log: 'open' });
  await playEasy(page, 'coralon');
  for (let i = 0; i < 4 && (await turnOrEnd(page)) === 'turn'; i++) await act(page, pointer);
  await turnOrEnd(page);
  const id = page.url().split('/').at(-1);
  const seat = await page.locator('.felt [data-at="0"] .seat').getAttribute('data-seat');

  await page.goto(`/replay/local/${id}`);
  await expect(moment(page)).toHaveValue('2');
  await accessible(page);
  await fits(page);
  await accessibleInLargePrint(page);
  const dealt = await told(page).innerText();
  await press(page, 'A step on');
  await expect(moment(page)).toHaveValue('3');
  await expect(told(page)).not.toHaveText(dealt);
  await page.keyboard.press('End');
  const last = await moment(page).getAttribute('max');
  await expect(moment(page)).toHaveValue(last ?? '');
  await press(page, 'A trick back');
  await expect(told(page)).toContainText(/trick/i);
  await picture(page, 'look-back');

  await press(page, 'To the beginning');
  await press(page, 'A step on');
  const open = page.locator('.open-hands .card:not(.card-back)');
  await expect(open.first()).toBeVisible();
  const own = await open.count();
  expect(own).toBeLessThan(15);
  await press(page, 'Show all hands');
  await expect(page.getByRole('dialog')).toContainText('spoils it for you');
  await accessible(page);
  await press(page, 'Keep them closed');
  await expect(open).toHaveCount(own);
  await press(page, 'Show all hands');
  await page.getByRole('dialog').getByRole('button', { name: 'Show all hands' }).click();
  await expect(open).toHaveCount(55);
  await expect(page.getByLabel('See')).toBeFocused();
  await page.getByLabel('See').selectOption({ index: 1 });
  await expect.poll(() => open.count()).toBeLessThan(15);
  await page.getByLabel('See').selectOption({ index: 0 });
  await expect(open).toHaveCount(55);

  await page.goto(`/replay/local/${id}?n=5`);
  await expect(moment(page)).toHaveValue('5');
  const there = await told(page).innerText();
  await press(page, 'Copy link to this moment');
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('/about');
  expect(link).toContain(`seat=${seat}`);
  await page.goto(link);
  await expect(moment(page)).toHaveValue('5');
  await expect(page.getByRole('button', { name: 'Show all hands' })).toBeVisible();
  await expect(told(page)).toHaveText(there);
  await press(page, 'A step on');
  await inAddress(page).toBe('6');

  await press(page, 'Play on from here');
  await page.waitForURL('**/play/*');
  await expect(page.locator('.hand-card').first()).toBeVisible();
});

test('during a hand nobody looks into its earlier tricks, unless the log is open', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await prepare(page);
  await playEasy(page, 'coralon');
  const log = page.locator('.side-panel .log');
  const heard = page.locator('[data-live]');
  await turnOrEnd(page);
  const seats = await page.locator('.felt-seats .seat').count();
  /** The cards in the log, by hand. */
  const cards = async (): Promise<string[]> =>
    (await log.locator('li[data-ev="act"]').allInnerTexts()).filter((text) => /: \w+ of \w+\.$/.test(text));
  const finished = () => log.locator('li[data-ev="trick"]').count();
  let first: string[] = [];
  while ((await turnOrEnd(page)) === 'turn' && (await finished()) < 4) {
    const tricks = await finished();
    const inTrick = (await page.locator('.trick[data-done="false"] .trick-card').count()) % seats;
    const listed = await cards();
    expect(listed).toHaveLength(Math.min(tricks, 1) * seats + inTrick);
    if (tricks === 1) first = listed.slice(0, seats);
    if (tricks > 1) {
      expect(first).toHaveLength(seats);
      for (const text of first) {
        await expect(log).not.toContainText(text);
        await expect(heard).not.toContainText(text);
      }
      await expect(log).toContainText('Trick 1 goes to');
    }
    await act(page, pointer);
  }
  await turnOrEnd(page);
  expect(await finished()).toBeGreaterThanOrEqual(4);
  const id = page.url().split('/').at(-1);

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Log at tables with bots').selectOption('open');
  await page.keyboard.press('Escape');
  await expect(page.locator('.sign', { hasText: 'Log' })).toContainText('Open');
  for (const text of first) await expect(log).toContainText(text);
  await picture(page, 'open-log');

  // A reload resets the settings: the log is closed.
  await page.goto(`/replay/local/${id}`);
  await expect(page.getByText('once it is scored')).toBeVisible();
  await expect(moment(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await expect(page.locator('.sign', { hasText: 'Log' })).toHaveCount(0);
  while ((await turnOrEnd(page)) === 'turn') await act(page, pointer);
  for (const text of first) await expect(log).toContainText(text);

  await page.goto(`/replay/local/${id}`);
  await expect(page.getByText('once it is scored')).toBeVisible();
  await press(page, 'To the end');
  await expect(told(page)).toContainText('Hand 1 is over');
});

test('records that are no good are refused with a sentence', async ({ page }) => {
  await prepare(page);
  for (const [record, words] of [
    ['not a record', 'Line 1 is not a line of a record'],
    ['{"ev":"deal"}', 'Line 1 comes before any game line'],
    ['{"ev":"game","game":"coralon","seats":["Ana"]}', 'The record could not be loaded: format must be 1.'],
    ['{"ev":"game","format":1,"game":"nothing","seats":7,"options":null}', 'The record could not be loaded: '],
    ['{"ev":"game","format":1,"game":"coralon"}', 'The record could not be loaded: '],
  ] as const) {
    await page.goto('/replay');
    await paste(page, record);
    await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(words);
  }
  await page.getByRole('link', { name: 'Open another record' }).click();
  await expect(page.getByLabel('Or paste a record')).toBeVisible();
  await page.goto('/replay?n=3#bm90IGEgcmVjb3Jk');
  await expect(page.getByRole('alert')).toContainText('The record in this link is damaged');
  await page.goto('/replay/local/nosuchtable');
  await expect(page.getByRole('alert')).toContainText('no such table');
});

test('the record of a table on the server is looked back at, and its deals are checked', async ({ page }) => {
  await prepare(page);
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const data = { game: 'piecepack-stepping-stones', options: { rolling: 'together' }, seats: [{ kind: 'me' }] };
  const { table } = await (await page.request.post('/api/tables', { data })).json();
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} });

  await page.goto(`/replay/t/${table.id}`);
  await expect(page.getByRole('alert')).toContainText('The record could not be loaded');
  await page.goto(`/t/${table.id}`);
  await press(page, 'Give up');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(page.locator('.solitaire-result')).toContainText('given up');
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.waitForURL(`**/replay/t/${table.id}*`);
  await expect(page.locator('.board')).toBeVisible();
  await press(page, 'To the end');
  await expect(told(page)).toContainText('given up');

  await page.goto('/deals');
  await press(page, 'Check');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText('Write the address of a table first');
  await page.getByLabel('Table', { exact: true }).fill(new URL(`/t/${table.id}`, page.url()).href);
  await press(page, 'Check');
  await expect(page.locator('.deals-told')).toContainText('exactly what was promised');
  await expect(page.getByRole('status').filter({ hasText: 'exactly what was promised' })).toHaveCount(1);
  await expect(page.getByText('Numbers were added by Ana.').first()).toBeVisible();
  await expect(page.locator('.deals-result')).toContainText('Your browser was there');
  await expect(page.locator('.fair-warning')).toHaveCount(0);
  await accessible(page);
});

test('a server that does not keep its promise is found out at the table and in the replay', async ({ page }) => {
  await prepare(page);
  await page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) =>
      socket.send(
        String(text).replace(/("fair":\{"n":\d+,"hash":")[0-9a-f]{8}/g, (_all, before) => `${before}00000000`),
      ),
    );
  });
  await page.request.post('/api/guest', { data: { name: 'Ana' } });
  const data = { game: 'piecepack-stepping-stones', options: { rolling: 'together' }, seats: [{ kind: 'me' }] };
  const { table } = await (await page.request.post('/api/tables', { data })).json();
  await page.request.post(`/api/tables/${table.id}/start`, { data: {} });
  await page.goto(`/t/${table.id}`);
  const warning = page.locator('.fair-warning');
  await expect(warning).toContainText('The server did not keep its promise');
  await expect(warning).toContainText('the server promised one secret, and now has another');
  await accessible(page);
  await press(page, 'OK');
  await expect(warning).toHaveCount(0);
  await press(page, 'Give up');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('link', { name: 'Look back' }).click();
  await page.waitForURL(`**/replay/t/${table.id}*`);
  await expect(warning).toContainText('The server did not keep its promise');
  await page.getByRole('link', { name: 'Look at the deals' }).click();
  await expect(page.locator('.deals-result .fair-warning')).toBeVisible();
  await accessible(page);
});

test('a guided hand is played on at its own page', async ({ page }) => {
  await prepare(page);
  // The page of tables has been shown before, so it appears at once.
  await playEasy(page, 'coralon');
  await turnOrEnd(page);
  const go = (to: string): Promise<void> =>
    page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { href: address });
      document.body.append(link);
      link.click();
      link.remove();
    }, to);
  await go('/learn/coralon');
  await expect(page.getByRole('region', { name: 'Coach' })).toContainText('exactly that many', { timeout: 20_000 });
  await go(`/play/${await page.evaluate(() => localStorage.getItem('followsuit.lesson'))}`);
  await expect(page.getByRole('region', { name: 'Coach' })).toHaveCount(0);
  for (let i = 0; i < 3 && (await turnOrEnd(page)) === 'turn'; i++) await act(page, pointer);
});
