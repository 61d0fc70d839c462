/** Outside bots in simulations and tournaments, and the sample bots in clients/bots. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filled, Rules, suitOf, usualPlayers } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { commandOf } from '@followsuit/outside-bots';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { followsuit, newFolder, refused } from './testing/run.ts';

const bots = fileURLToPath(new URL('../../../clients/bots/', import.meta.url));
const FOLLOWSUIT = fileURLToPath(new URL('../bin/followsuit.mjs', import.meta.url));
const hasPython = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
const node = `"${process.execPath}"`;
/** A busy machine starts processes slowly. */
const PATIENT = ['--bot-time', '60000', '--bot-start', '60000'];

/** A sample bot in JavaScript: older versions of Node.js do not run TypeScript. */
async function compiled(name: string): Promise<string> {
  const { code } = await transformWithOxc(readFileSync(`${bots}${name}`, 'utf8'), name);
  const file = join(newFolder(), name.replace(/ts$/, 'mjs'));
  writeFileSync(file, code);
  return `exec:${node} ${file}`;
}

const commands = async (): Promise<string[]> => [
  await compiled('rule-of-thumb.ts'),
  await compiled('searcher.ts'),
  ...(hasPython ? [`exec:python3 -B ${bots}rule_of_thumb.py`, `exec:python3 -B ${bots}searcher.py`] : []),
];

it('the sample bots play, without a fault', async () => {
  const all = await commands();
  const args = ['simulate', 'chevalier', '--bots', all.join(','), '--games', '1', '--hands', '1', '--seed', 'samples'];
  const { code, out, err } = followsuit([...args, ...PATIENT], { env: { FOLLOWSUIT } });
  expect([code, err]).toEqual([0, '']);
  expect(out.match(/nothing went wrong/g)?.length).toBe(all.length);
  for (const name of ['rule-of-thumb.ts', 'searcher.ts', 'rule_of_thumb.py', 'searcher.py'])
    expect(readFileSync(bots + name, 'utf8').split('\n').length).toBeLessThan(80);
});

it('the rule of thumb ranks the cards of every deck as the record does, whatever is led', async () => {
  const decks = new Map<string, { game: string; cards: string[] }>();
  for (const game of games) {
    const players = usualPlayers(game);
    const rules = game.setUp(players, filled(game, players));
    if (!(rules instanceof Rules)) continue;
    const { deck } = rules.design;
    // Cards are numbered suit by suit, from the lowest rank to the highest.
    const cards = deck.cards.filter((card) => suitOf(card) === 0).map((card) => deck.codes[card]);
    decks.set(`${deck.id}, ${cards.length} ranks`, { game: game.id, cards });
  }
  expect([...decks.keys()].length).toBeGreaterThan(6);
  const asked: { id: number; expected: string }[] = [];
  const lines = ['{"cmd":"hello","id":0,"protocol":1}'];
  for (const { game, cards } of decks.values())
    for (const [i, high] of cards.slice(1).entries())
      for (const led of [null, 'first']) {
        const pair = i % 2 === 0 ? [cards[i], high] : [high, cards[i]];
        const legal = pair.map((card) => ({ do: 'play', card }));
        const id = asked.length + 1;
        asked.push({ id, expected: led ? cards[i] : high });
        lines.push(JSON.stringify({ cmd: 'act', id, game, players: 4, seat: 0, view: { led }, legal, random: 1 }));
      }
  const all = (await commands()).filter((command) => command.includes('rule'));
  expect(all.length).toBe(hasPython ? 2 : 1);
  for (const command of all) {
    const [program, ...args] = commandOf(command);
    const { stdout } = spawnSync(program, args, { input: lines.join('\n'), encoding: 'utf8' });
    const answers = stdout.trim().split('\n').slice(1);
    const acts = answers.map((line) => JSON.parse(line)).map(({ id, act }) => ({ id, expected: act.card }));
    expect(acts).toEqual(asked);
  }
});

it('a simulation is the same on one core and on two, and leaves no process behind', async () => {
  const folder = newFolder();
  const pids = join(folder, 'pids');
  const file = join(folder, 'stubborn.mjs');
  // It does not end by itself, and every fifth answer is illegal.
  writeFileSync(
    file,
    `import { appendFileSync } from 'node:fs';
    import { createInterface } from 'node:readline';
    appendFileSync(${JSON.stringify(pids)}, process.pid + '\\n');
    setInterval(() => {}, 1000);
    let n = 0;
    for await (const line of createInterface({ input: process.stdin })) {
      const { cmd, id, legal, random } = JSON.parse(line);
      if (cmd === 'hello') console.log(JSON.stringify({ id, protocol: 1, name: 'stubborn' }));
      if (cmd === 'act') console.log(JSON.stringify({ id, act: random % 5 === 0 ? { do: 'fly' } : legal[random % legal.length] }));
      if (cmd === 'refused') console.log(JSON.stringify({ id, act: { do: 'fly' } }));
    }`,
  );
  const runs = ['1', '2'].map((jobs) => {
    const records = join(folder, `records-${jobs}`);
    const args = ['simulate', 'coralon', '--players', '3', '--bots', `exec:${node} ${file},random`, '--games', '3'];
    const more = ['--hands', '2', '--seed', '7', '--json', '--records', records, '--jobs', jobs, ...PATIENT];
    const { code, out, err } = followsuit([...args, ...more]);
    expect([code, err]).toEqual([0, '']);
    return { records: readFileSync(records, 'utf8'), incidents: JSON.parse(out).incidents };
  });
  expect(runs[1]).toEqual(runs[0]);
  const [incidents] = Object.values<Record<string, number>>(runs[0].incidents);
  expect(incidents.illegal).toBeGreaterThan(3);
  expect(incidents.standIns).toBe(incidents.illegal / 3);
  const left = readFileSync(pids, 'utf8').trim().split('\n');
  expect(left.length).toBeGreaterThan(3);
  await expect.poll(() => left.filter((pid) => existsSync(`/proc/${pid}`))).toEqual([]);
});

it('a bot that crashes forfeits in a tournament, and the result says so', () => {
  const file = join(newFolder(), 'crashing.mjs');
  writeFileSync(
    file,
    `process.stdin.once('data', () => { console.log('{"id":0,"protocol":1,"name":"crashing"}'); process.stdin.once('data', () => process.exit(1)); });`,
  );
  const args = ['tournament', 'chevalier', '--bots', `exec:${node} ${file}`, '--against', 'simple', '--deals', '1'];
  const { code, out } = followsuit([...args, '--json', ...PATIENT]);
  expect(code).toBe(0);
  const { standings, incidents } = JSON.parse(out);
  expect(standings[0].gain.mean).toBe(-0.5);
  expect(Object.values(incidents)).toEqual([expect.objectContaining({ crashes: 4, forfeits: 2 })]);
});

it('the arena scores an agent, and goes on from its file', () => {
  const folder = newFolder();
  const [file, bot] = [join(folder, 'run.json'), join(folder, 'first.mjs')];
  writeFileSync(
    bot,
    `import { createInterface } from 'node:readline';
    for await (const line of createInterface({ input: process.stdin })) {
      const { cmd, id, legal } = JSON.parse(line);
      if (cmd === 'hello') console.log(JSON.stringify({ id, protocol: 1, name: 'first' }));
      if (cmd === 'act') console.log(JSON.stringify({ id, act: legal[0] }));
    }`,
  );
  const args = ['arena', '--agent', `exec:${node} ${bot}`, '--games', 'chevalier', '--file', file, ...PATIENT];
  const one = followsuit([...args, '--boards', '1', '--json']);
  expect([one.code, one.err]).toEqual([0, '']);
  expect(JSON.parse(one.out)).toMatchObject({
    arena: 'arena-1',
    overall: null,
    games: [{ game: 'chevalier', boards: 1 }],
  });
  const three = followsuit([...args, '--boards', '3']);
  expect(three.out).toMatch(/chevalier +3 +-?\d+ ± \d+/);
  const kept = JSON.parse(readFileSync(file, 'utf8'));
  expect(kept.results.chevalier[0]).toBe(JSON.parse(one.out).results.chevalier[0]);
  expect(kept.overall.mean).toBe(kept.games[0].score.mean);
  writeFileSync(file, readFileSync(file, 'utf8').replace('arena-1', 'arena-0'));
  expect(followsuit([...args, '--boards', '3'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('not of arena-1'),
  });
});

it.each([
  [['simulate', 'coralon', '--bots', 'exec:./no-such-bot'], 'exec:./no-such-bot cannot be started'],
  [['simulate', 'coralon', '--bots', 'exec:'], 'exec: needs a command'],
  [['simulate', 'coralon', '--bots', 'exprt'], 'Did you mean expert?'],
  [['tournament', 'coralon', '--against', 'club,exec:./a'], '--against takes one bot'],
  [['arena'], '--agent says who is measured'],
  [['arena', '--agent', 'club', '--games', 'colaron'], 'Did you mean coralon?'],
  [['simulate', 'coralon', '--bot-failure', 'win'], '--bot-failure may be stand-in or forfeit'],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, out, err } = await refused(args);
  expect([code, out, err.trimEnd().split('\n').length]).toEqual([2, '', 1]);
  expect(err).toContain(sentence);
});
