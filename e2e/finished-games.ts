/** Finished games for tests: a short and a long record, one in this browser's database, and one at the server. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';

const pathOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** `followsuit simulate coralon --players 3 --set target=10 --games 1 --seed 3 --bots random --records review.jsonl` */
export const RECORD = readFileSync(pathOf('records/review.jsonl'), 'utf8');

/** A game of many hands between random bots. */
export function longRecord(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'followsuit-long-')), 'long.jsonl');
  const args = 'simulate coralon --players 4 --set target=30 --games 1 --seed 3 --bots random --records'.split(' ');
  execFileSync(process.execPath, [pathOf('../packages/cli/bin/followsuit.mjs'), ...args, file]);
  return readFileSync(file, 'utf8');
}

/** Puts a finished game into this browser's database of tables, with the person at a seat. */
export async function haveFinished(page: Page, record: string, seat: number): Promise<void> {
  const lines = record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const [{ game, options, seats }] = lines;
  const sitting = seats.map((name: string, i: number) =>
    i === seat ? { kind: 'me', name } : { kind: 'bot', bot: 'club', name },
  );
  const table = { id: 'finished', game, options, seats: sitting, seed: '3', used: Date.UTC(2026, 10, 1), lines };
  await page.goto('/me');
  await expect(page.getByRole('heading', { name: 'No finished games yet' })).toBeVisible(); // the database is open
  await page.evaluate(
    (stored) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('followsuit');
        opening.onsuccess = () => {
          const change = opening.result.transaction('tables', 'readwrite');
          change.objectStore('tables').put(stored);
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          change.onabort = reject;
        };
      }),
    table,
  );
}

/** Plays a table of the server to its end through a socket of the page's own: any legal act. */
export const playOut = (page: Page, table: string): Promise<void> =>
  page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const socket = new WebSocket(`ws://${location.host}/api/socket`);
        let [seat, sent] = [-1, 0];
        socket.onmessage = ({ data }) => {
          const { t, table: at, seat: own, seq, acts, info } = JSON.parse(data);
          if (t === 'welcome') socket.send(JSON.stringify({ t: 'join', table: id }));
          if (at !== id) return;
          if (t === 'table' && info.stage === 'over') {
            socket.close();
            resolve();
          }
          if (t === 'sync') seat = own;
          if ((t !== 'sync' && t !== 'step') || acts.length === 0) return;
          const act = acts[Math.floor(Math.random() * acts.length)];
          socket.send(JSON.stringify({ t: 'act', table: id, seat, id: `e2e-${++sent}`, seen: seq, act }));
        };
      }),
    table,
  );
