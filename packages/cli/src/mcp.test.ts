/** `followsuit mcp` as a process, with the protocol's own client. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Act, Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/followsuit.mjs', import.meta.url));
const page = readFileSync(new URL('../../../docs/mcp.md', import.meta.url), 'utf8');
const client = new Client({ name: 'test', version: '1' });

beforeAll(async () => {
  const args = [BIN, 'mcp', '--seed', 'test', '--simulations', '8'];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore' }));
}, 60_000);
afterAll(() => client.close());

interface Answer {
  readonly isError?: boolean;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tools differ in what they answer
  readonly data: any;
}

async function call(name: string, args: object = {}): Promise<Answer> {
  const { isError, content, structuredContent } = await client.callTool({ name, arguments: args as never });
  const [first] = content as { text: string }[];
  return { isError, text: first?.text ?? '', data: structuredContent };
}

it('lists games and shows their rules, as a tool and as resources', async () => {
  const { text, data } = await call('list_games');
  expect(data.games.map(({ id }: { id: string }) => id)).toEqual(games.map(({ id }) => id));
  for (const { id } of games) expect(text).toContain(`${id}: `);
  const stones = data.games.find(({ id }: { id: string }) => id === 'stones');
  expect(stones.knobs).toContainEqual({
    knob: 'trickPoints',
    values: { low: 1, high: 20 },
    rule: 'STONES-SCORE-1',
    standard: stones.players.map(() => 10),
  });
  const { resources } = await client.listResources();
  const uri = 'followsuit://rules/coralon';
  expect(resources.map((each) => each.uri)).toContain(uri);
  const { contents } = await client.readResource({ uri });
  const rules = await call('read_rules', { game: 'coralon' });
  expect(rules.text).toContain('CORALON-BID-3');
  expect((contents[0] as { text: string }).text).toBe(rules.text);
});

it('an assistant sits down, is refused by a rule, and plays to the end of the game', async () => {
  const start = { game: 'coralon', players: 3, options: { target: 20 }, bots: ['simple', 'random'], seat: 1 };
  const first = await call('start_table', start);
  const { table } = first.data;
  expect(first.text).toMatch(/Your cards:[\s\S]*Your legal acts:/);
  const illegal = await call('act', { table, act: { do: 'bid', tricks: 40 } });
  expect(illegal.isError).toBe(true);
  expect(illegal.text).toMatch(/^illegal-act: .*\. \([A-Z]+-[A-Z-]+\d+\)$/);
  expect((await call('result', { table })).text).toBe('not-over: The game is not over yet.');
  const random = new Random('mcp');
  let { data } = await call('look', { table });
  expect(data.legal).toEqual(first.data.legal);
  for (let acts = 0; !data.over; acts++) {
    expect(acts).toBeLessThan(400);
    // What the others hold is hidden.
    for (const seat of [0, 2]) expect(data.view.hold[seat]).toBeNull();
    const act: Act = data.legal[random.below(data.legal.length)];
    const next = await call('act', { table, act });
    expect(next.isError, next.text).toBeFalsy();
    data = next.data;
  }
  const result = await call('result', { table });
  expect(result.text).toContain('The game is over. Winners:');
  expect(result.data.record.at(-1)).toMatchObject({ ev: 'over', winners: result.data.winners });
});

it('a variant is playable, and a knob out of range is refused with its rule', async () => {
  const table = { game: 'whist', bots: ['random'], seat: 1 };
  const { data } = await call('start_table', { ...table, options: { handSize: 7, book: 3 } });
  expect(data.view.hold[1]).toHaveLength(7);
  const refused = await call('start_table', { ...table, options: { book: 10 } });
  expect([refused.isError, refused.text]).toEqual([true, expect.stringContaining('(WHIST-SCORE-1)')]);
});

it('the same cards are never dealt to two tables, where one seat would see what another holds', async () => {
  const deals = [0, 1].map(async (seat) => (await call('start_table', { game: 'stones', seat })).data);
  const [one, other] = await Promise.all(deals);
  const open = await call('start_table', { game: 'stones', seat: 0 });
  expect(open.data.view.hold[0]).not.toEqual(one.view.hold[0]);
  expect(JSON.stringify([one, other])).not.toContain('"seed":"');
  expect((await call('start_table', { game: 'stones', seed: 'test' })).isError).toBe(true);
});

it('the solitaire can be played, too', async () => {
  const { data } = await call('start_table', { game: games.find(({ players }) => players[0] === 1)?.id });
  const next = await call('act', { table: data.table, act: data.legal[0] });
  expect(next.data.legal.length).toBeGreaterThan(0);
});

/** Arguments of all kinds, wrong and nearly right. */
function anything(random: Random, depth = 0): unknown {
  const texts = [
    'coralon',
    'stones',
    'table-1',
    '',
    'x'.repeat(300),
    '../../etc/passwd',
    '\u0000',
    'constructor',
    'club',
  ];
  const kind = random.below(depth > 2 ? 5 : 8);
  if (kind < 2) return texts[random.below(texts.length)];
  if (kind < 4) return [0, -1, 3.5, 1e308, 4][random.below(5)];
  if (kind === 4) return [null, true, false][random.below(3)];
  if (kind === 5) return Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  const names = ['game', 'table', 'act', 'players', 'seat', 'bots', 'options', 'do', 'card', '__proto__', 'target'];
  return Object.fromEntries(
    Array.from({ length: random.below(5) }, () => [names[random.below(names.length)], anything(random, depth + 1)]),
  );
}

it('whatever tools are called with, there is an answer in a line, and the server goes on', async () => {
  const random = new Random('mcp fuzz');
  const { tools } = await client.listTools();
  const codes = new Set<string>();
  let wrong = 0;
  for (let i = 0; i < 150; i++) {
    const { name, inputSchema } = tools[random.below(tools.length)];
    const fields = Object.keys(inputSchema.properties ?? {}).filter(() => random.below(5) > 0);
    const args = Object.fromEntries(fields.map((field) => [field, anything(random)]));
    const answer = await call(name, args);
    if (!answer.isError) continue;
    wrong++;
    expect(answer.text.trim().split('\n').length).toBe(1);
    expect(answer.text).not.toMatch(/internal:|at .*:\d+/);
    const { code, text: sentence, rule } = answer.data;
    expect(answer.text.trim()).toBe(`${code}: ${sentence}${rule ? ` (${rule})` : ''}`);
    expect(page).toContain(`\`${code}\``);
    codes.add(code);
  }
  expect(wrong).toBeGreaterThan(50);
  expect([...codes]).toEqual(expect.arrayContaining(['bad-request', 'no-such-table', 'no-such-game']));
  expect((await call('list_games')).data.games.length).toBe(games.length);
});

it('lines that are no messages end nothing', async () => {
  const child = spawn(process.execPath, [BIN, 'mcp'], { stdio: ['pipe', 'pipe', 'ignore'] });
  const hello = {
    ...{ jsonrpc: '2.0', id: 1, method: 'initialize' },
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'raw', version: '1' } },
  };
  const lines = [
    '{',
    'null',
    '[]',
    '7',
    '{"jsonrpc":"1.0"}',
    '{"jsonrpc":"2.0","id":{},"method":7}',
    JSON.stringify(hello),
  ];
  child.stdin.write(`${lines.join('\n')}\n`);
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  await expect.poll(() => out, { timeout: 30_000 }).toContain('"serverInfo"');
  child.stdin.end();
  expect(await new Promise((resolve) => child.on('close', resolve))).toBe(0);
});
