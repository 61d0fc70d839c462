/** `followsuit engine` as a process: the transcript of its page, and lines that are no requests. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@followsuit/games';
import { sentencesOf } from '@followsuit/games/pages';
import { playable } from '@followsuit/games/playable';
import { expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../bin/followsuit.mjs', import.meta.url));
const page = readFileSync(new URL('../../../docs/engine-protocol.md', import.meta.url), 'utf8');

/** What the engine answers to its input, and its exit code. */
async function engine(input: string | Buffer, ...flags: string[]): Promise<{ answers: string[]; code: number | null }> {
  const child = spawn(process.execPath, [BIN, 'engine', ...flags], { stdio: ['pipe', 'pipe', 'pipe'] });
  const chunks: Buffer[] = [];
  const errors: Buffer[] = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => errors.push(chunk));
  child.stdin.end(input);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  expect(
    Buffer.concat(errors)
      .toString()
      .replace(/^.*(ExperimentalWarning|--trace-warnings).*\n/gm, ''),
  ).toBe('');
  return { answers: Buffer.concat(chunks).toString().trimEnd().split('\n'), code };
}

it('the transcript of the page is what happens', async () => {
  const text = /## A transcript.*?```\n(.*?)```/s.exec(page)?.[1] ?? '';
  const lines = text.trimEnd().split('\n');
  const asked = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const told = lines.filter((line) => line.startsWith('< ')).map((line) => line.slice(2));
  expect(asked.length).toBeGreaterThan(20);
  expect(told.length).toBe(asked.length);
  const { answers, code } = await engine(`${asked.join('\n')}\n`);
  expect(code).toBe(0);
  for (const [i, answer] of answers.entries()) {
    const pattern = told[i].replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*');
    expect(answer).toMatch(new RegExp(`^${pattern}$`));
  }
  expect(answers.length).toBe(asked.length);
});

it('every command and every code is on the page', async () => {
  const { answers } = await engine('{"cmd":"?"}\n');
  const names = /may be (.*)\.$/.exec(JSON.parse(answers[0]).problem.text)?.[1].split(', ') ?? [];
  expect(names.length).toBeGreaterThan(20);
  for (const name of names) expect(page).toContain(`| \`${name}\` |`);
  const { CODES } = await import('./engine/requests.ts');
  for (const code of CODES) expect(page).toContain(`\`${code}\``);
});

it('a variant is set up and dealt; a knob out of range is refused with its rule', async () => {
  const lines = [
    '{"cmd":"setup","game":"whist","players":4,"knobs":{"handSize":7,"book":3}}',
    '{"cmd":"reset","setup":1,"seed":"7"}',
    '{"cmd":"view","game":1,"seat":1}',
    '{"cmd":"setup","game":"whist","players":4,"knobs":{"book":10}}',
  ];
  const answers = (await engine(`${lines.join('\n')}\n`)).answers.map((line) => JSON.parse(line));
  expect(answers[0].options).toMatchObject({ target: 7, handSize: 7, book: 3 });
  expect(answers[2].view.hold[1]).toHaveLength(7);
  expect(JSON.stringify(answers[3].problem)).toContain('(WHIST-SCORE-1)');
});

it('a bad line gets one answer and loses nothing', async () => {
  const good = '{"id":"good","cmd":"hello"}\n';
  const bad = [
    '{',
    '[]',
    '7',
    '"x"',
    'null',
    '{"cmd":7}',
    '{}',
    '\u0000',
    `{"cmd":"hello","x":"${'y'.repeat(2 ** 20)}"}`,
  ];
  const notText = Buffer.from([0xff, 0xfe, 0x0a]);
  const input = Buffer.concat([
    Buffer.from(bad.map((line) => `${line}\n${good}`).join('')),
    notText,
    Buffer.from(good),
  ]);
  const { answers, code } = await engine(input);
  expect(code).toBe(0);
  expect(answers.length).toBe(2 * (bad.length + 1));
  for (const [i, text] of answers.entries()) {
    const answer = JSON.parse(text);
    expect(answer.ok).toBe(i % 2 === 1);
    if (answer.ok) expect(answer.id).toBe('good');
    else expect(answer.problem).toMatchObject({ code: expect.any(String), text: expect.stringMatching(/\.$/) });
  }
});

it('a last line without an end counts, and empty lines do not', async () => {
  const { answers } = await engine('\n\n{"cmd":"hello"}\n\n{"cmd":"hello"}');
  expect(answers.length).toBe(2);
});

it('hidden cards are shown only by an engine that was told to', async () => {
  const input =
    '{"cmd":"setup","game":"stones"}\n{"cmd":"reset","setup":1}\n{"cmd":"state","game":1}\n{"cmd":"record","game":1}\n';
  const codes = ({ answers }: { answers: string[] }) => answers.map((text) => JSON.parse(text).problem?.code ?? 'ok');
  const off = 'perfect-information-off';
  expect(codes(await engine(input))).toEqual(['ok', 'ok', off, off]);
  expect(codes(await engine(input, '--perfect-information'))).toEqual(['ok', 'ok', 'ok', 'ok']);
});

const ACTS = 120;

it('the same seed and acts give the same game over the pipe as in this process', async () => {
  const requests: object[] = [];
  const records = games.map((game, i) => {
    const session = playable(game, () => sentencesOf(game)).create({ seed: 'same' });
    requests.push({ cmd: 'setup', game: game.id }, { cmd: 'reset', setup: i + 1, seed: 'same' });
    for (let n = 0; n < ACTS && !session.isOver; n++) {
      const [seat] = session.actors;
      const legal = session.legalActs(seat);
      const act = legal[(5 * n + 2) % legal.length];
      requests.push({ cmd: 'act', game: i + 1, seat, act });
      session.act(seat, act);
    }
    requests.push({ cmd: 'record', game: i + 1 });
    return session.record();
  });
  const input = requests.map((request) => `${JSON.stringify(request)}\n`).join('');
  const { answers } = await engine(input, '--perfect-information');
  const told = answers
    .map((text) => JSON.parse(text))
    .filter((_, i) => 'cmd' in requests[i] && requests[i].cmd === 'record');
  expect(told.map(({ lines }) => lines)).toEqual(records);
});
