import { type Json, type Option, Random, type Rules, type TrickGame, type View, viewOf } from '@followsuit/engine';
import { gameOf, trickGames } from '@followsuit/games';
import { describe, expect, it, test } from 'vitest';
import { legalMoves, random } from '../bot.ts';
import { playGame, type Score, setUp, winShare } from '../testing/play.ts';
import { simple } from './index.ts';

const four = ['coralon', 'bishop', 'stones', 'speed-run'].map((id) => gameOf(id) as TrickGame);
const [coralon, bishop, stones, speedRun] = four;

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

describe.each(four.map((game) => [game.id, game] as const))('simple plays %s', (_id, game) => {
  it('by the rules, with every number of players and every option', () => {
    for (const rules of settings(game))
      for (const mixed of [true, false])
        playGame(rules, seating(rules, mixed), 'legal', 3, (view, move) => {
          if (!legalMoves(view).includes(move))
            throw new Error(`${move} is not legal: ${JSON.stringify(rules.options)}`);
        });
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
      playGame(rules, seating(rules, false), 'general', 2, (view, move) => expect(legalMoves(view)).toContain(move));
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

describe('simple beats random', () => {
  const least: Record<string, number> = {
    'coralon 3': 0.9,
    'coralon 4': 0.9,
    'coralon 5': 0.75,
    'coralon 6': 0.7,
    'bishop 4': 0.45,
    'bishop 5': 0.3,
    'stones 3': 0.9,
    'stones 4': 0.9,
    'stones 5': 0.9,
    'speed-run 3': 0.8,
  };
  const tables = four.flatMap((game) =>
    game.players.map((players) => [`${game.id} ${players}`, game, players] as const),
  );
  it.each(tables)('in %s', (name, game, players) => {
    const count = game === bishop ? 400 : game === stones ? 3 * players : 30;
    expect(winShare(setUp(game, players), simple, random, count)).toBeGreaterThan(least[name]);
  });
});

// Random bidders go so high in bishop that a game lasts three hands, and much of it is luck; the other way round it is not.
it.each(bishop.players)('random hardly ever beats simple bots in bishop (%i players)', (players) => {
  expect(winShare(setUp(bishop, players), random, simple, 40)).toBeLessThan(0.1);
});

describe('among themselves simple bots', () => {
  it.each(coralon.players)('make their bids in coralon, exactly or over (%i players)', (players) => {
    const scores = selfPlay(setUp(coralon, players), 8);
    expect(share(scores, ({ result }) => result !== 'missed')).toBeGreaterThan(0.5);
    expect(share(scores, ({ result }) => result === 'exact')).toBeGreaterThan(0.2);
  });

  it('make some of their zeros in coralon', () => {
    const zeros = selfPlay(setUp(coralon, 6, { zeroBids: 'zero' }), 20).filter(({ bid }) => bid === 'zero');
    expect(zeros.length).toBeGreaterThan(10);
    expect(share(zeros, ({ result }) => result === 'exact')).toBeGreaterThan(0.4);
  });

  it.each(bishop.players)('make somewhat more than half of their bids in bishop (%i players)', (players) => {
    for (const partner of ['holder', 'jasper-city']) {
      const made = share(selfPlay(setUp(bishop, players, { partner }), 30), ({ result }) => result === 'made');
      expect(made).toBeGreaterThan(0.48);
      expect(made).toBeLessThan(0.75);
    }
  });

  it.each(stones.players)('make most of their bids in stones, and come to an end (%i players)', (players) => {
    const scores = selfPlay(setUp(stones, players), 4);
    const points = scores.flatMap(({ delta }) => delta as readonly number[]);
    expect(points.filter((each) => each > 0).length / points.length).toBeGreaterThan(0.65);
    expect(scores.length / 4).toBeLessThan(35);
  });

  it('end a game of stones for partners sooner', () => {
    expect(selfPlay(setUp(stones, 4, { partners: 'on' }), 5).length / 5).toBeLessThan(15);
  });

  it.each(['short', 'medium', 'long'])('hit many contracts in a %s speed run', (length) => {
    const perHand = (scores: readonly Score[]): number =>
      scores.reduce((sum, { delta }) => sum + (delta as readonly number[])[0], 0) / scores.length;
    const rules = setUp(speedRun, 3, { length });
    const thoughtless = Array.from({ length: 15 }, (_, i) => playGame(rules, [random, random, random], `r ${i}`));
    const own = perHand(selfPlay(rules, 15));
    expect(own).toBeLessThan(0.2);
    expect(own).toBeLessThan(perHand(thoughtless.flatMap(({ scores }) => scores)) - 1);
  });
});

test('every game has a bot that plays it to the end of a hand', () => {
  for (const game of trickGames)
    for (const players of game.players) {
      const rules = setUp(game, players);
      expect(playGame(rules, seating(rules, false), 'any', 1).scores.length).toBe(1);
    }
});
