import { Random, type Rules, type State, viewOf } from '@followsuit/engine';
import { TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import type { WorldSource } from '../search/search.ts';
import { expertSearch } from '../search/searches.ts';
import { unanimousMovesFor } from '../search/unanimous-moves.ts';
import { setUp } from '../testing/play.ts';
import { type Utility, utilityFor } from '../value/utility.ts';
import { sampleWorld } from '../worlds/index.ts';
import type { HandValue } from './ending-solver.ts';
import { exactPlayoutFor } from './exact-playout.ts';
import { ending, minimax } from './testing/endings.ts';

const tables = trickGames
  .filter(({ players }) => players.includes(4))
  .map((game) => setUp(game, 4, game.id === 'stones' ? { partners: 'on' } : {}))
  .map((rules) => ({ id: rules.game.id, rules }));
const pairs = tables.filter(({ rules }) => rules.design.sides.length === 2);

/** The chance of a side's seats. */
function chanceOf(utility: Utility): HandValue {
  const out = new Float64Array(6);
  return (s, side) => {
    utility.of(s, out);
    return out[31 - Math.clz32(side)];
  };
}

/** Seats 0 and 2, or 1 and 3. */
const sideOf = (seat: number): number => (seat % 2 === 0 ? 0b0101 : 0b1010);

/** The values of all moves of the seat on turn to its side, by looking at everything. */
function valuesOf(rules: Rules, s: State, handValue: HandValue, moves: Int32Array, n: number): number[] {
  return [...moves.subarray(0, n)].map((move) => {
    const next = s.slice();
    rules.play(next, move, null);
    return minimax(rules, next, sideOf(s[TURN]), handValue);
  });
}

/** One world after another, over and over. */
class Few implements WorldSource {
  private next = 0;
  private readonly worlds: readonly State[];

  constructor(worlds: readonly State[]) {
    this.worlds = worlds;
  }
  look(): void {}
  draw(_random: Random, into: State): void {
    into.set(this.worlds[this.next++ % this.worlds.length]);
  }
}

it('is for games of two sides', () => {
  expect(pairs.map(({ id }) => id)).toEqual([
    ...['coralon-partners', 'thieves', 'ducks-and-geese', 'chevalier', 'stones', 'whist', 'spades', 'euchre'],
  ]);
  const [{ rules }] = tables.filter(({ id }) => id === 'coralon');
  expect(exactPlayoutFor(rules, utilityFor(rules), 2)).toBeNull();
  expect(unanimousMovesFor(rules, utilityFor(rules))).toBeNull();
});

describe.each(pairs)('the last cards of $id', ({ rules }) => {
  const utility = utilityFor(rules);
  const handValue = chanceOf(utility);
  const moves = new Int32Array(64);
  const random = new Random(`last ${rules.game.id}`);

  it('a playout plays them as well as both sides can', () => {
    const last = exactPlayoutFor(rules, utility, 3);
    const out = new Float64Array(4);
    for (let i = 0; i < 12; i++) {
      const s = ending(rules, random, i < 10 ? 2 : 3);
      expect(last?.isNear(s)).toBe(true);
      const value = minimax(rules, s, 0b0101, handValue);
      last?.play(s);
      utility.of(s, out);
      expect(out[0]).toBe(value);
    }
    expect(last?.isNear(ending(rules, random, 5))).toBe(false);
  });

  it('where all cards are known, the best moves alone are left', () => {
    const unanimous = unanimousMovesFor(rules, utility);
    let fewer = 0;
    // Bids at random are seldom made in Spades, and then most cards are worth the same.
    const endings = rules.game.id === 'spades' ? 100 : 12;
    for (let i = 0; i < endings; i++) {
      const s = ending(rules, random, i < endings - 2 ? 2 : 3);
      const all = rules.cards(s, s[TURN], moves);
      const list = valuesOf(rules, s, handValue, moves, all);
      const values = new Map(list.map((value, k) => [moves[k], value]));
      const most = Math.max(...values.values());
      const n = unanimous?.filter(viewOf(rules, s, s[TURN]), new Few([s]), random, moves, all) as number;
      for (const [k, move] of moves.subarray(0, all).entries()) {
        expect(unanimous?.sums[k]).toBe(values.get(move));
        expect(k < n).toBe((values.get(move) as number) > most - 1e-9);
      }
      if (n < all) fewer++;
    }
    expect(fewer).toBeGreaterThan(0);
  });

  it('of several worlds, what is best in all of them; all moves where there is none', () => {
    const unanimous = unanimousMovesFor(rules, utility);
    let none = 0;
    for (let i = 0; i < 60; i++) {
      const s = ending(rules, random, 2);
      const seat = s[TURN];
      const all = rules.cards(s, seat, moves);
      const other = sampleWorld(viewOf(rules, s, seat), random);
      const best = [s, other].map((world) => {
        const values = valuesOf(rules, world, handValue, moves, all);
        return values.map((value) => value > Math.max(...values) - 1e-9);
      });
      const both = best[0].flatMap((is, k) => (is && best[1][k] ? [moves[k]] : []));
      if (both.length === 0) none++;
      const n = unanimous?.filter(viewOf(rules, s, seat), new Few([s, other]), random, moves, all) as number;
      expect([...moves.subarray(0, n)].sort()).toEqual((both.length === 0 ? [...moves.subarray(0, all)] : both).sort());
    }
    expect(none).toBeLessThan(60);
  });

  it('the search answers at once where worlds agree on one move', () => {
    const search = expertSearch(rules);
    let atOnce = 0;
    for (let i = 0; i < 60; i++) {
      const s = ending(rules, random, 2);
      const found = search.run(viewOf(rules, s, s[TURN]), new Random('once'), { simulations: 8 });
      if (found.length === 1 || search.simulations > 0) continue;
      atOnce++;
      for (const { expected } of found) expect(expected).toBeLessThanOrEqual(found[0].expected + 1e-9);
    }
    expect(atOnce).toBeGreaterThan(0);
  });
});
