import { filled, type Json, Random, type Rules, type State } from '@followsuit/engine';
import { DELTA, HOLD, POINTS, TAKEN, TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { setUp } from '../testing/play.ts';
import { EndingSolver, type HandValue } from './ending-solver.ts';
import { EquivalentCards } from './equivalent-cards.ts';
import { ending, minimax } from './testing/endings.ts';

/** The sum of what the seats of a side have in a field. */
function sumOf(s: State, field: number, side: number): number {
  let sum = 0;
  for (let seat = 0; seat < 6; seat++) if ((side >> seat) & 1) sum += s[field + seat];
  return sum;
}

const tricks: HandValue = (s, side) => sumOf(s, TAKEN, side);
const points: HandValue = (s, side) => sumOf(s, POINTS, side);
const atLeast =
  (n: number): HandValue =>
  (s, side) =>
    tricks(s, side) >= n ? 1 : 0;
const exactly =
  (n: number): HandValue =>
  (s, side) =>
    tricks(s, side) === n ? 1 : 0;

/** The value of a position with nothing known before. */
function solve(solver: EndingSolver, s: State, side: number, handValue: HandValue): number {
  solver.begin(side, handValue);
  return solver.value(s, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
}

/** The values of all moves of the seat on turn, solved one after another. */
function solveMoves(rules: Rules, solver: EndingSolver, s: State, side: number, handValue: HandValue): number[] {
  const moves = new Int32Array(64);
  const n = rules.cards(s, s[TURN], moves);
  solver.begin(side, handValue);
  return [...moves.subarray(0, n)].map((move) => {
    const next = s.slice();
    rules.play(next, move, null);
    return solver.value(next, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  });
}

type Choice = Readonly<Record<string, Json>>;

/** Each game with each number of players: as usual, and with each value of each option. */
const tables = trickGames.flatMap((game) =>
  game.players.flatMap((players) => {
    const choices: Choice[] = [{}];
    for (const { id, values } of game.options)
      if (Array.isArray(values)) for (const value of values) choices.push({ [id]: value });
    return choices
      .filter((choice) => !game.conflict?.(players, filled(game, players, choice)))
      .map((choice) => ({ game, players, choice }));
  }),
);

/** Cards a hand at which looking at everything still ends soon, by seats. */
const CARDS = [0, 0, 0, 3, 2, 2, 2];

describe.each(tables)('$game.id with $players players and $choice', ({ game, players, choice }) => {
  const rules = setUp(game, players, choice);
  const solver = new EndingSolver(rules);

  it('finds what plain minimax finds, for every value and any two sides', () => {
    const random = new Random(`${game.id} ${players} ${JSON.stringify(choice)}`);
    const isUsual = Object.keys(choice).length === 0;
    for (let i = 0; i < (isUsual ? 4 : 1); i++) {
      const s = ending(rules, random, CARDS[players] + (isUsual && i === 0 && players < 5 ? 1 : 0));
      const side = 1 + random.below((1 << players) - 2);
      const values: HandValue[] = [
        tricks,
        points,
        atLeast(1 + random.below(4)),
        exactly(random.below(4)),
        (end) => end[DELTA] - end[DELTA + 1],
      ];
      for (const handValue of values) {
        const before = s.slice();
        const value = minimax(rules, s, side, handValue);
        expect(solve(solver, s, side, handValue)).toBe(value);
        const list = solveMoves(rules, solver, s, side, handValue);
        expect((side >> s[TURN]) & 1 ? Math.max(...list) : Math.min(...list)).toBe(value);
        expect(s).toEqual(before);
      }
    }
  });
});

it('the lowest card, which may stay with whoever plays it, is like no other (DUCKSCUT-PLAY-3)', () => {
  const game = trickGames.find(({ id }) => id === 'ducks-and-geese-cutthroat');
  if (!game) throw new Error('no ducks-and-geese-cutthroat');
  const rules = setUp(game, 4);
  const keptOf = (...codes: string[]): number => {
    const cards = Int32Array.from(codes, (code) => rules.design.deck.byCode.get(code) as number);
    const s = rules.start();
    for (const card of cards) s[HOLD + (card >> 4)] |= 1 << (card & 15);
    return new EquivalentCards(rules).dedupe(s, 0, cards, cards.length);
  };
  // Nobody else has cards of the suit, and each of the two is worth as much as the other.
  expect(keptOf('2c', 'Fc')).toBe(2);
  expect(keptOf('3c', '7c')).toBe(1);
});

it('gives each move its own value', () => {
  const coralon = setUp(trickGames[0], 4);
  const random = new Random('each move');
  const solver = new EndingSolver(coralon);
  const moves = new Int32Array(64);
  for (let i = 0; i < 20; i++) {
    const s = ending(coralon, random, 3);
    for (const handValue of [tricks, exactly(2)]) {
      const values = solveMoves(coralon, solver, s, 0b0011, handValue);
      expect(values).toHaveLength(coralon.cards(s, s[TURN], moves));
      for (let j = 0; j < values.length; j++) {
        const next = s.slice();
        coralon.play(next, moves[j], null);
        expect(values[j]).toBe(minimax(coralon, next, 0b0011, handValue));
      }
    }
  }
});
