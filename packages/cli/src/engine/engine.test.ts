/** The engine protocol, request by request, over all games. */
import { type Json, Random } from '@followsuit/engine';
import { games } from '@followsuit/games';
import { coralon } from '@followsuit/games/coralon';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Engine } from './engine.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are JSON of many shapes
type Any = any;

const engineWith = (settings: Partial<ConstructorParameters<typeof Engine>[0]> = {}): Engine =>
  new Engine({ version: '0', mostGames: 100, perfect: false, ...settings });

const ask = (engine: Engine, request: Record<string, unknown>): Any =>
  JSON.parse(engine.answer(JSON.stringify(request)));

/** The answer to a request that must succeed. */
function get(engine: Engine, request: Record<string, unknown>): Any {
  const answer = ask(engine, request);
  expect(answer.problem).toBeUndefined();
  return answer;
}

function problem(engine: Engine, request: Record<string, unknown>): Any {
  const { ok, problem: found } = ask(engine, request);
  expect(ok).toBe(false);
  expect(found.text).toMatch(/^["\w].*[.?]$/);
  return found;
}

describe.each(games)('$id', ({ id, players }) => {
  it.each(players)('with %i players: a random game by numbers, and the same game in words', (number) => {
    const engine = engineWith();
    const { setup, acts: size, options } = get(engine, { cmd: 'setup', game: id, players: number });
    const { game } = get(engine, { cmd: 'reset', setup, seed: 's' });
    const { game: words } = get(engine, { cmd: 'reset', setup, seed: 's' });
    const random = new Random('acts');
    for (let n = 0; n < 150; n++) {
      const { actors, legal, over } = get(engine, { cmd: 'step', games: [game] });
      if (over[0]) break;
      const { acts, mask } = get(engine, { cmd: 'legal', game: words, seat: actors[0] });
      expect(mask).toEqual(legal[0]);
      const i = random.below(mask.length);
      expect(mask[i]).toBeLessThan(size);
      expect(get(engine, { cmd: 'acts', setup, from: mask[i], count: 1 }).acts[0].act).toEqual(acts[i]);
      get(engine, { cmd: 'act', game: words, seat: actors[0], act: acts[i] });
      expect(get(engine, { cmd: 'step', games: [game], acts: [mask[i]] }).problems).toBeUndefined();
    }
    for (let seat = -1; seat < number; seat++)
      for (const cmd of ['view', 'record'])
        expect(get(engine, { cmd, game, seat })).toEqual(get(engine, { cmd, game: words, seat }));
    expect(Object.keys(options).length).toBeGreaterThan(0);
  });
});

it('answers for a seat do not depend on cards that it cannot know', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'coralon', players: 4 });
  const deal = coralon.create({ players: 4, seed: 'hidden' }).record()[1];
  const hands = deal.hands as string[][];
  const unseen = new Random('other').shuffle([...hands[0], ...hands[2], ...hands[3]]);
  const others = hands.map((hand, seat) => (seat === 1 ? hand : unseen.splice(0, hand.length)));
  const at = (dealt: Json) => get(engine, { cmd: 'reset', setup, seed: 'x', deals: [{ hands: dealt }] }).game;
  const [real, other] = [at(hands), at(others)];
  const requests = [
    ...['status', 'view', 'legal', 'tensors', 'count', 'record'].map((cmd) => ({ cmd })),
    { cmd: 'worlds', count: 3, seed: 'w' },
    { cmd: 'value', simulations: 40, seed: 'v' },
    ...['random', 'simple', 'club'].map((bot) => ({ cmd: 'bot', bot })),
    ...hands.flat().map((card) => ({ cmd: 'act', act: { do: 'play', card } })),
    { cmd: 'act', act: { do: 'discard', card: hands[0][0] } },
  ];
  for (const request of requests) {
    const answers = [real, other].map((game) => ({ ...ask(engine, { ...request, seat: 1, game }), game: 0 }));
    expect(answers[0]).toEqual(answers[1]);
  }
});

it('worlds agree with the view, and can be played on', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'bishop', players: 4 });
  const { game } = get(engine, { cmd: 'reset', setup, seed: 1 });
  get(engine, { cmd: 'play', game, bots: { 0: 'simple', 1: 'simple', 2: 'simple', 3: 'simple' }, acts: 12 });
  const [seat] = get(engine, { cmd: 'status', game }).actors;
  const { view } = get(engine, { cmd: 'view', game, seat });
  const { worlds } = get(engine, { cmd: 'worlds', game, seat, count: 20 });
  for (const world of worlds) {
    expect(world.hold[seat]).toEqual(view.hold[seat]);
    expect(world.hold.map((cards: Json[]) => cards.length)).toEqual(view.count);
  }
  expect(new Set(worlds.map((world: Json) => JSON.stringify(world))).size).toBeGreaterThan(10);
  expect(get(engine, { cmd: 'count', game, seat }).worlds).toBeGreaterThan(1000);
  const { games: made } = get(engine, { cmd: 'worlds', game, seat, count: 3, games: true });
  for (const each of made) {
    expect(get(engine, { cmd: 'view', game: each, seat }).view).toEqual(view);
    get(engine, { cmd: 'play', game: each, bots: { 0: 'random', 1: 'random', 2: 'random', 3: 'random' }, acts: 30 });
    for (let n = 0; n < 30; n++) get(engine, { cmd: 'undo', game: each });
    expect(get(engine, { cmd: 'undo', game: each }).undone).toBe(false);
    expect(get(engine, { cmd: 'view', game: each, seat }).view).toEqual(view);
  }
});

it('a clone, an undo and a record', () => {
  const engine = engineWith({ perfect: true });
  const { setup } = get(engine, { cmd: 'setup', game: 'thief' });
  const { game } = get(engine, { cmd: 'reset', setup, seed: 'r' });
  const bots = { 0: 'simple', 1: 'simple', 2: 'simple', 3: 'simple' };
  get(engine, { cmd: 'play', game, bots, acts: 25 });
  const { game: copy } = get(engine, { cmd: 'clone', game });
  get(engine, { cmd: 'play', game: copy, bots, acts: 5 });
  for (let n = 0; n < 5; n++) get(engine, { cmd: 'undo', game: copy });
  const { lines } = get(engine, { cmd: 'record', game });
  expect(get(engine, { cmd: 'record', game: copy }).lines).toEqual(lines);
  const { game: again } = get(engine, { cmd: 'reset', setup, record: lines });
  expect(get(engine, { cmd: 'state', game: again })).toEqual(get(engine, { cmd: 'state', game }));
  expect(problem(engine, { cmd: 'reset', setup, record: lines.slice(1) })).toMatchObject({ code: 'bad-record' });
});

it('games and setups say whether the lowest total wins', () => {
  const engine = engineWith();
  const lowest = get(engine, { cmd: 'games' }).games.filter(({ wins }: Any) => wins === 'low');
  expect(lowest.map(({ id }: Any) => id)).toEqual(['speed-run', 'hearts']);
  expect(get(engine, { cmd: 'setup', game: 'hearts' }).wins).toBe('low');
  expect(get(engine, { cmd: 'setup', game: 'whist' }).wins).toBe('high');
});

it('equal setups share a number; the solitaire has acts but no tensors', () => {
  const engine = engineWith();
  const setup = () => get(engine, { cmd: 'setup', game: 'coralon', players: 4 }).setup;
  expect(setup()).toBe(setup());
  const alone = get(engine, { cmd: 'setup', game: 'piecepack-stepping-stones' });
  expect(alone).toMatchObject({ players: 1, tensors: null });
  const { game } = get(engine, { cmd: 'reset', setup: alone.setup, seed: 1 });
  for (const cmd of ['tensors', 'worlds', 'count'])
    expect(problem(engine, { cmd, game, seat: 0 })).toMatchObject({ code: 'not-for-this-game' });
  expect(get(engine, { cmd: 'bot', game, seat: 0, bot: 'simple' }).act).toHaveProperty('do');
});

it('bad requests say what is wrong, and change nothing', () => {
  const engine = engineWith({ mostGames: 3 });
  const { setup } = get(engine, { cmd: 'setup', game: 'coralon', players: 3 });
  const { game } = get(engine, { cmd: 'reset', setup, seed: 1 });
  const before = get(engine, { cmd: 'view', game, seat: 1 });
  const bad: [string, Record<string, unknown>][] = [
    ['bad-setup', { cmd: 'setup', game: 'coralom' }],
    ['bad-setup', { cmd: 'setup', game: 'coralon', players: 7 }],
    ['bad-setup', { cmd: 'setup', game: 'coralon', options: { target: 'x' } }],
    ['bad-request', { cmd: 'setup', game: 'coralon', options: [] }],
    ['bad-request', { cmd: 'setup' }],
    ['no-such-setup', { cmd: 'reset', setup: 9 }],
    ['bad-deal', { cmd: 'reset', setup, deals: [{ hands: [['Zz']] }] }],
    ['bad-request', { cmd: 'reset', setup, deals: [null] }],
    ['bad-record', { cmd: 'reset', setup, record: [] }],
    ['bad-request', { cmd: 'reset', setup, record: [null] }],
    ['bad-request', { cmd: 'reset', setup, seed: {} }],
    ['too-many', { cmd: 'reset', setup, count: 3 }],
    ['no-such-game', { cmd: 'view', game: 8, seat: 0 }],
    ['no-such-game', { cmd: 'step', games: [game, '__proto__'] }],
    ['bad-request', { cmd: 'view', game, seat: 3 }],
    ['bad-request', { cmd: 'view', game, seat: '0' }],
    ['illegal-act', { cmd: 'act', game, seat: 1 }],
    ['illegal-act', { cmd: 'act', game, seat: 1, act: [] }],
    ['illegal-act', { cmd: 'act', game, seat: 1, act: 10_000 }],
    ['illegal-act', { cmd: 'act', game, seat: 1, act: -1 }],
    ['illegal-act', { cmd: 'act', game, seat: 1, act: 0.5 }],
    ['illegal-act', { cmd: 'act', game, seat: 0, act: { do: 'pass' } }],
    ['bad-request', { cmd: 'step', games: [game], acts: [] }],
    ['not-to-act', { cmd: 'value', game, seat: 0 }],
    ['bad-request', { cmd: 'value', game, seat: 1, simulations: 1e9 }],
    ['bad-request', { cmd: 'bot', game, seat: 1, bot: 'genius' }],
    ['bad-request', { cmd: 'play', game, bots: { 1: 'simple', 2: 'genius' } }],
    ['too-many', { cmd: 'worlds', game, seat: 1, count: 3, games: true }],
    ['no-such-game', { cmd: 'free', game: 7 }],
    ['unknown-command', { cmd: 'toString' }],
    ['bad-request', { cmd: 'batch' }],
  ];
  for (const [code, request] of bad) expect([problem(engine, request).code, request]).toEqual([code, request]);
  expect(problem(engine, { cmd: 'act', game, seat: 0, act: { do: 'pass' } }).rule).toMatch(/^CORALON-/);
  // Every illegal act names a rule: a number of no act, and one of another phase, whose act in words breaks the same rule.
  const { acts: listed } = get(engine, { cmd: 'acts', setup });
  const play = listed.findIndex(({ act }: Any) => act.do === 'play');
  const inWords = problem(engine, { cmd: 'act', game, seat: 1, act: listed[play].act });
  expect(problem(engine, { cmd: 'act', game, seat: 1, act: play })).toEqual(inWords);
  expect(inWords).toMatchObject({ code: 'illegal-act', rule: expect.stringMatching(/^CORALON-/) });
  for (const act of [10_000, -1, 0.5, []])
    expect(problem(engine, { cmd: 'act', game, seat: 1, act })).toMatchObject({ rule: 'RECORD-ACT-1' });
  expect(problem(engine, { cmd: 'reset', setup, deals: [{ hands: [['Zz']] }] }).rule).toBe('CORALON-DEAL-1');
  const { answers } = get(engine, {
    cmd: 'batch',
    requests: [
      { cmd: 'batch', requests: [] },
      { id: 2, cmd: 'hello' },
    ],
  });
  expect(answers.map(({ ok }: Any) => ok)).toEqual([false, true]);
  expect(get(engine, { cmd: 'view', game, seat: 1 })).toEqual(before);
  get(engine, { cmd: 'free', games: [game] });
  expect(get(engine, { cmd: 'reset', setup, count: 3 }).games.length).toBe(3);
});

it('a bad deal of a later hand is a problem of the act before it, which can be made again', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'coralon', players: 3 });
  const { hands } = coralon.create({ players: 3, seed: 1 }).record()[1];
  const { game } = get(engine, { cmd: 'reset', setup, deals: [{ hands }, { hands: [] }] });
  const play = { cmd: 'play', game, bots: { 0: 'simple', 1: 'simple', 2: 'simple' } };
  expect(problem(engine, play).code).toBe('bad-deal');
  const { phase, hands: finished } = get(engine, { cmd: 'status', game });
  expect([phase, finished]).toEqual(['tricks', 0]);
  expect(problem(engine, play).code).toBe('bad-deal');
});

it('play stops when its time is over, and goes on when it is asked again', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'hearts' });
  const { game } = get(engine, { cmd: 'reset', setup, seed: 'slow' });
  const play = { cmd: 'play', game, bots: { 0: 'simple', 1: 'simple', 2: 'simple', 3: 'simple' }, acts: 100_000 };
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 10_000;
    return now;
  });
  onTestFinished(() => clock.mockRestore());
  // A look at the clock takes ten seconds: one before the first act, and one after each.
  expect(get(engine, play).played).toBe(6);
  expect(get(engine, { ...play, ms: 25_000 }).played).toBe(3);
  expect(get(engine, { ...play, ms: 1 }).played).toBe(1);
  expect(problem(engine, { ...play, ms: 60_001 }).code).toBe('bad-request');
  expect(get(engine, { ...play, acts: 2 }).played).toBe(2);
});

it('a mistake of our own is called one, and the engine goes on', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'coralon', players: 3 });
  const { playable } = engine.registry.setup({ setup });
  const create = vi.spyOn(playable, 'create').mockImplementation(() => {
    throw new TypeError('undefined is not a function');
  });
  const found = problem(engine, { cmd: 'reset', setup });
  expect(found.code).toBe('internal');
  expect(found.text).not.toContain('undefined');
  create.mockRestore();
  get(engine, { cmd: 'reset', setup });
});

it('in a step, one illegal act does not stop the others', () => {
  const engine = engineWith();
  const { setup } = get(engine, { cmd: 'setup', game: 'stones' });
  const { games: many } = get(engine, { cmd: 'reset', setup, seed: 'm', count: 3 });
  const { legal, actors } = get(engine, { cmd: 'step', games: many });
  const after = get(engine, { cmd: 'step', games: many, acts: [legal[0][0], 99_999, null] });
  expect(after.problems).toEqual({
    1: { code: 'illegal-act', text: expect.any(String), rule: expect.stringMatching(/^[A-Z]+-/) },
  });
  expect(after.actors.slice(1)).toEqual(actors.slice(1));
  expect(after.actors[0]).not.toBe(actors[0]);
});
