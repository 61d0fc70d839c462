/** Outside bots as real processes: the transcript of their page, and what happens when they fail. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { filled, type Play, Random, type View } from '@followsuit/engine';
import { rawViewOf } from '@followsuit/engine/raw';
import { gameOf, games } from '@followsuit/games';
import { coralon } from '@followsuit/games/coralon';
import '@followsuit/games/bots';
import { expect, it, onTestFinished } from 'vitest';
import { botList, botNameOf, commandOf } from './bot-command.ts';
import { incidentWords } from './incidents.ts';
import { Forfeit, OutsideBot } from './outside-bot.ts';
import { type BotPolicy, USUAL_POLICY } from './policy.ts';
import { positionOf, viewAt } from './position.ts';
import { ProcessTable } from './process-table.ts';

const SCRIPT = fileURLToPath(new URL('testing/scripted-bot.mjs', import.meta.url));
const page = readFileSync(new URL('../../../docs/outside-bots.md', import.meta.url), 'utf8');
/** A busy machine starts processes slowly; what is tested never depends on this. */
const GREETING = '{"id":0,"protocol":1,"name":"scripted","version":"1"}';
const PATIENT: BotPolicy = { ...USUAL_POLICY, startTime: 60_000, actTime: 20_000 };

/** A bot that answers as its script says; a script without a greeting begins with one. */
function scripted(answers: readonly string[], policy: Partial<BotPolicy> = {}, heard = ''): OutsideBot {
  const script = join(newFolder(), 'script.json');
  writeFileSync(script, JSON.stringify(answers));
  const command = `exec:"${process.execPath}" "${SCRIPT}" ${script} ${heard}`;
  const bot = new OutsideBot(command, { ...PATIENT, ...policy }, new ProcessTable());
  onTestFinished(() => bot.close());
  return bot;
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'followsuit-bots-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const newGame = () => coralon.create({ players: 3, options: { target: 20 }, seed: '7' });
const firstView = (): View<Play> => rawViewOf(newGame(), 1);
const luck = () => new Random('luck');

it('the transcript of the page is what happens', async () => {
  const text = /## A transcript.*?```\n(.*?)```/s.exec(page)?.[1] ?? '';
  const lines = text.trimEnd().split('\n');
  const told = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  const read = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  expect([told.length, read.length]).toEqual([5, 9]);
  const heard = join(newFolder(), 'heard');
  const bot = scripted(told, {}, heard);
  const game = newGame();
  const random = luck();
  for (const expected of [
    { do: 'discard', card: '4a' },
    { do: 'bid', tricks: 3 },
  ]) {
    const view = rawViewOf(game, 1);
    const move = await bot.choose(view, random, 'the table');
    expect(view.rules.act(view.state, move)).toEqual(expected);
    game.act(1, view.rules.act(view.state, move));
  }
  bot.over('the table', { winners: [1], scores: [2, 20, 5] });
  expect(incidentWords(bot.takeIncidents())).toBe('1 illegal act, 1 malformed answer');
  await bot.close();
  const said = readFileSync(heard, 'utf8').trimEnd().split('\n');
  expect(said.length).toBe(read.length);
  for (const [i, line] of said.entries()) {
    const pattern = read[i].replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    expect(line).toMatch(new RegExp(`^${pattern.replaceAll('…', '.*')}$`));
  }
});

it('is told why an act is illegal, and the stand-in acts when the tries are over', async () => {
  const heard = join(newFolder(), 'heard');
  const wrong = '{"id":ID,"act":{"do":"play","card":"4a"}}';
  const bot = scripted([GREETING, wrong, 'no JSON', '{"act":{}}'], {}, heard);
  const view = firstView();
  const move = await bot.choose(view, luck(), 'a');
  expect(view.rules.act(view.state, move).do).toBe('discard');
  const refused = () =>
    readFileSync(heard, 'utf8')
      .split('\n')
      .slice(0, -1)
      .filter((line) => line.includes('"refused"'));
  // The bot is told why its last answer was wrong, but nobody waits until it has read that.
  await expect.poll(refused).toHaveLength(3);
  const problems = refused().map((line) => JSON.parse(line).problem);
  expect(problems.map(({ code }) => code)).toEqual(['illegal-act', 'bad-line', 'bad-line']);
  expect(problems[0]).toMatchObject({ rule: expect.stringMatching(/^[A-Z]+-/), text: expect.stringMatching(/\.$/) });
  expect(bot.takeIncidents()).toMatchObject({ illegal: 1, malformed: 2, standIns: 1, crashes: 0 });
  // It goes on with the same process.
  await bot.choose(view, luck(), 'a');
  expect(bot.takeIncidents()).toMatchObject({ illegal: 0, malformed: 0, standIns: 0 });
});

it('has a time for each act: the stand-in acts, and a bot that stays silent is ended', async () => {
  const bot = scripted([GREETING, 'silent', 'silent'], { actTime: 300, timeouts: 2, restarts: 0 });
  const view = firstView();
  await bot.start();
  await bot.choose(view, luck(), 'a');
  expect(bot.takeIncidents()).toMatchObject({ timeouts: 1, standIns: 1, crashes: 0 });
  await bot.choose(view, luck(), 'a');
  expect(bot.takeIncidents()).toMatchObject({ timeouts: 1, standIns: 1, crashes: 1 });
});

it('is started again once within a game; then it forfeits, or the stand-in plays on', async () => {
  const view = firstView();
  const forfeiting = scripted([GREETING, 'exit'], { failure: 'forfeit' });
  await expect(forfeiting.choose(view, luck(), 'a')).rejects.toThrow(Forfeit);
  expect(forfeiting.takeIncidents()).toMatchObject({ crashes: 2, forfeits: 1, standIns: 0 });
  forfeiting.beginGame();
  await expect(forfeiting.choose(view, luck(), 'b')).rejects.toThrow(Forfeit);
  const replaced = scripted([GREETING, 'exit']);
  const [first, second] = [await replaced.choose(view, luck(), 'a'), await replaced.choose(view, luck(), 'a')];
  expect(second).toBe(first);
  expect(replaced.takeIncidents()).toMatchObject({ crashes: 2, forfeits: 0, standIns: 2 });
});

it.each([
  ['exec:./no-such-bot', 'there is no program ./no-such-bot'],
  [`exec:"${process.execPath}" -e 0`, 'it ended with code 0'],
  [`exec:"${process.execPath}" -e "console.log('hello')"`, 'cannot be read'],
])('%s cannot be started, and says why', async (command, why) => {
  const bot = new OutsideBot(command, PATIENT, new ProcessTable());
  await expect(bot.start()).rejects.toThrow(why);
});

it('another version of the protocol is no bot of ours', async () => {
  await expect(scripted(['{"id":0,"protocol":2,"name":"new"}']).start()).rejects.toThrow('speaks version 2');
});

it('gets no secrets', async () => {
  const heard = join(newFolder(), 'heard');
  process.env.DATABASE_URL = 'postgres://secret';
  process.env.MODEL_KEY = 'given';
  onTestFinished(() => {
    delete process.env.DATABASE_URL;
    delete process.env.MODEL_KEY;
  });
  const script = `process.stdin.resume();console.log(JSON.stringify({id:0,protocol:1,version:'',name:['PATH','DATABASE_URL','MODEL_KEY'].filter((n)=>process.env[n]).join(' ')}))`;
  const bot = new OutsideBot(
    `exec:"${process.execPath}" -e "${script}"`,
    { ...PATIENT, env: ['MODEL_KEY'], log: heard },
    new ProcessTable(),
  );
  onTestFinished(() => bot.close());
  expect((await bot.start()).name).toBe('PATH MODEL_KEY');
});

it('ends with what it has started, and floods nobody', async () => {
  const folder = newFolder();
  const [log, child, script] = ['log', 'child', 'flood.cjs'].map((name) => join(folder, name));
  writeFileSync(
    script,
    `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    require('node:fs').writeFileSync(${JSON.stringify(child)}, String(child.pid));
    console.error('x'.repeat(1e7));
    console.log(${JSON.stringify(GREETING)});
    setInterval(() => {}, 1000);`,
  );
  const table = new ProcessTable();
  const bot = new OutsideBot(`exec:"${process.execPath}" ${script}`, { ...PATIENT, log }, table);
  await bot.start();
  const pid = Number(readFileSync(child, 'utf8'));
  expect(isAlive(pid)).toBe(true);
  table.endAll();
  await expect.poll(() => isAlive(pid)).toBe(false);
  expect(readFileSync(log, 'utf8').length).toBeLessThan(5000);
});

function isAlive(pid: number): boolean {
  try {
    // A process that nobody has waited for yet is none any more.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

it.each(games.map(({ id }) => id))('a position of %s is a view again, and nothing but that', (id) => {
  const game = gameOf(id)!;
  const [players] = game.players;
  const rules = game.setUp(players, filled(game, players));
  const state = rules.start();
  rules.take(state, rules.draw(state, new Random(id)));
  const text = positionOf(rules.view(state, 0));
  const view = viewAt(rules, text);
  expect(view?.state).toEqual(rules.view(state, 0).state);
  for (const other of [
    '',
    'x',
    text.slice(1),
    `1${text}`,
    text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    '0.AAAA.AAAA',
  ])
    expect(viewAt(rules, other)).toBeNull();
});

it('reads lists and commands', () => {
  expect(botList('expert, exec:node "a,b.mjs" x,club')).toEqual(['expert', 'exec:node "a,b.mjs" x', 'club']);
  expect(commandOf(`exec:python3 'my bot.py' --name="Ana B" ""`)).toEqual(['python3', 'my bot.py', '--name=Ana B', '']);
  expect(['exec:./bots/ana', 'exec:python3 -u ana.py', 'exec:/usr/bin/ana'].map(botNameOf)).toEqual([
    'ana',
    'ana',
    'ana',
  ]);
  expect(() => commandOf('exec: ')).toThrow('needs a command');
});

/** Lines that are no answers, from short to long, of all kinds. */
function garbage(random: Random): string {
  const parts = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    'id',
    'act',
    'ID',
    'null',
    '1e999',
    '\u0000',
    '\\',
    '🂡',
    'do',
    'play',
  ];
  const n = random.below(30);
  return (
    Array.from({ length: n }, () => parts[random.below(parts.length)]).join('') || 'x'.repeat(random.below(200_000) + 1)
  );
}

it('whatever it says, every act is legal in the end, and the game goes on', async () => {
  const random = new Random('fuzz');
  const bot = scripted([GREETING, ...Array.from({ length: 300 }, () => garbage(random))], { tries: 5, restarts: 5 });
  const game = newGame();
  for (let n = 0; n < 40 && !game.isOver; n++) {
    const [seat] = game.actors;
    const view = rawViewOf(game, seat);
    game.move(seat, await bot.choose(view, random, 'a'));
  }
  const { malformed, illegal, crashes } = bot.takeIncidents();
  expect(malformed + illegal).toBeGreaterThan(100);
  expect(crashes).toBe(0);
});
