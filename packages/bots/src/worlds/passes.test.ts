import { cardsIn, filled, Random, Rules, SUITS, viewOf } from '@followsuit/engine';
import { ACTORS, HAND, HOLD, TURN } from '@followsuit/engine/state';
import { littleHearts } from '@followsuit/games/examples';
import { expect, it } from 'vitest';
import { Worlds } from './worlds.ts';

const rules = new Rules(littleHearts, 4, filled(littleHearts, 4));
const moves = new Int32Array(4096);

/** The first hand of a game, with `n` of the four passes made. */
function dealt(seed: string, n: number) {
  const random = new Random(seed);
  const s = rules.start();
  rules.take(s, rules.draw(s, random));
  for (let seat = 0; seat < n; seat++) rules.apply(s, seat, moves[random.below(rules.moves(s, seat, moves))]);
  return s;
}

it('a seat knows where the cards lie that it passed', () => {
  const s = dealt('passed', 4);
  const worlds = new Worlds(rules);
  const world = rules.start();
  const random = new Random('worlds');
  for (let seat = 0; seat < 4; seat++) {
    const view = viewOf(rules, s, seat);
    const passed = cardsIn(s, rules.at.passedCards + seat * SUITS);
    expect(passed).toHaveLength(3);
    worlds.look(view);
    const places = new Set<number>();
    for (let i = 0; i < 200; i++) {
      worlds.draw(random, world);
      expect(viewOf(rules, world, seat).state).toEqual(view.state);
      expect(cardsIn(world, HOLD + ((seat + 1) % 4) * SUITS)).toEqual(expect.arrayContaining(passed));
      for (const card of cardsIn(world, HOLD + ((seat + 2) % 4) * SUITS)) places.add(card);
    }
    // Whatever else is unseen may lie anywhere, but for the 2 of clubs: whoever is to lead has it.
    const known = s[TURN] !== seat && s[TURN] !== (seat + 2) % 4 && !passed.includes(0) ? 1 : 0;
    expect(places.size).toBe(52 - 13 - 3 - known);
  }
});

it('before the exchange a world says what those have chosen who have', () => {
  const s = dealt('choosing', 2);
  const worlds = new Worlds(rules);
  const world = rules.start();
  const view = viewOf(rules, s, 3);
  worlds.look(view);
  for (let i = 0; i < 50; i++) {
    worlds.draw(new Random(`choosing/${i}`), world);
    expect(viewOf(rules, world, 3).state).toEqual(view.state);
    for (const seat of [0, 1]) {
      const chosen = cardsIn(world, rules.at.passedCards + seat * SUITS);
      expect(chosen).toHaveLength(3);
      expect(cardsIn(world, HOLD + seat * SUITS)).toEqual(expect.arrayContaining(chosen));
    }
    const random = new Random(`on/${i}`);
    while (world[ACTORS] !== 0 && world[HAND] === 1) {
      const seat = 31 - Math.clz32(world[ACTORS]);
      rules.apply(world, seat, moves[random.below(rules.moves(world, seat, moves))]);
    }
    for (let seat = 0; seat < 4; seat++) expect(cardsIn(world, HOLD + seat * SUITS)).toHaveLength(13);
  }
});
