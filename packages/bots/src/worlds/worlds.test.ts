import { Random, type Rules, type State, SUITS, seatsIn, type View, viewAsJson, viewOf } from '@followsuit/engine';
import { HOLD, LACKS, PHASE, PLAYS, VOID } from '@followsuit/engine/state';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import type { Policy } from '../policy/policy.ts';
import { isSame } from '../testing/enumerate.ts';
import { mixedTables, replay, visit } from '../testing/replay.ts';
import { sampleWorld, Worlds } from './index.ts';

/** Thinks most of the moves that come first, and does not put up with any that are against the rules. */
const biased = (rules: Rules): Policy => ({
  weigh(s, seat, moves, n, out) {
    for (let i = 0; i < n; i++) {
      if (rules.refuse(s, seat, moves[i]) !== null) throw new Error('a move that the seat could not have made');
      out[i] = 2 ** -(i + 1);
    }
  },
});

describe.each(mixedTables('options'))('$name', ({ rules }) => {
  it('a world, played from its own deal, looks to the seat byte for byte like the real game', () => {
    const random = new Random('worlds');
    const plain = new Worlds(rules);
    const clever = new Worlds(rules, biased(rules));
    const world = rules.start();
    visit(rules, 'a', 3, (position) => {
      // What is known changes most about the first lead.
      const opens = position.state[PHASE] === rules.tricks && position.state[PLAYS] < 2;
      if (!opens && position.state[PHASE] >= 0 && random.below(8) > 0) return;
      const seat = random.below(rules.seats);
      const view = viewOf(rules, position.state, seat);
      for (const worlds of [plain, clever]) {
        worlds.look(view);
        worlds.draw(random, world);
        expect(isSame(viewOf(rules, world, seat).state, view.state)).toBe(true);
        const again = replay(rules, position, world, seat);
        if (again === null) throw new Error('a world in which this could not have been played');
        expect(isSame(viewOf(rules, again, seat).state, view.state)).toBe(true);
        expect(JSON.stringify(viewAsJson(viewOf(rules, again, seat)))).toBe(JSON.stringify(viewAsJson(view)));
      }
    });
  });

  it('worlds can be played on', () => {
    const random = new Random('on');
    visit(rules, 'b', 1, ({ state }) => {
      if (state[PHASE] < 0 || random.below(12) > 0) return;
      const [seat] = seatsIn(rules.actors(state));
      const world = sampleWorld(viewOf(rules, state, seat), random);
      while (world[PHASE] >= 0) {
        const [mover] = seatsIn(rules.actors(world));
        const moves = legalMoves({ rules, seat: mover, state: world });
        expect(moves.length).toBeGreaterThan(0);
        rules.apply(world, mover, moves[random.below(moves.length)]);
      }
    });
  });

  it('what is taken as known is true', () => {
    const random = new Random('true');
    const worlds = new Worlds(rules);
    const admits = (view: View, state: State): boolean => {
      worlds.look(view);
      return worlds.admits(state);
    };
    visit(rules, 'c', 2, ({ state: s }) => {
      if (random.below(4) > 0) return;
      expect(admits(viewOf(rules, s, -1), s)).toBe(true);
      for (let seat = 0; seat < rules.seats; seat++) {
        expect(admits(viewOf(rules, s, seat), s)).toBe(true);
        for (let suit = 0; suit < SUITS; suit++) {
          const held = s[HOLD + seat * SUITS + suit];
          if ((s[VOID + seat] >> suit) & 1) expect(held).toBe(0);
          expect(held & s[LACKS + seat * SUITS + suit]).toBe(0);
        }
      }
    });
  });
});
