/** Running the server: settings, health, figures, logs, storage that fails. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagOf, readConfig, SETTINGS } from './config.ts';
import { playOn, Random, tableFor } from './testing/play.ts';
import { newFolder, start } from './testing/start.ts';

it('takes flags before the environment, and says what is wrong with either', () => {
  expect(readConfig({ port: '9000' }, { PORT: '1', FOLLOWSUIT_BOT_PAUSE: '5' })).toMatchObject({
    port: 9000,
    botPause: 5,
  });
  expect(readConfig({}, { PORT: '' }).port).toBe(8080);
  expect(() => readConfig({ port: 'x' }, {})).toThrow(
    '--port cannot be "x"; it may be a whole number from 0 to 65535.',
  );
  expect(() => readConfig({}, { FOLLOWSUIT_LOG: 'loud' })).toThrow(
    /^FOLLOWSUIT_LOG cannot be "loud"; it may be silent/,
  );
  expect(() => readConfig({}, { DATABASE_URL: 'mysql://ana:secret@host/x' })).toThrow(
    /^DATABASE_URL cannot be what it is/,
  );
  for (const [name, { may }] of Object.entries(SETTINGS)) expect(`${flagOf(name)} ${may}`).toMatch(/^--[a-z-]+ \S/);
});

it('keeps its database from others on the machine', async () => {
  const data = newFolder();
  chmodSync(data, 0o755);
  await start({ data });
  const files = readdirSync(data);
  expect(files).toContain('followsuit.db');
  for (const file of files) expect([file, statSync(join(data, file)).mode & 0o077]).toEqual([file, 0]);
});

it('tells its health and its figures', async () => {
  const { base, guest } = await start();
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3);
  await playOn(ana, table, new Random('x'), ({ seq }) => seq > 12);
  expect(await (await fetch(`${base}/health`)).json()).toEqual({ ok: true });
  const text = await (await fetch(`${base}/metrics`)).text();
  const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  expect(figure('followsuit_sockets')).toBe(1);
  expect(figure('followsuit_tables')).toBe(1);
  expect(figure('followsuit_acts_total')).toBeGreaterThan(5);
  expect(figure('followsuit_act_seconds_count')).toBeGreaterThan(0);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{le="[^"]+"\})? \S+)$/);
});

it('an act that cannot be written is not done, nobody sees it, and it can be tried again', async () => {
  const { server, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3);
  const known = bo.tables.get(table)!;
  await bo.until(() => known.acts.length > 0);
  const { store } = server.context;
  const write = store.writer.write.bind(store.writer);
  store.writer.write = () => Promise.reject(new Error('the disk is full'));
  const quiet = ana.heard.length;
  const { seq, acts } = known;
  expect(await bo.act(table, acts[0], { id: 'again' })).toMatchObject({ code: 'storage' });
  expect(known.seq).toBe(seq);
  expect(ana.heard).toHaveLength(quiet);
  store.writer.write = write;
  expect(await bo.act(table, acts[0], { id: 'again' })).toMatchObject({ t: 'done', seq: seq + 1 });
});

it('logs neither cookies nor tokens', async () => {
  const written: string[] = [];
  const { write } = process.stdout;
  const { guest } = await start({ log: 'debug', data: newFolder() });
  process.stdout.write = ((text: string | Uint8Array) => {
    written.push(String(text));
    return true;
  }) as typeof write;
  try {
    const ana = await guest('Ana');
    await ana.post('/api/agents', { name: 'x' });
    expect(written.join('')).not.toContain(ana.cookie.split('=')[1].slice(0, 20));
  } finally {
    process.stdout.write = write;
  }
});
