/** Reporting somebody, downloading one's data, and a password that the administrator has reset. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { accessible } from './look.ts';
import { prepare } from './player.ts';

/** The command beside the running server. */
function admin(...args: string[]): string {
  const bin = new URL('../packages/cli/bin/followsuit.mjs', import.meta.url).pathname;
  const data = process.env.FOLLOWSUIT_E2E_DATA as string;
  return spawnSync(process.execPath, [bin, 'admin', ...args, '--data', data], { encoding: 'utf8' }).stdout;
}

const guest = (page: Page, name: string) => page.request.post('/api/guest', { data: { name } });

test('somebody at the table is reported', async ({ browser }) => {
  const [ana, bo] = [await browser.newPage(), await browser.newPage()];
  for (const page of [ana, bo]) await prepare(page);
  await guest(ana, 'Reporter');
  await guest(bo, 'Rude Bo');
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', bot: 'simple' }];
  const made = await ana.request.post('/api/tables', { data: { game: 'coralon', seats, seating: 'fixed' } });
  const { id } = (await made.json()).table;
  await bo.request.post(`/api/tables/${id}/seat`, { data: {} });
  await ana.request.post(`/api/tables/${id}/start`, { data: {} });
  for (const page of [ana, bo]) await page.goto(`/t/${id}`);
  await ana.getByRole('button', { name: 'People' }).click();
  await ana.getByRole('button', { name: 'Report Rude Bo' }).click();
  await ana.getByLabel('What is it about?').selectOption('Cheating');
  await ana.getByLabel('What happened? (optional)').fill('He looks\ninto my cards.');
  await accessible(ana);
  await ana.getByRole('button', { name: 'Send the report' }).click();
  await expect(ana.getByText('Sent. Thank you.')).toBeVisible();
  const reports = admin('reports');
  expect(reports).toContain(`at table ${id}, for cheating; by "Reporter"`);
  expect(reports).toContain('  "He looks into my cards."');
});

test('one’s data is downloaded; a reset password asks for a new one', async ({ page }) => {
  await prepare(page);
  await guest(page, 'Nikolai');
  await page.request.post('/api/account', { data: { name: 'Nikolai', password: 'correct horse battery' } });
  await page.goto('/me/account');
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const data = JSON.parse(readFileSync(await (await coming).path(), 'utf8'));
  expect(data).toMatchObject({ person: { name: 'Nikolai', account: true }, tables: [] });

  const [, once] = admin('reset-password', 'Nikolai').split('\n');
  await page.reload();
  await page.getByLabel('Name', { exact: true }).fill('Nikolai');
  await page.getByLabel('Password', { exact: true }).fill(once);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('New password').fill('another long password');
  await accessible(page);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as Nikolai.')).toBeVisible();
});
