/** Records that are not right must be refused, at the line that is wrong. */
import { readFileSync } from 'node:fs';
import {
  type Fault,
  filled,
  type Game,
  type Json,
  type Line,
  Match,
  type Options,
  type Play,
  Random,
  Verifier,
} from '@followsuit/engine';
import { seatsIn } from '@followsuit/engine/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf, games, trickGames } from './index.ts';

const out = new Int32Array(4096);

/** Some hands of a game, played at random. */
function record(id: string, players: number, given: Record<string, Json> = {}, hands = 2): Line[] {
  const game = gameOf(id);
  if (!game) throw new Error(`no ${id}`);
  const rules = game.setUp(players, filled(game, players, given));
  const lines: Line[] = [];
  const match = new Match(rules, (line) => lines.push(line));
  const random = new Random(`${id}/${players}`);
  match.start(Array(players).fill('somebody'), 'verify');
  while (!match.over && !(match.due !== null && rules.rounds(match.state) === hands)) {
    if (match.due !== null) {
      match.draw('verify');
      continue;
    }
    const [seat] = seatsIn(rules.actors(match.state));
    match.move(seat, out[random.below(rules.moves(match.state, seat, out))]);
  }
  return lines;
}

/** Setting a game up costs more than checking a short record, so each is set up once. */
const known = new Map<string, Play>();
function setUp(game: Game, players: number, options: Options): Play {
  const name = JSON.stringify([game.id, players, options]);
  const rules = known.get(name) ?? game.setUp(players, options);
  known.set(name, rules);
  return rules;
}

/** The first fault of a record, and the number of its line. */
function firstFault(lines: readonly Line[]): { line: number; fault: Fault } | null {
  const verifier = new Verifier(gameOf, setUp);
  for (const [i, line] of lines.entries()) {
    const fault = verifier.line(line);
    if (fault) return { line: i, fault };
  }
  const fault = verifier.end();
  return fault && { line: lines.length, fault };
}

const replaced = (lines: readonly Line[], i: number, line: Line): Line[] =>
  lines.map((each, j) => (j === i ? line : each));

/** Another value of the same kind. */
function other(value: Json): Json {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'boolean') return !value;
  if (Array.isArray(value)) return value.length === 0 ? [0] : [other(value[0]), ...value.slice(1)];
  return value === null ? 0 : null;
}

const tables = games.flatMap((game) => game.players.map((players) => ({ id: game.id, players })));

describe.each(tables)('$id with $players players', ({ id, players }) => {
  const lines = record(id, players);
  const derived = lines.flatMap(({ ev }, i) => (ev === 'trick' || ev === 'score' || ev === 'over' ? [i] : []));
  const acts = lines.flatMap(({ ev }, i) => (ev === 'act' ? [i] : []));

  it('the record itself is good, and so is every beginning that leaves no derived line out', () => {
    expect(firstFault(lines)).toBeNull();
    for (const i of acts) if (!derived.includes(i + 1)) expect(firstFault(lines.slice(0, i + 1))).toBeNull();
  });

  it('any field of a derived line that is altered or missing is a fault there', () => {
    for (const i of derived)
      for (const name of Object.keys(lines[i])) {
        expect(firstFault(replaced(lines, i, { ...lines[i], [name]: other(lines[i][name]) }))?.line, name).toBe(i);
        const { [name]: _gone, ...rest } = lines[i];
        expect(firstFault(replaced(lines, i, rest))?.line, name).toBe(i);
      }
  });

  it('a derived line that is missing, doubled or out of place is a fault there', () => {
    for (const i of derived) {
      expect(firstFault(lines.filter((_, j) => j !== i))?.line).toBe(i);
      expect(firstFault([...lines.slice(0, i + 1), lines[i], ...lines.slice(i + 1)])?.line).toBe(i + 1);
    }
  });

  it('extra fields are ignored, but not on an act', () => {
    expect(firstFault(lines.map((line) => (line.ev === 'act' ? line : { ...line, note: 'hello' })))).toBeNull();
    const timed = lines.map((line) => (line.ev === 'act' ? { ...line, at: '2026-11-15T12:00:00Z', ms: 250 } : line));
    expect(firstFault(timed)).toBeNull();
    const [act] = acts;
    const at = (time: string): Line[] => replaced(lines, act, { ...lines[act], at: time });
    for (const time of ['20261115T120000+01', '2026-11-15', '2026-W46-7', '2026-319T12', '2026-11-15T24:00:00.5-03:30'])
      expect(firstFault(at(time)), time).toBeNull();
    for (const time of ['2026-13-15', '2026-11-15T99:00Z', '15.11.2026', '', '2026-11-15T12:00:00 MEZ'])
      expect(firstFault(at(time)), time).toMatchObject({ line: act });
    for (const i of acts.slice(0, 40)) {
      expect(firstFault(replaced(lines, i, { ...lines[i], note: 1 }))).toMatchObject({ line: i });
      expect(firstFault(replaced(lines, i, { ...lines[i], at: 'noon' }))).toMatchObject({ line: i });
    }
  });

  it('a line of no known kind is a fault there', () => {
    for (const ev of ['sing', 'toString', '', null, 7])
      expect(firstFault([lines[0], { ev }])).toMatchObject({ line: 1, fault: { rule: 'RECORD-LINE-1' } });
  });

  it('an act by another seat, or with a missing or odd argument, is a fault there', () => {
    fc.assert(
      fc.property(fc.constantFrom(...acts), fc.anything(), (i, odd) => {
        const { ev, seat, do: name, ...args } = lines[i];
        // A flag may be left out.
        const argument = Object.keys(args).find((each) => args[each] !== true);
        if (argument !== undefined) {
          const value = JSON.parse(JSON.stringify(odd ?? null)) as Json;
          const bad = firstFault(replaced(lines, i, { ev, seat, do: name, ...args, [argument]: value }));
          if (typeof value !== 'number' && typeof value !== 'string') expect(bad?.line).toBe(i);
          expect(firstFault(replaced(lines, i, { ev, seat, do: name }))?.line).toBe(i);
        }
        for (const wrong of [-1, players, 1.5, '0', null])
          expect(firstFault(replaced(lines, i, { ...lines[i], seat: wrong }))?.line).toBe(i);
        expect(firstFault(replaced(lines, i, { ...lines[i], do: 'sing' }))?.line).toBe(i);
      }),
      { numRuns: 60 },
    );
  });

  it('a game line that does not say everything is a fault', () => {
    const [first] = lines;
    const options = first.options as Record<string, Json>;
    const [option] = Object.keys(options);
    const { [option]: _gone, ...fewer } = options;
    const bad: Line[] = [
      { ...first, format: 2 },
      { ...first, ev: 'start' },
      { ...first, seats: ['one', 'two'] },
      { ...first, seats: 4 },
      { ...first, sides: [[1]] },
      { ...first, seed: 7 },
      { ...first, options: fewer },
      { ...first, options: { ...options, [option]: 'no such value' } },
      { ...first, options: { ...options, colour: 'red' } },
      { ...first, game: 'tiddlywinks' },
    ];
    for (const line of bad) expect(firstFault(replaced(lines, 0, line))?.line).toBe(0);
  });
});

const cardTables = tables.filter(({ id }) => trickGames.some((game) => game.id === id));

describe.each(cardTables)('$id with $players players', ({ id, players }) => {
  const lines = record(id, players);

  it('a deal that is not the deck, the dealer or the hand is a fault there', () => {
    const i = lines.findIndex(({ ev }) => ev === 'deal');
    const deal = lines[i] as Record<string, Json> & { hands: string[][]; stock: string[] };
    const [first, ...others] = deal.hands;
    const bad: Line[] = [
      { ...deal, hand: 2 },
      { ...deal, dealer: 1 },
      { ...deal, open: first[0] },
      { ...deal, open: 'Zz' },
      { ...deal, open: '' },
      { ...deal, hands: [[first[1], ...first.slice(1)], ...others] },
      { ...deal, hands: [first.slice(1), ...others] },
      { ...deal, hands: others },
      { ...deal, stock: [...deal.stock, first[0]] },
      { ...deal, stock: null },
      { ...deal, hands: [['Zz', ...first.slice(1)], ...others] },
    ];
    for (const line of bad) expect(firstFault(replaced(lines, i, line))?.line).toBe(i);
    expect(firstFault([...lines.slice(0, i + 1), deal, ...lines.slice(i + 1)])?.line).toBe(i + 1);
    expect(firstFault([lines[0], ...lines.slice(i + 1)])?.line).toBe(1);
  });
});

it('nothing may follow the end of a game', () => {
  const lines = record('bishop', 5, { target: 5 }, 100);
  expect(lines.at(-1)?.ev).toBe('over');
  expect(firstFault(lines)).toBeNull();
  const act = lines.find(({ ev }) => ev === 'act') as Line;
  expect(firstFault([...lines, act])).toMatchObject({ line: lines.length, fault: { rule: 'RECORD-OVER-2' } });
  expect(firstFault(lines.slice(0, -1))).toMatchObject({ line: lines.length - 1, fault: { rule: 'RECORD-OVER-1' } });
});

it('verifying costs a few times what parsing alone costs', () => {
  // A ratio, since machines are noisy; parsing alone does several 100,000 acts a second on a slow one.
  const texts = record('coralon', 4, { target: 200 }, 40).map((line) => JSON.stringify(line));
  const time = (work: () => void): number => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  };
  const parse = (): void => {
    for (let i = 0; i < 20; i++) for (const text of texts) JSON.parse(text);
  };
  const verify = (): void => {
    for (let i = 0; i < 20; i++) expect(firstFault(texts.map((text) => JSON.parse(text) as Line))).toBeNull();
  };
  // The best of seven, since whatever else the machine does only ever makes it worse.
  const ratios = Array.from({ length: 7 }, () => time(verify) / time(parse));
  expect(Math.min(...ratios)).toBeLessThan(6);
});

describe('records from before an option existed', () => {
  const before = games.flatMap((game) =>
    game.options.flatMap(({ id, before: value }) => (value === undefined ? [] : [{ game, id, value }])),
  );

  it('are read as docs/record.md says: these options and no others', () => {
    const page = readFileSync(new URL('../../../docs/record.md', import.meta.url), 'utf8');
    const sentence = page.split('\n').find((line) => line.includes('lacks because it came later')) ?? '';
    const told = Array.from(sentence.matchAll(/`(\w+)` `(\w+)` \(([^)]+)\)/g), ([, ...row]) => row);
    expect(told).toEqual(before.map(({ game, id, value }) => [id, value, game.name]));
    expect(told.length).toBeGreaterThan(0);
  });

  it('stand without it; without any other option they do not', () => {
    for (const game of games) {
      const [first] = record(game.id, game.players[0]);
      const options = first.options as Record<string, Json>;
      for (const { id, before: value } of game.options) {
        const { [id]: _gone, ...rest } = options;
        const found = firstFault([{ ...first, options: rest }]);
        if (value !== undefined) expect(found, `${game.id} ${id}`).toBeNull();
        else expect(found?.fault).toMatchObject({ rule: 'RECORD-GAME-1', detail: `The option ${id} is missing.` });
      }
    }
  });

  it('are played by what held before, whatever the default is', () => {
    for (const { game, id, value } of before) {
      const others = { scoring: 'points', target: 40 };
      const given = Object.fromEntries(
        game.options.flatMap((o) => (o.id in others ? [[o.id, others[o.id as never]]] : [])),
      );
      const lines = record(game.id, game.players[0], { ...given, [id]: value }, 30);
      const { [id]: _gone, ...rest } = lines[0].options as Record<string, Json>;
      expect(lines.length).toBeGreaterThan(100);
      expect(firstFault([{ ...lines[0], options: rest }, ...lines.slice(1)]), game.id).toBeNull();
    }
  });
});
