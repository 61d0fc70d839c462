/** Requests of all kinds: each gets one line with a code and a sentence, or an answer, and the engine goes on. */
import { type Json, Random } from '@followsuit/engine';
import { expect, it } from 'vitest';
import { COMMANDS } from './commands.ts';
import { Engine } from './engine.ts';
import { CODES } from './requests.ts';

const FIELDS = [
  ...['id', 'setup', 'game', 'games', 'seat', 'seed', 'act', 'acts', 'players', 'options', 'count', 'deals', 'record'],
  ...['position', 'simulations', 'from', 'bots', 'bot', 'requests', 'target', '__proto__', 'constructor'],
];
const TEXTS = ['coralon', 'stones', 'simple', '', 'toString', '0.AAAA.AAAAAAAA', 'x'.repeat(500), '\u0000', '🂡'];
const NUMBERS = [0, 1, 2, 3, -1, 0.5, 1e300, 65536];

/** JSON of any shape; small numbers are frequent, since they name setups, games and seats. */
function anything(random: Random, depth = 0): Json {
  const kind = random.below(depth > 2 ? 6 : 9);
  if (kind < 4) return NUMBERS[random.below(NUMBERS.length)];
  if (kind === 4) return TEXTS[random.below(TEXTS.length)];
  if (kind === 5) return [null, true, false][random.below(3)];
  if (kind < 8) return Array.from({ length: random.below(4) }, () => anything(random, depth + 1));
  return Object.fromEntries(
    Array.from({ length: random.below(4) }, () => [FIELDS[random.below(FIELDS.length)], anything(random, depth + 1)]),
  );
}

function line(random: Random): string {
  const names = [...Object.keys(COMMANDS), 'batch', 'nothing'];
  const cmd = names[random.below(names.length)];
  const fields = FIELDS.filter(() => random.below(6) === 0).map((field) => [field, anything(random)]);
  // Half of the requests name what there is. What takes long is asked for little: the fuzz is about shapes.
  const known = random.below(2) === 0 ? { setup: 1, game: 1, seat: random.below(3) } : {};
  const text = JSON.stringify({ ...known, ...Object.fromEntries(fields), simulations: random.below(4), cmd });
  if (random.below(10) > 0) return text;
  const at = random.below(text.length);
  return text.slice(0, at) + text.slice(at + 1 + random.below(5));
}

it('a thousand requests of all kinds', () => {
  const engine = new Engine({ version: '1', mostGames: 20, perfect: false });
  const random = new Random('engine fuzz');
  const ask = (text: string) => JSON.parse(engine.answer(text));
  ask('{"cmd":"setup","game":"coralon","players":3}');
  ask('{"cmd":"reset","setup":1,"seed":"fuzz"}');
  const before = ask('{"cmd":"view","game":1,"seat":1,"position":true}');
  const codes = new Set<string>();
  for (let i = 0; i < 1000; i++) {
    const text = line(random);
    const said = engine.answer(text);
    expect(said).not.toContain('\n');
    const answer = JSON.parse(said);
    for (const { ok, problem } of [answer, ...(answer.answers ?? [])]) {
      if (ok) continue;
      codes.add(problem.code);
      expect(CODES, text).toContain(problem.code);
      expect(problem.code, text).not.toBe('internal');
      expect(problem.text, text).toMatch(/^[^\n]+\.$/);
    }
  }
  expect(codes.size).toBeGreaterThan(7);
  // A position outlives the game that it was taken from.
  const { setup } = ask('{"cmd":"setup","game":"coralon","players":3}');
  const worlds = ask(JSON.stringify({ cmd: 'worlds', setup, position: before.position }));
  expect(worlds.worlds[0].hold[1]).toEqual(before.view.hold[1]);
});

it('a position is asked as its game is, and answers nothing that the seat does not know', () => {
  const engine = new Engine({ version: '1', mostGames: 20, perfect: false });
  const ask = (request: object) => JSON.parse(engine.answer(JSON.stringify(request)));
  const { setup } = ask({ cmd: 'setup', game: 'stones', players: 4 });
  const { game, actors } = ask({ cmd: 'reset', setup, seed: 'position' });
  const [seat] = actors;
  const { position } = ask({ cmd: 'view', game, seat, position: true });
  expect(ask({ cmd: 'count', setup, position })).toEqual(ask({ cmd: 'count', game, seat }));
  expect(ask({ cmd: 'bot', setup, position, bot: 'simple' })).toEqual(ask({ cmd: 'bot', game, seat, bot: 'simple' }));
  const legal = ask({ cmd: 'legal', game, seat }).acts;
  const { acts } = ask({ cmd: 'value', setup, position, simulations: 20 });
  for (const { act } of acts) expect(legal).toContainEqual(act);
  const other = (seat + 1) % 4;
  const waiting = ask({ cmd: 'view', game, seat: other, position: true }).position;
  expect(ask({ cmd: 'value', setup, position: waiting }).problem.code).toBe('not-to-act');
  const { setup: third } = ask({ cmd: 'setup', game: 'stones', players: 3 });
  expect(ask({ cmd: 'value', setup: third, position }).problem.code).toBe('bad-request');
});
