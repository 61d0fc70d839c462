/** The static site, as `npm run build:static` makes it, from a plain file server under a path. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { accessible, fits, picture } from './look.ts';
import { act, dealEasy, ended, playHand, pointer, prepare, turnOrEnd } from './player.ts';

const PATH = '/cards/followsuit/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
};

const folder = mkdtempSync(join(tmpdir(), 'followsuit-static-'));
/** What was asked for and is not there. */
const missing: string[] = [];
let server: Server;
let site = '';

/** The files of a folder and nothing else: no redirects, no fallback, no headers but the type. */
const files = createServer((request, response) => {
  const path = new URL(request.url ?? '', 'http://host').pathname;
  const name = path === PATH ? 'index.html' : path.slice(PATH.length);
  try {
    if (!path.startsWith(PATH)) throw new Error('another folder');
    response.setHeader('content-type', TYPES[extname(name)] ?? 'application/octet-stream');
    response.end(readFileSync(join(folder, name)));
  } catch {
    missing.push(path);
    response.writeHead(404).end();
  }
});

test.beforeAll(async () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/build-static.mjs', folder], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
  server = await new Promise((done) => {
    const started = files.listen(0, '127.0.0.1', () => done(started));
  });
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

/** Opens a page of the site at its address, as a new window does: a change of the fragment alone would load nothing. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${site}#${path}`);
  await page.reload();
}

test.describe.configure({ mode: 'serial' });

test('a hand is played, pages open at their addresses, and a game goes on without a network', async ({
  page,
  context,
}) => {
  const asked: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('console', (message) => {
    if (message.type() !== 'log') said.push(message.text());
  });
  await prepare(page, 'light', { offline: true });

  // What needs a server is not there.
  await open(page, '/');
  await expect(page.getByRole('heading', { name: /\d+ games/ })).toBeVisible();
  await accessible(page);
  await fits(page);
  await picture(page, 'static-home');
  await expect(page.locator('body')).not.toContainText(/\blink\b|server|sign in|open tables/i);

  // A hand, begun from the home page by its links.
  await page.getByRole('link', { name: /New table… of Coralon:/ }).click();
  await expect(page).toHaveURL(`${site}#/new/coralon`);
  await expect(page.locator('main')).not.toContainText(/by a link|find players/i);
  await page.getByText('Seat by seat', { exact: true }).click();
  await expect(page.locator('option[value="open"]')).toHaveCount(0);
  await open(page, '/new/coralon?seed=static');
  await dealEasy(page);
  expect(await playHand(page, pointer)).toBeGreaterThan(5);
  await expect(ended(page)).toBeVisible();

  // A table, and a page, load again at their addresses.
  const table = page.url();
  expect(table).toMatch(/#\/play\/[\w-]+$/);
  await page.reload();
  await expect(page).toHaveURL(table);
  await expect(page.locator('main.table')).toBeVisible();
  await open(page, '/rules/coralon#CORALON-PLAY-1');
  await page.reload();
  const rule = page.locator('[id="CORALON-PLAY-1"]');
  await expect(rule).toBeInViewport();
  await page.getByRole('link', { name: 'CORALON-DEAL-1', exact: true }).first().click();
  await expect(page).toHaveURL(`${site}#/rules/coralon#CORALON-DEAL-1`);
  await expect(page.locator('[id="CORALON-DEAL-1"]')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(`${site}#/rules/coralon#CORALON-PLAY-1`);
  // Keys and new tabs follow the same addresses.
  const all = page.getByRole('link', { name: 'All rules' }).first();
  expect(await all.evaluate((link: HTMLAnchorElement) => link.href)).toBe(`${site}#/rules`);
  await page.keyboard.press('Control+Home');

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(site);
  await context.setOffline(true);
  await page.goto(table);
  await page.reload();
  await expect(page.locator('main.table')).toBeVisible();
  await open(page, '/new/thief?seed=static');
  await dealEasy(page);
  if ((await turnOrEnd(page)) === 'turn') await act(page, pointer);
  await context.setOffline(false);

  expect(asked.filter((url) => !url.startsWith(site) && !/^(?:about|blob|data):/.test(url))).toEqual([]);
  expect(missing).toEqual([]);
  expect(said).toEqual([]);
});

test('every page of the menus opens, and those of tables with people do not exist', async ({ page }) => {
  await prepare(page);
  for (const [path, heading] of [
    ['/how/stones', 'Stones'],
    ['/learn', 'Lessons'],
    ['/replay', 'Replays'],
    ['/me', 'Me'],
    ['/settings', 'Settings'],
    ['/about', 'About'],
    ['/poker', 'Poker'],
    ['/vines', 'deck'],
    ['/write', 'game'],
  ]) {
    await page.goto(`${site}#${path}`);
    await expect(page.locator('h1', { hasText: heading })).toBeVisible();
    expect(await page.locator('a[href^="/"]').count(), path).toBe(0);
    await expect(page.locator('main')).not.toContainText(/sign in|your account/i);
  }
  await page.goto(`${site}#/learn/thief`);
  await expect(page.locator('main.table')).toBeVisible();
  for (const path of ['/t/abcdefgh', '/deals', '/me/account', '/me/agents', '/nothing']) {
    await page.goto(`${site}#${path}`);
    await expect(page.getByRole('heading', { name: 'There is no such page.' })).toBeVisible();
  }
  expect(missing).toEqual([]);
});

test('a record file is replayed, and a link to its moment leads back to it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await prepare(page);
  await open(page, '/replay');
  const golden = readFileSync(join(import.meta.dirname, '../packages/games/src/thief/golden.jsonl'));
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'thief.jsonl', mimeType: 'application/jsonl', buffer: golden });
  const games = page.locator('.replay-games button').first();
  const moment = page.getByRole('slider', { name: 'Moment' });
  await expect(games.or(moment).first()).toBeVisible();
  if ((await games.count()) > 0) await games.click();
  await expect(moment).toHaveValue('2');
  await page.getByRole('button', { name: 'A step on', exact: true }).click();
  await expect(page).toHaveURL(/#\/replay\?n=3/);
  await page.getByRole('button', { name: 'Copy link to this moment' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${site}#/replay\\?n=3#.{100}`));
  await page.goto(link);
  await page.reload();
  await expect(moment).toHaveValue('3');
});

test('a classic is played', async ({ page }) => {
  await prepare(page);
  await open(page, '/new/whist?seed=static');
  await dealEasy(page);
  expect(await playHand(page, pointer)).toBe(13);
  expect(missing).toEqual([]);
});

test('the laboratory, puzzles and reviews need no server', async ({ page }) => {
  await prepare(page);
  await open(page, '/lab');
  await page.getByRole('link', { name: 'Whist', exact: true }).click();
  await expect(page).toHaveURL(`${site}#/lab/whist`);
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText(/[1-9]\d* played/).first()).toBeVisible({ timeout: 60_000 });

  await open(page, '/puzzles');
  await page.getByRole('link', { name: 'Puzzles: Hearts' }).click();
  await page.locator('.puzzle-acts button').first().click();
  await expect(page.locator('.puzzle-solution h2')).toHaveText(/^(Right!|Not the best choice)$/);
  await page.goto(`${site}#/practise`);
  await expect(page.locator('h1', { hasText: 'Practise my mistakes' })).toBeVisible();

  await open(page, '/replay');
  const record = readFileSync(join(import.meta.dirname, 'records/review.jsonl'), 'utf8');
  await page.getByLabel('Or paste a record').fill(record);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  await expect(page).toHaveURL(/#\/review\/file\/.+$/);
  await expect(page.locator('.review-seats')).toBeVisible({ timeout: 60_000 });
  expect(missing).toEqual([]);
});

test('its policy is that of the server, and its code asks no server', async ({ page, request }) => {
  const sent = (await request.get('/')).headers()['content-security-policy'];
  await open(page, '/');
  const own = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  // A page cannot forbid frames by itself.
  expect(own?.split(';')).toEqual(sent.split(';').filter((part) => !part.startsWith('frame-ancestors')));
  const code = readdirSync(join(folder, 'assets')).map((name) => readFileSync(join(folder, 'assets', name), 'utf8'));
  expect(code.length).toBeGreaterThan(50);
  expect(code.filter((text) => /\/api\/|new WebSocket/.test(text))).toEqual([]);
});
