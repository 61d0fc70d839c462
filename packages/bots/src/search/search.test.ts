import { dealFromSeed, Random, type Rules, type State, seatsIn, viewOf } from '@followsuit/engine';
import { PHASE, PLAYS, TAKEN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import { setUp } from '../testing/play.ts';
import { utilityFor } from '../value/utility.ts';
import { sampleWorld } from '../worlds/index.ts';
import type { WorldSource } from './search.ts';
import { expertSearch, searchWith, textbookSearch } from './searches.ts';

const gameOf = (id: string) => {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  return game;
};

/** Plays a hand at random and looks at the positions where a seat has a choice. */
function walk(rules: Rules, seed: string, look: (s: State, seat: number) => void): void {
  const random = new Random(seed);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, seed));
  while (s[PHASE] >= 0) {
    const seats = seatsIn(rules.actors(s));
    const seat = seats[random.below(seats.length)];
    const moves = legalMoves(viewOf(rules, s, seat));
    if (moves.length > 1) look(s, seat);
    rules.apply(s, seat, moves[random.below(moves.length)]);
  }
}

const tables = trickGames.flatMap((game) => game.players.map((players) => ({ game, players })));

describe.each(tables)('$game.id with $players players', ({ game, players }) => {
  const rules = setUp(game, players);
  const budget = { simulations: 24 };

  it('looks at legal moves, and shares its simulations among them', () => {
    let i = 0;
    walk(rules, 'legal', (s, seat) => {
      if (i++ % 10 !== 0) return;
      const moves = legalMoves(viewOf(rules, s, seat));
      for (const search of [expertSearch(rules), textbookSearch(rules)]) {
        const found = search.run(viewOf(rules, s, seat), new Random('x'), budget);
        for (const { move, expected } of found) {
          expect(moves).toContain(move);
          // Where all moves do as well as each other, nothing is looked at.
          if (found.length > 1) expect(expected).not.toBeNaN();
        }
        const shares = found.reduce((sum, { share }) => sum + share, 0);
        // The very first simulation of a tree has no first move.
        expect(shares).toBeGreaterThan(1 - 1.01 / 24);
        expect(shares).toBeLessThan(1.0001);
      }
    });
  });

  it('keeps to its simulations, however few', () => {
    let i = 0;
    walk(rules, 'few', (s, seat) => {
      const simulations = 1 + (i++ % 24);
      const search = expertSearch(rules);
      search.run(viewOf(rules, s, seat), new Random('x'), { simulations });
      expect(search.simulations).toBeLessThanOrEqual(simulations);
    });
  });

  it('the same seed and simulations give the same answer, whatever the hidden cards are', () => {
    const random = new Random('hidden');
    let i = 0;
    walk(rules, 'honest', (s, seat) => {
      if (i++ % 12 !== 0) return;
      const view = viewOf(rules, s, seat);
      const other = viewOf(rules, sampleWorld(view, random), seat);
      const search = expertSearch(rules);
      const once = search.run(view, new Random('y'), budget);
      search.run(viewOf(rules, s, seat), new Random('z'), { simulations: 5 });
      expect(search.run(other, new Random('y'), budget)).toEqual(once);
    });
  });
});

/** The best that each side can do with all cards open, for the side of a seat. */
function solve(rules: Rules, s: State, seat: number): number {
  const utility = utilityFor(rules);
  const out = new Float64Array(rules.seats);
  const value = (now: State): number => {
    if (now[PHASE] < 0) {
      utility.of(now, out);
      return out[seat];
    }
    const [mover] = seatsIn(rules.actors(now));
    const values = [...legalMoves({ rules, seat: mover, state: now })].map((move) => {
      const next = now.slice();
      rules.apply(next, mover, move);
      return value(next);
    });
    return mover % 2 === seat % 2 ? Math.max(...values) : Math.min(...values);
  };
  return value(s);
}

it('does not think about two cards that do as well as each other', () => {
  const rules = setUp(gameOf('coralon'), 3);
  let alike = 0;
  for (let hand = 0; hand < 10; hand++)
    walk(rules, `alike ${hand}`, (s, seat) => {
      const view = viewOf(rules, s, seat);
      const [low, high, ...more] = legalMoves(view);
      if (s[PHASE] !== rules.tricks || more.length > 0 || high !== low + 1) return;
      alike++;
      expect(expertSearch(rules).run(view, new Random('x'), { simulations: 4 }).length).toBe(1);
    });
  expect(alike).toBeGreaterThan(0);
});

it('while tricks are played, a bid that is made already is certain', () => {
  const rules = setUp(gameOf('stones'), 4);
  let sure = 0;
  for (let hand = 0; hand < 4; hand++)
    walk(rules, `sure ${hand}`, (s, seat) => {
      const bid = s[rules.at.bid + seat];
      if (s[PHASE] !== rules.tricks || bid < 1 || s[TAKEN + seat] < bid) return;
      const [best] = expertSearch(rules).run(viewOf(rules, s, seat), new Random('x'), { simulations: 8 });
      if (Number.isNaN(best.expected)) return;
      sure++;
      expect(best.makes).toBe(1);
    });
  expect(sure).toBeGreaterThan(0);
});

it('finds what is best in the last tricks when all cards lie open', () => {
  const rules = setUp(gameOf('chevalier'), 4);
  let shown: State = rules.start();
  const open: WorldSource = { look: () => {}, draw: (_random, into) => into.set(shown) };
  const search = searchWith(rules, { worlds: open });
  let positions = 0;
  let lost = 0;
  for (let i = 0; i < 12; i++)
    walk(rules, `end ${i}`, (s, seat) => {
      if (s[PHASE] !== rules.tricks || s[PLAYS] < 28) return;
      shown = s;
      const [best] = search.run(viewOf(rules, s, seat), new Random(`${i}`), { simulations: 1500 });
      const after = s.slice();
      rules.apply(after, seat, best.move);
      positions++;
      lost += solve(rules, s, seat) - solve(rules, after, seat);
    });
  expect(positions).toBeGreaterThan(40);
  expect(lost / positions).toBeLessThan(0.002);
});
