/**
 * Tests whether bots use cards they may not see: each bot chooses twice, with the same random numbers, in two deals that look
 * the same to its seat, and must choose the same. `open`, which sees all cards, must not: this shows that the test can fail.
 */
import { random as anything, type Budget, bots, legalMoves, sampleWorld, simple } from '@followsuit/bots';
import { dealFrom, Random, Rules, type State, seatsIn, type TrickGame, viewOf } from '@followsuit/engine';
import { OVER, PHASE } from '@followsuit/engine/state';
import { trainingSetups } from '@followsuit/study';
import { type Contestant, contestantOf, MEASURES } from '../tournament/contestants.ts';

/** The contestants: all bots, and those that exist for measuring. */
export const HONESTY_BOTS: readonly string[] = [...bots.map(({ name }) => name), ...MEASURES];

/** The results for a game. */
export interface Honesty {
  readonly game: string;
  /** The number of combinations of players and options. */
  readonly variants: number;
  readonly positions: number;
  /** Of those, by phase. */
  readonly phases: Readonly<Record<string, number>>;
  /** By bot: how often it chose differently after the hidden cards were redealt. */
  readonly differ: Readonly<Record<string, number>>;
}

/** One position in this many is tested: during the tricks, and before. */
const OF_TRICKS = 4;
const OF_OTHERS = 2;
/** The fewest positions of each variant; if the total is too small for all variants, some are left out. */
const OF_VARIANT = 6;
/** The most redeals until one differs from the true deal. */
const DRAWS = 5;

/**
 * Tests positions of a game, in turn with every number of players and every option.
 *
 * @example honesty(coralon, 100, 'any', { simulations: 20 }).differ.expert === 0
 */
export function honesty(game: TrickGame, positions: number, seed: string, budget: Budget): Honesty {
  const all = spread(trainingSetups(game), Math.floor(positions / OF_VARIANT));
  const phases: Record<string, number> = {};
  const differ: Record<string, number> = Object.fromEntries(HONESTY_BOTS.map((name) => [name, 0]));
  let asked = 0;
  for (const [i, { players, options }] of all.entries()) {
    const rules = new Rules(game, players, options);
    const contestants = HONESTY_BOTS.flatMap((name) => contestantOf(name, rules, budget) ?? []);
    const until = Math.round(((i + 1) * positions) / all.length);
    for (const { state, seat, random } of walk(rules, `${seed}/${game.id}/${i}`)) {
      if (asked >= until) break;
      const other = dealtAnew(rules, state, seat, random);
      if (other === null) continue;
      const luck = `${seed}/luck/${asked++}`;
      const phase = rules.phase(state);
      phases[phase] = (phases[phase] ?? 0) + 1;
      for (const each of contestants) if (!isSame(each, state, other, seat, luck)) differ[each.name]++;
    }
  }
  return { game: game.id, variants: all.length, positions: asked, phases, differ };
}

/** Evenly spaced elements of a list, always including the first. */
function spread<T>(list: readonly T[], wanted: number): readonly T[] {
  const n = Math.max(1, wanted);
  if (n >= list.length) return list;
  return Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n)]);
}

interface Position {
  readonly state: State;
  readonly seat: number;
  readonly random: Random;
}

/** An endless stream of positions with a choice; random and simple players alternate. */
function* walk(rules: Rules, seed: string): Generator<Position> {
  const random = new Random(seed);
  let state = rules.start();
  for (let hand = 0; ; hand++) {
    if (state[PHASE] === OVER) state = rules.start();
    rules.deal(state, dealFrom(rules, state, random));
    while (state[PHASE] >= 0) {
      const seats = seatsIn(rules.actors(state));
      const seat = seats[random.below(seats.length)];
      const view = viewOf(rules, state, seat);
      const rare = state[PHASE] === rules.tricks ? OF_TRICKS : OF_OTHERS;
      if (random.below(rare) === 0 && legalMoves(view).length > 1) yield { state, seat, random };
      rules.apply(state, seat, (hand % 2 === 0 ? anything : simple).choose(view, random));
    }
  }
}

/** The same position with the hidden cards redealt; null if everything is known. */
function dealtAnew(rules: Rules, s: State, seat: number, random: Random): State | null {
  const view = viewOf(rules, s, seat);
  for (let i = 0; i < DRAWS; i++) {
    const world = sampleWorld(view, random);
    if (!areEqual(viewOf(rules, world, seat).state, view.state))
      throw new Error('A world does not agree with its view.');
    if (!areEqual(world, s)) return world;
  }
  return null;
}

const areEqual = (a: State, b: State): boolean => a.every((value, i) => value === b[i]);

/** Whether a contestant chooses the same in two states with the same random numbers. */
const isSame = (contestant: Contestant, one: State, other: State, seat: number, luck: string): boolean =>
  contestant.choose(one.slice(), seat, new Random(luck)) === contestant.choose(other.slice(), seat, new Random(luck));
