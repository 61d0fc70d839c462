import {
  type Json,
  type Option,
  type Options,
  Random,
  type Rules,
  type TrickGame,
  type View,
  viewOf,
} from '@followsuit/engine';
import { gameOf, trickGames } from '@followsuit/games';
import '@followsuit/games/bots';
import { describe, expect, it } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const byId = (id: string): TrickGame => gameOf(id) as TrickGame;

const valuesOf = ({ values }: Option): readonly Json[] => ('low' in values ? [values.low, values.high] : values);

/** The usual rules, and every option changed by itself, with every number of players. */
function* settings(game: TrickGame): Generator<Rules> {
  for (const players of game.players) {
    yield setUp(game, players);
    for (const option of game.options)
      for (const value of valuesOf(option)) {
        const rules = setUp(game, players, { [option.id]: value });
        if (!game.conflict?.(players, rules.options)) yield rules;
      }
  }
}

/** Simple bots, with a random one in every other seat if asked for. */
const seating = ({ seats }: Rules, mixed: boolean) =>
  Array.from({ length: seats }, (_, seat) => (mixed && seat % 2 === 1 ? random : simple));

/** The hands of some games that simple bots play among themselves. */
function selfPlay(rules: Rules, count: number): Score[] {
  return Array.from({ length: count }, (_, i) => playGame(rules, seating(rules, false), `self ${i}`)).flatMap(
    ({ scores }) => scores,
  );
}

const share = (scores: readonly Score[], holds: (score: Score) => boolean): number =>
  scores.filter(holds).length / scores.length;

const made = (scores: readonly Score[]): number => share(scores, ({ result }) => result !== 'missed');

function refuseIllegal(view: View, move: number): void {
  if (!legalMoves(view).includes(move)) throw new Error(`${move} is not legal: ${JSON.stringify(view.rules.options)}`);
}

describe.each(trickGames.map((game) => [game.id, game] as const))('simple plays %s', (_id, game) => {
  it('by the rules, with every number of players and every option', () => {
    for (const rules of settings(game)) playGame(rules, seating(rules, true), 'legal', 2, refuseIllegal);
  });

  it('to the end of the game, with every number of players and every option', () => {
    for (const rules of settings(game)) {
      const { winners, scores } = playGame(rules, seating(rules, false), 'end', 300);
      if (winners.length === 0) throw new Error(`no end: ${rules.seats} players, ${JSON.stringify(rules.options)}`);
      expect(scores.length).toBeGreaterThan(0);
    }
  });

  it('the same from the same view, whatever it may not see', () => {
    const rules = setUp(game, game.players[0]);
    const junk = new Random('junk');
    playGame(rules, seating(rules, false), 'blind', 3, (view, move) => {
      expect(simple.choose(view, new Random('again'))).toBe(move);
      expect(simple.choose(otherwise(view, junk), new Random('again'))).toBe(move);
    });
  });

  it('in a moment', () => {
    const rules = setUp(game, game.players[0]);
    const times: number[] = [];
    playGame(rules, seating(rules, false), 'clock', 8, (view) => {
      const begin = performance.now();
      simple.choose(view, new Random('clock'));
      times.push(performance.now() - begin);
    });
    times.sort((a, b) => a - b);
    expect(times[times.length >> 1]).toBeLessThan(0.2);
  });

  it('even if it has never heard of the game', () => {
    for (const rules of settings({ ...game, id: 'unheard-of' }))
      playGame(rules, seating(rules, false), 'general', 2, refuseIllegal);
  });
});

/** The view of a state that differs in everything the seat may not see. */
function otherwise({ rules, seat, state }: View, junk: Random): View {
  const other = state.slice();
  for (const { at, size, width, seen } of rules.design.layout.fields)
    for (let i = 0; seen !== 'all' && i < size; i++)
      if (seen === 'none' || Math.floor(i / width) !== seat) other[at + i] = junk.below(1 << 11);
  return viewOf(rules, other, seat);
}

describe('one simple bot among random ones wins', () => {
  /** By game and number of players: at least this share of so many games; a winning pair counts as half a win for each. */
  const tables: readonly (readonly [string, number, number, number])[] = [
    ['coralon', 3, 0.9, 30],
    ['coralon', 4, 0.9, 30],
    ['coralon', 5, 0.75, 30],
    ['coralon', 6, 0.7, 30],
    ['thief', 3, 0.7, 12],
    ['thief', 4, 0.7, 12],
    ['thief', 5, 0.7, 12],
    ['thief', 6, 0.7, 12],
    ['thieves', 4, 0.35, 12],
    ['ducks-and-geese-cutthroat', 4, 0.7, 8],
    ['ducks-and-geese-cutthroat', 5, 0.7, 10],
    ['ducks-and-geese-cutthroat', 6, 0.7, 12],
    ['bishop', 4, 0.45, 400],
    ['bishop', 5, 0.3, 400],
    ['baronet', 4, 0.5, 120],
    ['baronet', 5, 0.4, 120],
    ['stones', 3, 0.9, 9],
    ['stones', 4, 0.9, 12],
    ['stones', 5, 0.9, 15],
    ['stepping-stones', 3, 0.8, 15],
    ['speed-run', 3, 0.8, 30],
  ];
  it.each(tables)('%s with %i players: more than %f of the games', (id, players, least, games) => {
    expect(winShare(setUp(byId(id), players), simple, random, games)).toBeGreaterThan(least);
  });
});

// Random bidders go so high in Bishop that a game lasts three hands, and much of it is luck; the other way round it is not.
it.each([
  ['bishop', 4, {}, 40],
  ['bishop', 5, {}, 40],
  ['baronet', 4, {}, 20],
  ['baronet', 5, {}, 20],
  ['up-and-down', 5, {}, 10],
  ['up-and-down', 5, { opening: 'informal' }, 10],
  ['up-and-down', 5, { scoring: 'points' }, 10],
] as const)('random hardly ever beats simple bots in %s (%i players, %j)', (id, players, options, games) => {
  expect(winShare(setUp(byId(id), players, options), random, simple, games)).toBeLessThan(0.1);
});

it.each(['coralon-partners', 'ducks-and-geese', 'chevalier', 'thieves'])(
  'a simple pair beats a random one in %s',
  (id) => {
    const rules = setUp(byId(id), 4);
    const won = Array.from({ length: 20 }, (_, i) => {
      const bots = [0, 1, 2, 3].map((seat) => (seat % 2 === i % 2 ? simple : random));
      return playGame(rules, bots, `pair ${i}`).winners.includes(i % 2);
    });
    expect(won.filter(Boolean).length).toBeGreaterThan(17);
  },
);

describe('among themselves simple bots', () => {
  it.each([
    ['coralon', 3, {}, 8, 0.5],
    ['coralon', 4, {}, 8, 0.5],
    ['coralon', 5, {}, 8, 0.5],
    ['coralon', 6, {}, 8, 0.5],
    ['coralon-partners', 4, {}, 15, 0.45],
    ['thief', 3, {}, 8, 0.6],
    ['thief', 4, { bidIn: 'tricks' }, 8, 0.5],
    ['thieves', 4, {}, 8, 0.45],
    ['ducks-and-geese', 4, {}, 15, 0.65],
    ['ducks-and-geese', 4, { blindBids: true }, 15, 0.45],
    ['ducks-and-geese-cutthroat', 4, {}, 8, 0.6],
    ['ducks-and-geese-cutthroat', 5, {}, 8, 0.4],
    ['ducks-and-geese-cutthroat', 6, {}, 8, 0.35],
    ['bishop', 4, {}, 20, 0.5],
    ['bishop', 5, {}, 20, 0.5],
    ['baronet', 4, {}, 20, 0.5],
    ['baronet', 5, {}, 20, 0.48],
    ['chevalier', 4, {}, 20, 0.6],
  ] as const)('make a good part of their bids in %s (%i players, %j)', (id, players, options, games, least) => {
    expect(made(selfPlay(setUp(byId(id), players, options), games))).toBeGreaterThan(least);
  });

  it.each([3, 4, 5])('make about half of their bids in stones, and come to an end (%i players)', (players) => {
    for (const missedBid of ['zero', 'minus']) {
      const scores = selfPlay(setUp(byId('stones'), players, { missedBid }), 4);
      const points = scores.flatMap(({ delta }) => delta as readonly number[]);
      expect(points.filter((each) => each > 0).length / points.length).toBeGreaterThan(0.45);
      expect(scores.length / 4).toBeLessThan(40);
    }
  });

  it.each(['short', 'medium', 'long'])('hit many contracts in a %s speed run', (length) => {
    const perHand = (scores: readonly Score[]): number =>
      scores.reduce((sum, { delta }) => sum + (delta as readonly number[])[0], 0) / scores.length;
    const rules = setUp(byId('speed-run'), 3, { length });
    const thoughtless = Array.from({ length: 15 }, (_, i) => playGame(rules, [random, random, random], `r ${i}`));
    const own = perHand(selfPlay(rules, 15));
    expect(own).toBeLessThan(0.2);
    expect(own).toBeLessThan(perHand(thoughtless.flatMap(({ scores }) => scores)) - 1);
  });

  it.each<Options>([{}, { opening: 'informal' }, { scoring: 'points' }])(
    'lead out with hands that win, %j',
    (options) => {
      const led = selfPlay(setUp(byId('up-and-down'), 5, options), 12).filter(({ leader }) => leader !== null);
      expect(made(led)).toBeGreaterThan(0.55);
      expect(made(led)).toBeLessThan(0.92);
    },
  );
});
