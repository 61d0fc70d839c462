import {
  type Act,
  AWAY,
  CARDS,
  cardsIn,
  DEALER,
  type Deal,
  dealFromSeed,
  filled,
  HOLD,
  type Json,
  LACKS,
  LEADERS,
  nextSeat,
  OPEN,
  PHASE,
  PLAYS,
  Random,
  Rules,
  SIZE,
  STOCK,
  type State,
  SUITS,
  seatsIn,
  VOID,
  viewAsJson,
  viewOf,
} from '@followsuit/engine';
import { games } from '@followsuit/games';
import { describe, expect, it } from 'vitest';
import { legalMoves } from './bot.ts';
import { admits, sampleWorld } from './world.ts';

/** Every game with every number of players and every value of every option, each option by itself. */
const tables = games.flatMap((game) =>
  game.players.flatMap((players) => {
    const varied = game.options.flatMap(({ id, values }) =>
      'low' in values ? [] : values.map((value) => ({ [id]: value })),
    );
    return [{}, ...varied]
      .filter((given) => !game.conflict?.(players, filled(game, players, given)))
      .map((given) => ({ game, players, options: filled(game, players, given), given }));
  }),
);

/** A hand under way: the state before its deal, the acts since, and where they have led. */
interface Position {
  readonly before: State;
  readonly acts: readonly (readonly [seat: number, act: Act])[];
  readonly state: State;
}

/** Plays some hands at random and looks at positions on the way. */
function visit(rules: Rules, seed: string, look: (position: Position) => void): void {
  const random = new Random(seed);
  const s = rules.start();
  for (let hand = 0; hand < 3 && rules.phase(s) !== 'over'; hand++) {
    const before = s.slice();
    const acts: [number, Act][] = [];
    rules.deal(s, dealFromSeed(rules, s, seed));
    while (s[PHASE] >= 0) {
      if (random.below(6) === 0) look({ before, acts, state: s });
      const seats = seatsIn(rules.actors(s));
      const seat = seats[random.below(seats.length)];
      const moves = legalMoves({ rules, seat, state: s });
      const move = moves[random.below(moves.length)];
      acts.push([seat, rules.act(s, move)]);
      rules.apply(s, seat, move);
    }
    look({ before, acts, state: s });
  }
}

/** The deal that a world goes back to: what each seat holds, put away and has played, but for what it took of the stock. */
function dealBehind(rules: Rules, world: State): Deal {
  const hands = Array.from({ length: rules.seats }, (_, seat) => [
    ...cardsIn(world, HOLD + seat * SUITS),
    ...cardsIn(world, AWAY + seat * SUITS),
  ]);
  for (let i = 0, seat = -1; i < world[PLAYS]; i++) {
    const leads = i % world[SIZE] === 0;
    seat = leads ? world[LEADERS + i / world[SIZE]] : nextSeat(world, seat, rules.seats);
    hands[seat].push(world[CARDS + i]);
  }
  const { at, design } = rules;
  const open = design.openCard ? world[OPEN] : -1;
  const stock = cardsIn(world, STOCK);
  if (world[at.took]) {
    // The face-up card was among what the bidder took; which cards were the others, nobody can tell.
    const taker = hands[world[at.bidder]];
    const due = design.hands(world[DEALER])[world[at.bidder]];
    const ordered = [open, ...taker.filter((card) => card !== open)];
    stock.push(...ordered.splice(0, taker.length - due));
    hands[world[at.bidder]] = ordered;
  }
  return { hands, stock, open };
}

/** What a seat did, as it was in a world: secret acts are read from the world's own fields. */
function actIn(rules: Rules, world: State, seat: number, act: Act): Act {
  const { at, design } = rules;
  if (act.do === 'discard') {
    const away = cardsIn(world, AWAY + seat * SUITS).map((card) => design.deck.codes[card]);
    return 'cards' in act ? { do: 'discard', cards: away } : { do: 'discard', card: away[0] };
  }
  const phase = design.phases.find((each) => 'ways' in each && each.ways.some((way) => way.do === act.do));
  const way = phase && 'ways' in phase ? phase.ways.find((each) => each.do === act.do) : undefined;
  const named = (i: number): Json => way?.args[0].domain.values[i] ?? null;
  if (act.do === 'choose') return { do: 'choose', contract: named(world[at.choice + seat]) };
  if (act.do === 'redo') return { do: 'redo', contract: named(world[at.redone + seat]) };
  if (act.do === 'reveal' || act.do === 'conceal') return { do: world[at.turns + seat] ? 'reveal' : 'conceal' };
  return act;
}

describe.each(tables)('$game.id with $players players, $given', ({ game, players, options }) => {
  const rules = new Rules(game, players, options);

  it('a world, played from its own deal, looks to the seat byte for byte like the real game', () => {
    const random = new Random('worlds');
    visit(rules, 'a', ({ before, acts, state }) => {
      const seat = random.below(players);
      const view = viewOf(rules, state, seat);
      const world = sampleWorld(view, random);
      expect(viewOf(rules, world, seat).state).toEqual(view.state);

      const again = before.slice();
      rules.deal(again, dealBehind(rules, world));
      for (const [mover, act] of acts) {
        const read = rules.read(again, mover, mover === seat ? act : actIn(rules, world, mover, act));
        if ('rule' in read) throw new Error(`${JSON.stringify(act)} of seat ${mover} is refused by ${read.rule}`);
        rules.apply(again, mover, read.move);
      }
      expect(viewOf(rules, again, seat).state).toEqual(view.state);
      expect(JSON.stringify(viewAsJson(viewOf(rules, again, seat)))).toBe(JSON.stringify(viewAsJson(view)));
    });
  });

  it('worlds can be played on', () => {
    const random = new Random('on');
    visit(rules, 'b', ({ state }) => {
      if (state[PHASE] < 0) return;
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
    visit(rules, 'c', ({ state: s }) => {
      for (let seat = 0; seat < players; seat++) {
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

it('all worlds of a small position come up, each about as often', () => {
  const game = games.find(({ id }) => id === 'coralon');
  if (!game) throw new Error('no coralon');
  const rules = new Rules(game, 3, filled(game, 3));
  const random = new Random('uniform');
  const s = rules.start();
  rules.deal(s, dealFromSeed(rules, s, 'uniform'));
  while (s[PLAYS] < 3 * 16) {
    const [seat] = seatsIn(rules.actors(s));
    const moves = legalMoves({ rules, seat, state: s });
    rules.apply(s, seat, moves[random.below(moves.length)]);
  }
  const view = viewOf(rules, s, 0);
  const nameOf = (world: State) =>
    [HOLD + SUITS, HOLD + 2 * SUITS].map((at) => cardsIn(world, at).join(' ')).join(' | ');
  // Two seats with two cards each and one card put away: every way to lay these five out, as far as the view allows it.
  const hidden = [HOLD + SUITS, HOLD + 2 * SUITS, AWAY + SUITS, AWAY + 2 * SUITS].flatMap((at) => cardsIn(s, at));
  const away = cardsIn(s, AWAY + SUITS).length > 0 ? AWAY + SUITS : AWAY + 2 * SUITS;
  const possible = new Set<string>();
  expect(hidden.length).toBe(5);
  for (const put of hidden)
    for (const a of hidden)
      for (const b of hidden) {
        if (new Set([put, a, b]).size < 3) continue;
        const world = s.slice();
        for (const at of [HOLD + SUITS, HOLD + 2 * SUITS, away]) world.fill(0, at, at + SUITS);
        const lay = (at: number, card: number) => {
          world[at + (card >> 4)] |= 1 << (card & 15);
        };
        lay(away, put);
        for (const card of hidden)
          if (card !== put) lay(card === a || card === b ? HOLD + SUITS : HOLD + 2 * SUITS, card);
        if (admits(view, world)) possible.add(nameOf(world));
      }
  const seen = new Map<string, number>();
  const draws = 6000;
  for (let i = 0; i < draws; i++) {
    const name = nameOf(sampleWorld(view, random));
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([...possible].sort());
  const expected = draws / seen.size;
  const chiSquare = [...seen.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  expect(seen.size).toBeGreaterThan(1);
  // Far beyond what chance allows: the mean of chi-square is its degrees of freedom, its deviation √(2·df).
  const df = seen.size - 1;
  expect(chiSquare).toBeLessThan(df + 5 * Math.sqrt(2 * df));
});
