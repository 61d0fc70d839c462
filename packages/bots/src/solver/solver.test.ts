import { filled, type Json, Random } from '@followsuit/engine';
import { DELTA, HOLD, PHASE, TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { setUp } from '../testing/play.ts';
import { Alike } from './alike.ts';
import { atLeast, byScore, exactly, type Goal, points, tricks } from './goal.ts';
import { Solver } from './solver.ts';
import { ending, minimax } from './testing/endings.ts';

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
  const solver = new Solver(rules);
  const moves = new Int32Array(64);
  const values = new Float64Array(64);

  it('finds what looking at everything finds, for every goal and any two sides', () => {
    const random = new Random(`${game.id} ${players} ${JSON.stringify(choice)}`);
    const isUsual = Object.keys(choice).length === 0;
    for (let i = 0; i < (isUsual ? 4 : 1); i++) {
      const s = ending(rules, random, CARDS[players] + (isUsual && i === 0 && players < 5 ? 1 : 0));
      const side = 1 + random.below((1 << players) - 2);
      const goals: Goal[] = [
        tricks,
        points,
        atLeast(1 + random.below(4)),
        exactly(random.below(4)),
        byScore((end) => end[DELTA] - end[DELTA + 1]),
      ];
      for (const goal of goals) {
        const before = s.slice();
        const value = minimax(rules, s, side, goal);
        expect(solver.solve(s, side, goal)).toBe(value);
        const n = solver.best(s, side, goal, moves, values);
        const list = [...values.subarray(0, n)];
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
    return new Alike(rules).thin(s, 0, cards, cards.length);
  };
  // Nobody else has cards of the suit, and each of the two is worth as much as the other.
  expect(keptOf('2c', 'Fc')).toBe(2);
  expect(keptOf('3c', '7c')).toBe(1);
});

describe('Solver', () => {
  const coralon = setUp(trickGames[0], 4);

  it('gives each move its own value', () => {
    const random = new Random('each move');
    const solver = new Solver(coralon);
    const moves = new Int32Array(64);
    const values = new Float64Array(64);
    for (let i = 0; i < 20; i++) {
      const s = ending(coralon, random, 3);
      for (const goal of [tricks, exactly(2)]) {
        const n = solver.best(s, 0b0011, goal, moves, values);
        for (let j = 0; j < n; j++) {
          const next = s.slice();
          coralon.play(next, moves[j], null);
          expect(values[j]).toBe(minimax(coralon, next, 0b0011, goal));
        }
      }
    }
  });

  it('counts tricks where play is plain, up to more cards than elsewhere', () => {
    const solver = new Solver(coralon);
    const s = ending(coralon, new Random('fits'), 8);
    expect(solver.counts(s, tricks)).toBe(true);
    expect(solver.counts(s, exactly(3))).toBe(false);
    expect(solver.fits(s, tricks)).toBe(true);
    expect(solver.fits(s, exactly(3))).toBe(false);
    expect(solver.solve(s, 0b0001, tricks)).toBeGreaterThanOrEqual(0);
  });

  it('has nothing to say outside of tricks', () => {
    const s = coralon.start();
    expect(s[PHASE]).toBeLessThan(0);
    expect(new Solver(coralon).fits(s)).toBe(false);
  });

  it('agrees with itself in six cards, counted and played out', () => {
    const solver = new Solver(coralon);
    const random = new Random('six');
    // The same goal, without a word that it is about tricks.
    const unnamed: Goal = { looks: 'gain', of: tricks.of, bound: tricks.bound };
    for (let i = 0; i < 5; i++) {
      const s = ending(coralon, random, 6);
      expect(solver.solve(s, 0b0101, unnamed)).toBe(solver.solve(s, 0b0101, tricks));
    }
  });
});
