/**
 * Learning by self-play: the policy plays each deal several times; moves with which a seat did better than in the other
 * plays of the same deal become likelier (REINFORCE; the other plays are the baseline).
 *
 * A piece of work is a few deals with the same weights. Its result depends on nothing else, so pieces can be played anywhere.
 */
import type { HandReward } from '@followsuit/bots';
import { dealFrom, Random, type State, type TrickGame } from '@followsuit/engine';
import { HAND, OVER, PHASE } from '@followsuit/engine/state';
import { handReward } from './hand-reward.ts';
import { Log } from './log.ts';
import { type TrainingSetup, type TrainingVariant, trainingVariants } from './training-variants.ts';

/** How often each deal is played. */
const PLAYS = 4;
/** Hands after which a game restarts. */
const HANDS = 40;
/** The entropy bonus, which keeps the policy from becoming too sure of itself. */
const SPREAD = 0.004;
/** How fast the mean of the squared advantage follows. */
const PACE = 0.01;

/** A few deals of self-play, and all that their result depends on. */
export interface GradientTask {
  readonly game: string;
  readonly setups: readonly TrainingSetup[];
  readonly seed: string;
  /** The learned weights. */
  readonly weights: Float64Array;
  /** A running mean of the squared advantage, by variant, so that all games learn at the same pace; 0: none yet. */
  readonly squares: readonly number[];
  /** The number of the first deal; deal i is played under variant i modulo their number. */
  readonly first: number;
  /** By deal, the game that it continues: hands are played at all scores. */
  readonly states: readonly (readonly number[])[];
}

export interface GradientResult {
  /** What would improve the weights, added up over the deals. */
  readonly gradient: Float64Array;
  /** By deal: the mean squared advantage, and the game after it. */
  readonly squares: readonly number[];
  readonly states: readonly (readonly number[])[];
}

/** The running mean of the squared advantage after another deal. */
export const nextSquare = (known: number, square: number): number =>
  known === 0 ? square : known + PACE * (square - known);

/** Plays the pieces of one training. @example new SelfPlay(stones, setups).play(task).gradient */
export class SelfPlay {
  private readonly variants: readonly TrainingVariant[];
  private readonly worths: readonly HandReward[];
  private readonly logs = Array.from({ length: PLAYS }, () => new Log(400, 20_000, 300_000));
  private readonly results = Array.from({ length: PLAYS }, () => new Float64Array(8));
  private readonly worth = new Float64Array(8);
  private readonly moves: Int32Array;
  private readonly chances: Float64Array;
  /** By index of the policy's table. */
  private readonly gradient: Float64Array;

  constructor(game: TrickGame, setups: readonly TrainingSetup[]) {
    this.variants = trainingVariants(game, setups);
    this.moves = new Int32Array(Math.max(...this.variants.map(({ rules }) => rules.maxMoves)));
    this.chances = new Float64Array(this.moves.length);
    this.worths = this.variants.map(({ rules }) => handReward(rules));
    this.gradient = new Float64Array(this.variants[0].policy.shape.size);
  }

  play({ seed, weights, squares, first, states }: GradientTask): GradientResult {
    const { variants, gradient } = this;
    const { shape, table } = variants[0].policy;
    shape.spread(weights, table);
    gradient.fill(0);
    const known = [...squares];
    const found = states.map((before, n) => {
      const which = (first + n) % variants.length;
      const { state } = variants[which];
      state.set(before);
      this.playDeal(which, new Random(`${seed}/self-play/${first + n}`));
      const square = this.advantages(variants[which].rules.seats);
      known[which] = nextSquare(known[which], square);
      if (known[which] > 0) this.learn(1 / Math.sqrt(known[which]));
      return { square, state: Array.from(state) };
    });
    gradient[0] = 0; // index 0 is no feature
    const gathered = new Float64Array(shape.learned);
    shape.gather(gradient, gathered);
    return {
      gradient: gathered,
      squares: found.map(({ square }) => square),
      states: found.map(({ state }) => state),
    };
  }

  /** Plays the next deal of a game several times; the game goes on from the last of them. */
  private playDeal(which: number, random: Random): void {
    const { rules, state, copy } = this.variants[which];
    if (state[PHASE] === OVER || state[HAND] >= HANDS) state.set(rules.start());
    rules.deal(state, dealFrom(rules, state, random));
    for (let play = 0; play < PLAYS; play++) {
      copy.set(state);
      this.playHand(this.variants[which], copy, this.logs[play], random);
      this.worths[which].of(copy, this.results[play]);
    }
    state.set(copy);
  }

  /** Replaces results by what they are above the mean of the other plays; returns the mean square. */
  private advantages(seats: number): number {
    const { results } = this;
    let square = 0;
    for (let seat = 0; seat < seats; seat++) {
      let mean = 0;
      for (let play = 0; play < PLAYS; play++) mean += results[play][seat] / PLAYS;
      for (let play = 0; play < PLAYS; play++) {
        results[play][seat] = ((results[play][seat] - mean) * PLAYS) / (PLAYS - 1);
        square += results[play][seat] ** 2 / (PLAYS * seats);
      }
    }
    return square;
  }

  private learn(scale: number): void {
    const { worth, results, logs, gradient } = this;
    for (let play = 0; play < PLAYS; play++) {
      for (let seat = 0; seat < worth.length; seat++) worth[seat] = results[play][seat] * scale;
      logs[play].reward(worth, SPREAD, gradient);
    }
  }

  /** Plays a hand to its end with the policy, and logs its decisions. */
  private playHand({ rules, policy }: TrainingVariant, s: State, log: Log, random: Random): void {
    const { moves, chances } = this;
    log.clear();
    while (s[PHASE] >= 0) {
      const seat = seatToAct(rules.actors(s));
      const n = rules.moves(s, seat, moves);
      let taken = 0;
      if (n > 1) {
        policy.weigh(s, seat, moves, n, chances);
        taken = drawn(chances, n, random.next() / 0x1_0000_0000);
        if (log.hasRoom(n, policy.width)) log.add(seat, policy.features, policy.width, chances, n, taken);
      }
      rules.apply(s, seat, moves[taken]);
    }
  }
}

/** The first of the seats that may act: the order matters only if several open a hand at once. */
export const seatToAct = (actors: number): number => 31 - Math.clz32(actors & -actors);

/** The index of the chance that a number from 0 to 1 falls on. */
export function drawn(chances: Float64Array, n: number, at: number): number {
  let rest = at;
  for (let i = 0; i < n - 1; i++) {
    rest -= chances[i];
    if (rest < 0) return i;
  }
  return n - 1;
}
