/** The Python client, where there is Python: its own tests, with and without numpy, and games that match ours act for act. */
import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { filled } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { sentencesOf } from '@followsuit/games/pages';
import { playable } from '@followsuit/games/playable';
import { expect, it } from 'vitest';

const folder = fileURLToPath(new URL('../../../clients/python', import.meta.url));
const FOLLOWSUIT = fileURLToPath(new URL('../bin/followsuit.mjs', import.meta.url));
const isThere = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 10))']).status === 0;
const run = promisify(execFile);
const python = (code: string) =>
  run('python3', ['-B', '-c', code], { cwd: folder, env: { ...process.env, FOLLOWSUIT } });

it.skipIf(!isThere).each(['', "sys.modules['numpy'] = None"])('its own tests pass: %s', async (before) => {
  const { stderr } = await python(`import sys, unittest\n${before}\nunittest.main('test_followsuit', argv=['test'])`);
  expect(stderr).toMatch(/^Ran [1-9]\d* tests.*\n\nOK$/m);
});

it.skipIf(!isThere)('the examples of its README run', async () => {
  const readme = readFileSync(`${folder}/README.md`, 'utf8');
  const examples = Array.from(readme.matchAll(/```python\n(.*?)```/gs), ([, code]) => code);
  expect(examples.length).toBe(3);
  for (const code of examples) expect((await python(code)).stdout.trim()).not.toBe('');
});

it.skipIf(!isThere)('the example that trains a player learns something in two seconds', async () => {
  const { stdout } = await python(
    "import sys; sys.path.insert(0, 'examples')\nimport train\ntrain.TESTS = 128\nprint(*train.main(2))",
  );
  const [before, after] = (stdout.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  expect(after).toBeGreaterThan(before + 4);
});

it.skipIf(!isThere)('the example that measures speed counts decisions', async () => {
  const { stdout } = await python(
    "import sys; sys.path.insert(0, 'examples')\nimport speed\nprint(*speed.main('euchre', 0.3))",
  );
  const [rate, busy] = stdout.trim().split(' ').map(Number);
  expect(Math.min(rate, busy)).toBeGreaterThan(0);
});

const ACTS = 120;

const PLAYED = `
import json
from followsuit import Engine
with Engine(perfect_information=True) as engine:
    for listed in engine.games():
        game = engine.setup(listed["id"]).reset(seed="same")
        for n in range(${ACTS}):
            if game.over: break
            seat = game.actors[0]
            legal = game.legal(seat)
            game.act(seat, legal[(7 * n + 3) % len(legal)])
        print(json.dumps(game.record()))
`;

it.skipIf(!isThere)('the same seed and choices give the same game in Python as in this process', async () => {
  const { stdout } = await python(PLAYED);
  const records = stdout.trim().split('\n');
  expect(records.length).toBe(games.length);
  for (const [i, game] of games.entries()) {
    const session = playable(game, () => sentencesOf(game)).create({ seed: 'same' });
    for (let n = 0; n < ACTS && !session.isOver; n++) {
      const [seat] = session.actors;
      const legal = session.legalActs(seat);
      session.act(seat, legal[(7 * n + 3) % legal.length]);
    }
    expect(session.options).toEqual(filled(game, session.players));
    expect(JSON.parse(records[i])).toEqual(session.record());
  }
});
