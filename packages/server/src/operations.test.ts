/** Running the server: settings, health, figures, storage that fails. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flagOf, readConfig, SETTINGS, searchLimits } from './config.ts';
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
  expect(() => readConfig({ redisUrl: 'http://:secret@host' }, {})).toThrow(
    '--redis-url cannot be what it is; it may be an address such as redis://host:6379.',
  );
  for (const [name, { may }] of Object.entries(SETTINGS)) expect(`${flagOf(name)} ${may}`).toMatch(/^--[a-z-]+ \S/);
});

it('leaves threads of the bots to others by default, if it has several', () => {
  const limits = (flags: Record<string, string>) => {
    const config = readConfig(flags, {});
    return searchLimits(config, { atOnce: config.bots });
  };
  expect(limits({ bots: '1' })).toEqual({ perPerson: 1, perNetwork: 1, wait: 3000 });
  expect(limits({ bots: '7' })).toEqual({ perPerson: 4, perNetwork: 6, wait: 3000 });
  const chosen = { bots: '7', botsPerPerson: '7', botsPerNetwork: '9', botWait: '500' };
  expect(limits(chosen)).toEqual({ perPerson: 7, perNetwork: 9, wait: 500 });
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
  for (const name of ['bot_queue', 'bot_queue_oldest_seconds', 'bots_thinking', 'bots_overdue_total'])
    expect(figure(`followsuit_${name}`)).toBe(0);
  for (const line of text.trimEnd().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \S+ .+|[a-z_]+(\{([a-z]+="[^"]*",?)+\})? \S+)$/);
});

it('an act that cannot be written is not done, nobody sees it, and it can be tried again', async () => {
  const { server, guest } = await start();
  const [ana, bo] = [await guest('Ana'), await guest('Bo')];
  const table = await tableFor([ana, bo], 'coralon', 3);
  const known = bo.tables.get(table)!;
  await bo.until(() => known.acts.length > 0);
  await ana.until(() => ana.tables.get(table)!.seq === known.seq);
  for (const client of [ana, bo]) await client.untilGiven();
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
