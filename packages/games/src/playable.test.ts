/** Every game in plain JSON, with every number of players and every option changed. */
import { readFileSync } from 'node:fs';
import {
  type Act,
  filled,
  GameError,
  type GameSession,
  IllegalAct,
  type Json,
  type Line,
  Random,
  Rules,
  rejectionIn,
} from '@followsuit/engine';
import { rawOf } from '@followsuit/engine/raw';
import { expect, expectTypeOf, it } from 'vitest';
import { type CoralonView, coralon } from './coralon/index.ts';
import { games } from './index.ts';
import { piecepackSteppingStones } from './piecepack-stepping-stones/index.ts';
import type { Playable } from './playable.ts';
import { stones } from './stones/index.ts';
import { sure, tablesOf } from './testing/contract.ts';

const modules = import.meta.glob<Record<string, Playable<unknown>>>('./*/index.ts', { eager: true });
const playables = Object.entries(modules)
  .filter(([path]) => !/examples|testing/.test(path))
  .flatMap(([, module]) => Object.values(module));
const playableOf = (id: string): Playable<unknown> => playables.find((each) => each.id === id) as Playable<unknown>;
/** The defaults with every number of players, and some of the other options. */
const tables = games.flatMap(tablesOf).filter(({ given }, i) => Object.keys(given).length === 0 || i % 4 === 0);

const HANDS = 2;

/** Plays at random for some hands, and looks before every act. */
function play(game: GameSession<unknown>, seed: string, look: (seat: number, act: Act) => void = () => {}): void {
  const random = new Random(seed);
  while (!game.isOver && game.hands < HANDS) {
    const { actors } = game;
    const seat = actors[random.below(actors.length)];
    const acts = game.legalActs(seat);
    const act = acts[random.below(acts.length)];
    look(seat, act);
    game.act(seat, act);
  }
}

const create = ({ game, players, given }: (typeof tables)[number], seed: string): GameSession<unknown> =>
  playableOf(game.id).create({ players, options: given, seed });

it('all games have a subpath', () => {
  expect(playables.map(({ id }) => id).sort()).toEqual(games.map(({ id }) => id).sort());
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  for (const { id } of games) expect(exports[`./${id}`]).toMatchObject({ source: `./src/${id}/index.ts` });
});

it.each(['hearts', 'speed-run', 'whist', 'oh-hell'])('%s: whoever wins is ahead, as `wins` says', (id) => {
  const game = playableOf(id).create({ seed: 'wins' });
  const random = new Random('acts');
  while (!game.isOver) {
    const [seat] = game.actors;
    const moves = game.legalMoves(seat);
    game.move(seat, moves[random.below(moves.length)]);
  }
  const worth = game.scores.map((points) => (game.wins === 'low' ? -points : points));
  const winners = game.sides.filter((_, side) => worth[side] === Math.max(...worth));
  expect(winners.length).toBeLessThan(game.sides.length);
  expect(game.winners).toEqual(winners.flat().sort());
});

it.each(tables)('$game.id, $players players, $given: records verify, and games go on from them', (table) => {
  const game = create(table, 'records');
  play(game, 'acts');
  const lines = game.record();
  const find = (id: string) => games.find((each) => each.id === id);
  expect(rejectionIn(lines, find)).toBeNull();
  const again = playableOf(table.game.id).fromRecord(lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(again.record()).toEqual(lines);
  expect(rawOf(again).state).toEqual(rawOf(game).state);
});

it.each(tables)('$game.id, $players players, $given: undo and clone', (table) => {
  const game = create(table, 'undo');
  const random = new Random('when');
  play(game, 'acts', (seat, act) => {
    if (random.below(12) > 0) return;
    const state = rawOf(game).state;
    const copy = game.clone();
    const lines = random.below(2) === 0 ? game.record() : null;
    game.act(seat, act);
    if (random.below(2) === 0) game.record();
    expect(game.undo()).toBe(true);
    expect(rawOf(game).state).toEqual(state);
    expect(rawOf(copy).state).toEqual(state);
    if (lines) expect(game.record()).toEqual(lines);
    expect(copy.record()).toEqual(game.record());
  });
  const { length } = game;
  for (let n = 0; n < length; n++) game.undo();
  expect(game.undo()).toBe(false);
  expect(game.record()).toEqual(create(table, 'undo').record());
});

/** The cards that other seats hold or have put away, and those of the stock, where a view shows them. */
function hiddenFrom(view: Record<string, Json>, seat: number): Json[] {
  const { hold, away, stock } = view as Record<string, Json[]>;
  return [...hold.filter((_, each) => each !== seat), ...away.filter((_, each) => each !== seat), stock];
}

const cardTables = tables.filter(({ players }) => players > 1);

it.each(cardTables)('$game.id, $players players, $given: views show no cards of others', (table) => {
  const game = create(table, 'views');
  play(game, 'acts', () => {
    for (let seat = -1; seat < table.players; seat++) {
      const view = game.view(seat) as Record<string, Json>;
      sure(
        hiddenFrom(view, seat).every((each) => each === null),
        'a view shows hidden cards',
      );
    }
  });
  for (let seat = -1; seat < table.players; seat++) {
    const [first, deal] = game.recordFor(seat);
    expect(first.seed).toBeNull();
    expect(deal).not.toHaveProperty('hands');
    expect(deal).not.toHaveProperty('stock');
  }
});

/** The same deal with the cards that a seat does not see in other places. The face-up card and the one that opens are known. */
function otherWorld(deal: Line, seat: number, opening: string | undefined, random: Random): Line {
  const hands = deal.hands as readonly (readonly string[])[];
  const stock = deal.stock as readonly string[];
  const isKnown = (card: string): boolean => card === deal.open || card === opening;
  const unseen = [...hands.filter((_, each) => each !== seat).flat(), ...stock].filter((card) => !isKnown(card));
  const cards = random.shuffle(unseen);
  const other = (card: string): string => (isKnown(card) ? card : (cards.shift() as string));
  return {
    hands: hands.map((hand, each) => (each === seat ? hand : hand.map(other))),
    stock: stock.map(other),
    open: deal.open,
  };
}

/** The card whose holder leads, as records write it. */
function openingOf({ game, players, given }: (typeof tables)[number]): string | undefined {
  const rules = game.setUp(players, filled(game, players, given));
  const phase = rules instanceof Rules ? rules.design.phases[rules.tricks] : undefined;
  const card = phase && 'openerHolds' in phase ? phase.openerHolds : undefined;
  return rules instanceof Rules && card !== undefined ? rules.design.deck.codes[card] : undefined;
}

it.each(cardTables)('$game.id, $players players, $given: other hidden cards, the same answers', (table) => {
  const { players, given } = table;
  const random = new Random('worlds');
  const deal = create(table, 'worlds').record()[1];
  const opening = openingOf(table);
  for (let seat = 0; seat < players; seat++) {
    const at = (line: Line) => playableOf(table.game.id).create({ players, options: given, deals: [line], seed: '1' });
    const [real, other] = [at(deal), at(otherWorld(deal, seat, opening, random))];
    expect(other.view(seat)).toEqual(real.view(seat));
    expect(other.recordFor(seat)).toEqual(real.recordFor(seat));
    expect(other.legalActs(seat)).toEqual(real.legalActs(seat));
    for (const each of real.actors.filter((actor) => actor !== seat))
      for (const act of real.legalActs(each)) expect(other.rejected(seat, act)).toEqual(real.rejected(seat, act));
  }
});

it('a rejected act names its rule, quotes it, and changes nothing', () => {
  const game = coralon.create({ players: 4, seed: '7' });
  const before = rawOf(game).state;
  const reject = (seat: number, act: unknown): IllegalAct => {
    try {
      game.act(seat, act as Act);
    } catch (error) {
      expect(error).toBeInstanceOf(IllegalAct);
      expect(rawOf(game).state).toEqual(before);
      return error as IllegalAct;
    }
    throw new Error('it was accepted');
  };
  expect(reject(game.actors[0], { do: 'play', card: 'Al' })).toMatchObject({
    rule: 'CORALON-DISCARD-2',
    message: expect.stringMatching(/^[A-Z].*\.$/),
  });
  for (const act of [null, [], 7, {}, { do: null }, { do: 'discard' }, { do: '__proto__' }])
    expect(reject(game.actors[0], act).message).toMatch(/\.$/);
  const { rule, message: sentence } = reject(0, { do: 'pass' });
  expect(game.rejected(0, { do: 'pass' })).toEqual({ rule, sentence });
  expect(() => game.act(4, { do: 'pass' })).toThrow('There is no seat 4; seats are numbered from 0 to 3.');
  for (const wrong of [() => game.view(-2), () => game.act(4, { do: 'pass' }), () => game.recordFor(9)])
    expect(errorOf(wrong)).toMatchObject({ code: 'no-such-seat' });
  expect(errorOf(() => game.act(0, { do: 'pass' }))).toMatchObject({ code: 'illegal-act', rule });
});

/** The error of something that fails. */
function errorOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    expect(error).toBeInstanceOf(GameError);
    return error;
  }
  throw new Error('It did not fail.');
}

it('what cannot be created says why, with a code', () => {
  const codes: [string, string | undefined, () => unknown][] = [
    ['bad-setup', undefined, () => coralon.create({ players: 7 })],
    ['bad-setup', undefined, () => coralon.create({ options: { nothing: 1 } })],
    ['bad-setup', undefined, () => coralon.create({ knobs: { target: 'x' } })],
    ...(
      [
        null,
        { options: 5 },
        { knobs: null },
        { seed: {} },
        { names: 'abcd' },
        { deals: [null] },
        { deals: 'x' },
      ] as never[]
    ).map((how): [string, undefined, () => unknown] => ['bad-setup', undefined, () => coralon.create(how)]),
    ...([null, 7, [null], [[]]] as never[]).map((record): [string, undefined, () => unknown] => [
      'bad-record',
      undefined,
      () => coralon.fromRecord(record),
    ]),
    ['bad-deal', 'CORALON-DEAL-1', () => coralon.create({ deals: [{ hands: [] }] })],
    ['bad-deal', undefined, () => coralon.create({ deals: [{ ev: 'roll' }] })],
    ['bad-record', undefined, () => coralon.fromRecord('{')],
    ['bad-record', 'RECORD-GAME-1', () => stones.fromRecord(coralon.create().record())],
  ];
  for (const [code, rule, work] of codes) {
    const error = errorOf(work);
    expect(error).toMatchObject({ code, message: expect.stringMatching(/^[A-Za-z].*\.$/) });
    expect((error as GameError).rule).toBe(rule);
  }
  expect(() => coralon.create({ players: 7 })).toThrow('Coralon is for 3, 4, 5 or 6 players, not 7.');
  expect(() => coralon.create({ options: { target: 1 } })).toThrow('target cannot be 1');
  expect(() => coralon.create({ names: ['Ana'] })).toThrow('There are 1 names for 4 seats');
  expect(() => coralon.create({ deals: [{ hands: [] }] })).toThrow('A given deal breaks CORALON-DEAL-1');
  expect(() => coralon.create({ deals: [{ ev: 'roll' }] })).toThrow('A deal is due, and a roll was given.');
  expect(() => coralon.fromRecord('{')).toThrow('Line 1 of the record');
  expect(() => stones.fromRecord(coralon.create().record())).toThrow('Line 1 of the record breaks RECORD-GAME-1');
});

it('a seed may be a number or missing; deals are given without their number', () => {
  expect(coralon.create({ seed: 7 }).record()).toEqual(coralon.create({ seed: '7' }).record());
  expect(coralon.create().seed).not.toBe(coralon.create().seed);
  const [first, { hands, stock, open }] = coralon.create({ seed: 8 }).record();
  const given = coralon.create({ deals: [{ hands, stock, open }], seed: 9 });
  expect(first.seed).toBe('8');
  expect(given.record()[0].seed).toBeNull();
  expect(given.record()[1]).toMatchObject({ hand: 1, dealer: 0, hands });
  expect(piecepackSteppingStones.create({ seed: 3 }).actors).toEqual([0]);
});

it('views are typed by game', () => {
  expectTypeOf(coralon.create().view(0)).toEqualTypeOf<CoralonView>();
  expectTypeOf(stones.create().view(0).bags).toEqualTypeOf<readonly number[]>();
  expectTypeOf(piecepackSteppingStones.create().view(0).pawns.suns).toEqualTypeOf<string | null>();
});
