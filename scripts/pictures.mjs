// npm run pictures: takes the pictures of the README from a running server (npm start). The animation needs ImageMagick.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findChromium } from './chromium.mjs';

const base = process.argv[2] ?? 'http://127.0.0.1:8080';
const folder = fileURLToPath(new URL('../docs/images/', import.meta.url));
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });

/** A page of the app in a window of this size. */
async function open(path, width, height, settings = {}) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'no-preference' });
  const kept = JSON.stringify({ theme: 'light', sound: 'off', taps: 'one', ...settings });
  await page.addInitScript((text) => localStorage.setItem('followsuit.settings', text), kept);
  await page.goto(base + path);
  return page;
}

/** Bids low, and plays whatever may be played. Returns whether it was the player's turn. */
async function act(page) {
  if ((await page.locator('.prompt[data-turn="true"]').count()) === 0) return false;
  const pass = page.locator('.chooser').getByRole('button', { name: 'Pass' });
  if ((await pass.count()) > 0) await pass.click();
  else
    await page
      .locator('.hand-card[data-state="free"]')
      .first()
      .click({ position: { x: 12, y: 40 } });
  return true;
}

/** Plays until it is the player's turn in such a trick, with one of these numbers of cards in it. */
async function until(page, cards, tricks) {
  for (let i = 0; i < 400; i++) {
    const turn = (await page.locator('.prompt[data-turn="true"]').count()) > 0;
    const lying = await page.locator('.felt .trick-card > .card').count();
    const title = (await page.locator('.table-title').textContent()) ?? '';
    if (turn && cards.includes(lying) && Number(/trick (\d+)/.exec(title)?.[1]) >= tricks) return;
    if (turn) await act(page);
    await page.waitForTimeout(120);
  }
  throw new Error('That moment did not come: choose another seed.');
}

/** Saved with 256 colours, at half the size. */
async function picture(page, name) {
  const path = join(folder, name);
  await page.screenshot({ path });
  convert(path, '-colors', '256', `PNG8:${path}`);
}

function convert(...command) {
  const { status, stderr } = spawnSync('convert', command);
  if (status !== 0) throw new Error(`ImageMagick failed: ${stderr}`);
}

const fast = { speed: 'instant', motion: 'off' };
const desk = await open('/play/coralon?seed=readme', 1280, 800, fast);
await until(desk, [2, 3], 3);
await picture(desk, 'table.png');
await desk.close();

const home = await open('/', 1280, 800, fast);
await home.waitForTimeout(2000);
await picture(home, 'home.png');
await home.close();

const phone = await open('/play/thief?seed=readme', 390, 760, { speed: 'normal', motion: 'on' });
const frames = mkdtempSync(join(tmpdir(), 'followsuit-frames-'));
const delays = [];
await until(phone, [0, 1, 2, 3], 2);
let last = performance.now();
for (let i = 0; i < 90; i++) {
  await phone.screenshot({ path: join(frames, `${String(i).padStart(3, '0')}.png`), type: 'png' });
  const now = performance.now();
  delays.push(Math.round((now - last) / 10));
  last = now;
  if (i % 6 === 5) await act(phone);
}
await browser.close();
const frame = (i) => join(frames, `${String(i).padStart(3, '0')}.png`);
const parts = delays.flatMap((delay, i) => ['-delay', String(Math.max(4, delay)), frame(i)]);
convert('-loop', '0', ...parts, '-resize', '300x', '-layers', 'optimize', join(folder, 'hand.webp'));
rmSync(frames, { recursive: true });
