/** The memory of an idle table, and of each connected seat. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Flow } from './flow.ts';
import { prepare, TABLE_SEATS } from './prepare.ts';
import { other, serverEnv } from './process.ts';

/** Milliseconds in which the server may collect garbage before the measurement. */
const REST = 3000;

export async function memory(count: number): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'followsuit-memory-'));
  const tables = await prepare(data, count);
  const server = await other('server', serverEnv(data), null);
  const measured = async (): Promise<number> => {
    await new Promise((resolve) => setTimeout(resolve, REST));
    return server.memory() / 1024;
  };
  const before = await measured();
  for (const { id, tokens } of tables) {
    const headers = { authorization: `Bearer ${tokens[0]}`, 'content-type': 'application/json' };
    await (await fetch(`${server.url}/api/tables/${id}/start`, { method: 'POST', headers, body: '{}' })).text();
  }
  const idle = await measured();
  console.log(`${count} tables whose games have begun, nobody there: ${((idle - before) / count).toFixed(1)} KiB each`);
  const flow = new Flow(
    TABLE_SEATS,
    { hello: (table) => `{"t":"join","table":"${tables[table].id}"}`, seq: () => 0, act: () => null, done: null },
    0,
  );
  const url = `${server.url.replace('http', 'ws')}/api/socket`;
  const bearer = (table: number, seat: number) => ({ authorization: `Bearer ${tables[table].tokens[seat]}` });
  await flow.connect(count, () => url, bearer);
  const full = await measured();
  const seats = count * TABLE_SEATS;
  console.log(`${seats} seats connected, cards dealt: ${((full - idle) / seats).toFixed(1)} KiB each`);
  console.log(`in all ${(full / 1024).toFixed(0)} MiB, ${(before / 1024).toFixed(0)} MiB of it from the start`);
  flow.close();
  await server.end();
  rmSync(data, { recursive: true, force: true });
}
