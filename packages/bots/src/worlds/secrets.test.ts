import {
  cardsIn,
  dealFromSeed,
  filled,
  Random,
  Rules,
  rankOf,
  type State,
  SUITS,
  seatsIn,
  viewOf,
} from '@followsuit/engine';
import { AWAY, HOLD, LEADER, PHASE, PLAYS, PUT, TURN } from '@followsuit/engine/state';
import { trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { legalMoves } from '../bot.ts';
import type { Policy } from '../policy/policy.ts';
import { isSame, surprise } from '../testing/enumerate.ts';
import { sampleWorld, Worlds } from './index.ts';

const setUp = (id: string, players: number, options = {}): Rules => {
  const game = trickGames.find((each) => each.id === id);
  if (!game) throw new Error(`no ${id}`);
  return new Rules(game, players, filled(game, players, options));
};

/** Plays at random from a seed until something holds of the state. */
function playUntil(rules: Rules, seed: string, stop: (s: State) => boolean): State {
  const random = new Random(seed);
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, seed));
  while (s[PHASE] >= 0 && !stop(s)) {
    const [seat] = seatsIn(rules.actors(s));
    const moves = legalMoves({ rules, seat, state: s });
    rules.apply(s, seat, moves[random.below(moves.length)]);
  }
  return s;
}

/** Sure of the move that comes first, or last, in the order of moves. */
const sure = (better: (a: number, b: number) => boolean): Policy => ({
  weigh(_s, _seat, moves, n, out) {
    let best = 0;
    for (let i = 1; i < n; i++) if (better(moves[i], moves[best])) best = i;
    for (let i = 0; i < n; i++) out[i] = moves[i] === moves[best] ? 1 : 0;
  },
});
const lowest = sure((a, b) => a < b);
const highest = sure((a, b) => a > b);

describe('what others put away', () => {
  it('is what the policy would have put away, of the cards that the world gives them', () => {
    const rules = setUp('coralon', 4);
    const s = playUntil(rules, 'away', (each) => each[PHASE] === 1);
    const [seat] = seatsIn(rules.actors(s));
    const world = rules.start();
    const random = new Random('away');
    const others = [0, 1, 2, 3].filter((other) => other !== seat && s[PUT + other] > 0);
    expect(others.length).toBeGreaterThan(1);
    for (const [policy, better] of [
      [lowest, (a: number, b: number) => a < b],
      [highest, (a: number, b: number) => a > b],
    ] as const) {
      const worlds = new Worlds(rules, policy);
      worlds.look(viewOf(rules, s, seat));
      for (let i = 0; i < 20; i++) {
        worlds.draw(random, world);
        for (const other of others) {
          const [away] = cardsIn(world, AWAY + other * SUITS);
          for (const card of cardsIn(world, HOLD + other * SUITS)) expect(better(away, card)).toBe(true);
        }
      }
    }
  });

  it('follows the policy where three cards are put away, one after another', () => {
    const rules = setUp('coralon-partners', 4);
    let i = 0;
    let s = rules.start();
    do s = playUntil(rules, `box ${i++}`, (each) => each[PHASE] === rules.tricks);
    while (!s[rules.at.took]);
    const bidder = s[rules.at.bidder];
    const random = new Random('three');
    const world = rules.start();
    for (const [policy, better] of [
      [lowest, (a: number, b: number) => a < b],
      [highest, (a: number, b: number) => a > b],
    ] as const) {
      const worlds = new Worlds(rules, policy);
      worlds.look(viewOf(rules, s, (bidder + 1) % 4));
      for (let n = 0; n < 20; n++) {
        worlds.draw(random, world);
        const away = cardsIn(world, AWAY + bidder * SUITS);
        expect(away.length).toBe(3);
        for (const card of cardsIn(world, HOLD + bidder * SUITS))
          expect(away.every((each) => better(each, card))).toBe(true);
      }
    }
  });
});

describe('secret choices', () => {
  it('are those of the policy', () => {
    const rules = setUp('speed-run', 3);
    const s = playUntil(rules, 'secret', (each) => each[PLAYS] === 5);
    const { at } = rules;
    const seat = s[TURN];
    const world = rules.start();
    const random = new Random('secret');
    const chosen = (policy: Policy | null): Set<number> => {
      const worlds = new Worlds(rules, policy);
      worlds.look(viewOf(rules, s, seat));
      const all = new Set<number>();
      for (let i = 0; i < 200; i++) {
        worlds.draw(random, world);
        expect(world[at.choice + seat]).toBe(s[at.choice + seat]);
        all.add(world[at.choice + ((seat + 1) % 3)]);
      }
      return all;
    };
    // Five contracts and the Pass; a Redo is not yet possible.
    expect(chosen(null).size).toBe(6);
    expect([...chosen(lowest)]).toEqual([0]);
    expect([...chosen(highest)]).toEqual([5]);
  });
});

describe('the opening lead of Stones, before it is made', () => {
  it.each([3, 4, 5])('is as likely as among worlds drawn without knowing who leads, with %i players', (players) => {
    const rules = setUp('stones', players, { ghostHand: 'on' });
    const bids = playUntil(rules, 'ghost', () => true);
    const s = playUntil(rules, 'ghost', (each) => each[LEADER] >= 0);
    const viewer = (s[TURN] + 2) % players;
    const random = new Random('opening');
    const PAPER = 2;
    const papersOf = (world: State, seat: number): number => world[HOLD + seat * SUITS + PAPER];
    const opensAt = (world: State): number => Math.clz32(papersOf(world, s[TURN]) & -papersOf(world, s[TURN]));
    const opener = (world: State): number => {
      const lows = Array.from({ length: players }, (_, seat) => papersOf(world, seat) & -papersOf(world, seat));
      return lows.indexOf(Math.min(...lows.filter((low) => low > 0)));
    };
    const [before, after] = [Array(32).fill(0), Array(32).fill(0)];
    const blind = new Worlds(rules);
    const knowing = new Worlds(rules);
    blind.look(viewOf(rules, bids, viewer));
    knowing.look(viewOf(rules, s, viewer));
    const world = rules.start();
    for (let n = 0; n < 3000; ) {
      blind.draw(random, world);
      if (opener(world) !== s[TURN]) continue;
      before[opensAt(world)]++;
      n++;
      knowing.draw(random, world);
      expect(opener(world)).toBe(s[TURN]);
      after[opensAt(world)]++;
    }
    // Two samples of one size: against their mean each has half of the chi-square.
    const likely = [...before.keys()].filter((i) => before[i] + after[i] >= 20);
    expect(likely.length).toBeGreaterThan(1);
    const doubled = likely.map((i) => (before[i] - after[i]) / Math.SQRT2 + (before[i] + after[i]) / 2);
    expect(surprise(doubled, (i) => (before[likely[i]] + after[likely[i]]) / 2)).toBeLessThan(4.5);
  });
});

it('there are worlds even where a seat was dealt nothing but face cards and had to put one away', () => {
  const rules = setUp('bishop', 4, { minBid: 1 });
  const random = new Random('faces');
  const world = rules.start();
  const worlds = new Worlds(rules);
  const { cards } = rules.design.deck;
  const isFace = (card: number): boolean => rankOf(card) >= 6 && rankOf(card) <= 9;
  let put = 0;
  for (let round = 0; round < 40; round++) {
    const s = rules.start();
    const faces = random.shuffle(cards.filter(isFace));
    const others = random.shuffle(cards.filter((card) => !faces.slice(0, 14).includes(card)));
    // The dealer has thirteen cards, the others fourteen.
    const hands = [others.slice(0, 13), faces.slice(0, 14), others.slice(13, 27), others.slice(27)];
    rules.deal(s, { hands, stock: [], open: -1 });
    while (s[PHASE] >= 0) {
      for (let seat = 0; seat < 4; seat++) {
        const view = viewOf(rules, s, seat);
        worlds.look(view);
        worlds.draw(random, world);
        expect(isSame(viewOf(rules, world, seat).state, view.state)).toBe(true);
      }
      const [seat] = seatsIn(rules.actors(s));
      const moves = legalMoves({ rules, seat, state: s });
      // Low bids, so that hands last.
      rules.apply(s, seat, s[PHASE] === 1 ? moves[0] : moves[random.below(moves.length)]);
    }
    put += cardsIn(s, AWAY + SUITS).filter(isFace).length;
  }
  expect(put).toBe(40);
});

it('one world is drawn as well as many', () => {
  const rules = setUp('thief', 5);
  const s = playUntil(rules, 'one', (each) => each[PLAYS] === 17);
  const view = viewOf(rules, s, s[TURN]);
  const worlds = new Worlds(rules);
  const world = rules.start();
  worlds.look(view);
  worlds.draw(new Random('one'), world);
  expect(sampleWorld(view, new Random('one'))).toEqual(world);
});
