/** Bots that the host has named, at real tables. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { faultOf, playOn, Random, tableFor } from './testing/play.ts';
import { newFolder, start } from './testing/start.ts';

/** A bot that does the first legal act; in each hand its first answer is none, and the second ends it. */
function writeBot(lines: string): string {
  const file = join(newFolder(), 'bot.mjs');
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    let n = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      const { cmd, id, legal } = JSON.parse(line);
      if (cmd === 'hello') console.log(JSON.stringify({ id, protocol: 1, name: 'first' }));
      if (cmd === 'act') { n++; ${lines} console.log(JSON.stringify({ id, act: legal[0] })); }
    }`,
  );
  return `exec:"${process.execPath}" ${file}`;
}

it('players pick a bot of the host by its name, and it plays its own moves', async () => {
  const { base, guest, server } = await start({ outsideBots: { first: writeBot('') }, outsideBotTime: 1000 });
  const games = (await (await fetch(`${base}/api/games`)).json()) as { bots: string[] };
  expect(games.bots).toContain('first');
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, { bot: 'first' });
  await playOn(ana, table, new Random('ana'), ({ events }) => events.filter(({ ev }) => ev === 'act').length >= 4);
  const kept = await server.context.store.table(table);
  const lines = kept!.lines.map(({ body }) => JSON.parse(body));
  expect(faultOf(lines)).toBeNull();
  expect([server.context.metrics.botFailures, server.context.metrics.botsOverdue]).toEqual([0, 0]);
});

it('nobody else names a command', async () => {
  const { guest } = await start({ outsideBots: { first: writeBot('') } });
  const ana = await guest('Ana');
  for (const bot of ['exec:./first', 'second', 'exec:first'])
    await expect(tableFor([ana], 'coralon', 3, { bot })).rejects.toThrow('There is no such bot.');
});

it('a bot that crashes or keeps silent is replaced for the move, and the table goes on', async () => {
  const command = writeBot('if (n === 1) continue; if (n === 2) process.exit(1);');
  const { base, guest, server } = await start({ outsideBots: { first: command }, outsideBotTime: 200 });
  const ana = await guest('Ana');
  const table = await tableFor([ana], 'coralon', 3, { bot: 'first' });
  await playOn(ana, table, new Random('ana'), ({ events }) => events.filter(({ ev }) => ev === 'act').length >= 8);
  expect(server.context.metrics.botFailures).toBeGreaterThan(0);
  const metrics = await (await fetch(`${base}/metrics`)).text();
  expect(metrics).toMatch(/followsuit_outside_bot_incidents_total\{kind="timeouts"\} [1-9]/);
  expect(metrics).toMatch(/followsuit_outside_bot_incidents_total\{kind="crashes"\} [1-9]/);
});

it('wrong settings are refused, and a bot that does not start keeps the server from starting', async () => {
  for (const outsideBots of ['first', 'Big=exec:./a', 'expert=exec:./a', 'a=exec:./a,a=exec:./b', 'a=./a'])
    expect(() => readConfig({ outsideBots }, {})).toThrow(ConfigError);
  expect(readConfig({ outsideBots: 'a=exec:./a,b=exec:node "b,c.mjs"' }, {}).outsideBots).toEqual({
    a: 'exec:./a',
    b: 'exec:node "b,c.mjs"',
  });
  expect(readConfig({ bots: '2,exec:./my_bot.mjs' }, { FOLLOWSUIT_OUTSIDE_BOTS: 'a=exec:./a' })).toMatchObject({
    bots: 2,
    outsideBots: { a: 'exec:./a', 'my-bot': 'exec:./my_bot.mjs' },
  });
  expect(readConfig({ bots: 'exec:./ana', outsideBots: 'b=exec:./b' }, { FOLLOWSUIT_BOTS: '3' })).toMatchObject({
    bots: 3,
    outsideBots: { ana: 'exec:./ana', b: 'exec:./b' },
  });
  expect(() => readConfig({ bots: 'exec:./expert' }, {})).toThrow(ConfigError);
  expect(() => readConfig({ bots: './mybot' }, {})).toThrow('--outside-bots');
  await expect(start({ outsideBots: { first: 'exec:./no-such-bot' } })).rejects.toThrow('there is no program');
});
