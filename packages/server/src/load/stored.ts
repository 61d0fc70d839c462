/** How long the server takes to start with many stored games, and the memory of an idle table. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filled, type Line, Match, Random, seatsIn } from '@followsuit/engine';
import { openDatabase } from '../store/database.ts';
import type { LineRow } from '../store/schema.ts';
import { Store } from '../store/store.ts';
import { GAME, prepare, TABLE_SEATS } from './prepare.ts';
import { other, serverEnv } from './process.ts';

const IDLE = 2000;
/** Lines of each record: the start must not depend on them. */
const LINES = 12;

export async function stored(count: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'followsuit-stored-'));
  const tables = await prepare(data, count);
  const lines = beginning();
  const store = new Store(await openDatabase({ data, url: null }));
  for (let i = 0; i < count; i += 100)
    await Promise.all(
      tables.slice(i, i + 100).map(({ id: table_id }) =>
        store.write({
          lines: lines.map(
            (line, n): LineRow => ({
              table_id,
              n,
              body: JSON.stringify(line),
              act_id: null,
              at: 0,
              up: null,
              actors: null,
            }),
          ),
          update: { id: table_id, set: { stage: 'playing' } },
          fair: [0, 1].map((n) => ({ table_id, n, secret: '0'.repeat(64), given: null })),
        }),
      ),
    );
  await store.close();
  const start = performance.now();
  const server = await other('server', serverEnv(data), null);
  const health = await fetch(`${server.url}/health`);
  console.log(
    `${count} games of ${lines.length} lines: started in ${Math.round(performance.now() - start)} ms (${health.status})`,
  );
  const before = server.memory();
  const idle = Math.min(IDLE, count);
  const opened = performance.now();
  for (const { id } of tables.slice(0, idle)) await (await fetch(`${server.url}/api/tables/${id}`)).text();
  const each = (performance.now() - opened) / idle;
  const memory = (server.memory() - before) / idle / 1024;
  console.log(`${idle} of them opened: ${each.toFixed(2)} ms and ${memory.toFixed(0)} KiB each`);
  await server.end();
  rmSync(data, { recursive: true, force: true });
}

/** The beginning of a random game. */
function beginning(): Line[] {
  const rules = GAME.setUp(TABLE_SEATS, filled(GAME, TABLE_SEATS));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random('stored');
  const out = new Int32Array(rules.maxMoves);
  match.start(['a', 'b', 'c', 'd'], null);
  while (lines.length < LINES && !match.over) {
    if (match.due !== null) match.draw('stored');
    const [seat] = seatsIn(rules.actors(match.state));
    match.move(seat, out[random.below(rules.moves(match.state, seat, out))]);
  }
  return lines;
}
