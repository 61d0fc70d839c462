import { cardsIn, dealFromSeed, Random, type Rules, type State, SUITS, viewOf } from '@followsuit/engine';
import { AWAY, CARDS, HOLD, PHASE, PLAYS, SIZE, STOCK, TRICK, TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import { setUp } from '../testing/play.ts';
import { Worlds } from '../worlds/worlds.ts';
import { ForgetfulWorlds } from './forgetful-worlds.ts';

/** Every card of a hand that lies anywhere, in order. */
function allCards(rules: Rules, s: State): number[] {
  const cards = [...s.subarray(CARDS, CARDS + s[PLAYS]), ...cardsIn(s, STOCK)];
  for (let seat = 0; seat < rules.seats; seat++)
    for (const at of [HOLD, AWAY]) cards.push(...cardsIn(s, at + seat * SUITS));
  return cards.sort((a, b) => a - b);
}

/** Positions of some hands in which a seat is to play a card. */
function* inTricks(rules: Rules, hands: number): Generator<State> {
  const random = new Random('fading');
  for (let hand = 0; hand < hands; hand++) {
    const s = rules.start();
    rules.deal(s, dealFromSeed(rules, s, `fading ${hand}`));
    while (s[PHASE] >= 0) {
      if (s[PHASE] === rules.tricks && s[TURN] >= 0) yield s;
      const seat = s[TURN] >= 0 ? s[TURN] : 31 - Math.clz32(rules.actors(s));
      const moves = legalMoves({ rules, seat, state: s });
      rules.apply(s, seat, moves[random.below(moves.length)]);
    }
  }
}

/** The cards played that a world has otherwise than the state. */
const changed = (s: State, world: State): number[] =>
  Array.from({ length: s[PLAYS] }, (_, i) => i).filter((i) => s[CARDS + i] !== world[CARDS + i]);

describe.each(trickGames)('in $id', (game) => {
  it('worlds are whole deals that differ from the view in old, middling cards of others alone', () => {
    const rules = setUp(game, game.players[0]);
    const { ranks } = rules.design.deck;
    const forgetful = new ForgetfulWorlds(rules, new Worlds(rules));
    const random = new Random('worlds');
    const world = rules.start();
    let forgotten = 0;
    // In short hands little is old enough.
    for (const s of inTricks(rules, rules.maxMoves < 10 ? 40 : 4)) {
      const view = viewOf(rules, s, s[TURN]);
      const whole = allCards(rules, s);
      forgetful.look(view);
      forgetful.draw(random, world);
      expect(allCards(rules, world)).toEqual(whole);
      const seen = viewOf(rules, world, s[TURN]).state;
      for (const i of changed(s, world)) {
        const [was, is] = [s[CARDS + i], world[CARDS + i]];
        expect(Math.floor(i / s[SIZE])).toBeLessThan(s[TRICK] - 2);
        expect(was >> 4).toBe(is >> 4);
        for (const card of [was, is]) {
          expect(card & 15).toBeGreaterThan(0);
          expect(card & 15).toBeLessThan((2 / 3) * ranks.length);
        }
        seen[CARDS + i] = was;
        forgotten++;
      }
      expect(seen).toEqual(view.state);
    }
    expect(forgotten).toBeGreaterThan(0);
  });
});

it('what is forgotten stays forgotten for the rest of the hand', () => {
  const rules = setUp(trickGames[0], 4);
  const forgetful = new ForgetfulWorlds(rules, new Worlds(rules));
  const random = new Random('stays');
  const world = rules.start();
  const forgotten = (s: State): Set<number> => {
    const found = new Set<number>();
    forgetful.look(viewOf(rules, s, s[TURN]));
    for (let i = 0; i < 60; i++) {
      forgetful.draw(random, world);
      for (const place of changed(s, world)) found.add(place);
    }
    return found;
  };
  /** Whether others hold some cards of a suit that could have been taken for another. */
  const isOut = (s: State, suit: number): boolean =>
    [1, 2, 3].flatMap((seat) => cardsIn(s, HOLD + seat * SUITS)).filter((card) => card >> 4 === suit && (card & 15) < 7)
      .length > 1;
  let before = new Set<number>();
  let grown = 0;
  for (const s of inTricks(rules, 1)) {
    if (s[TURN] !== 0 || s[TRICK] > 7) continue;
    const now = forgotten(s);
    for (const place of before) if (isOut(s, s[CARDS + place] >> 4)) expect(now).toContain(place);
    grown += now.size - before.size;
    before = now;
  }
  expect(grown).toBeGreaterThan(2);
});
