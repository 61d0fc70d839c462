/** Trains the policy of a game: first with a teacher, then by self-play, until the time is up. */
import { learnedFrom, type Model, modelOf } from '@followsuit/bots';
import type { TrickGame } from '@followsuit/engine';
import { Imitation } from './imitation.ts';
import { SelfPlay } from './self-play.ts';
import { type TrainingSetup, trainingVariants } from './variants.ts';

export interface Training {
  readonly game: TrickGame;
  readonly seed: string;
  /** The time limit. */
  readonly seconds: number;
  /** A model to continue from, instead of a teacher. */
  readonly from?: Model;
  /** The players and options to learn; by default all that change how the game is played. */
  readonly setups?: readonly TrainingSetup[];
  /** The clock, in milliseconds; a test passes its own, so that it learns as much on a busy machine. */
  readonly now?: () => number;
}

export interface TrainingProgress {
  /** The current stage, and the share of the total time that has passed. */
  readonly stage: 'watching' | 'imitating' | 'self-play';
  readonly share: number;
  /** Deals played so far (several times each). */
  readonly deals: number;
  /** The mean chance that the policy gives to the teacher's choices, once it has been measured. */
  readonly likeness: number;
}

/** The shares of the time for watching the teacher and for learning from it. */
const WATCHING = 0.12;
const IMITATING = 0.08;
const BATCH = 512;
const IMITATION_RATE = 0.02;
const DEALS = 48;
const RATE = 0.02;
const LAST_RATE = 0.002;
const PULL = 0.06;

/**
 * Trains a policy. Stops when the time is up or `signal` is aborted, and returns what it has learned so far.
 *
 * @example const model = await train({ game: coralon, seed: '1', seconds: 300 }, ({ share }) => show(share));
 */
export async function train(
  { game, seed, seconds, from, setups, now = () => performance.now() }: Training,
  progress: (now: TrainingProgress) => void = () => {},
  signal?: AbortSignal,
): Promise<Model> {
  const variants = trainingVariants(game, setups);
  const { shape, table } = variants[0].policy;
  const learned = from ? learnedFrom(from, shape) : new Float64Array(shape.learned);
  const gradient = new Float64Array(shape.size);
  const gathered = new Float64Array(shape.learned);
  const begin = now();
  const share = (): number => (now() - begin) / (seconds * 1000);
  const goesOn = async (until: number): Promise<boolean> => {
    await new Promise((resolve) => setImmediate(resolve)); // lets an interrupt in
    return !signal?.aborted && share() < until;
  };
  const learn = (adam: Adam, rate: number, n: number): void => {
    for (let i = 0; i < gradient.length; i++) gradient[i] /= n;
    gradient[0] = 0; // index 0 is no feature
    shape.gather(gradient, gathered);
    adam.step(learned, gathered, rate, PULL);
    shape.spread(learned, table);
    gradient.fill(0);
  };
  let likeness = 0;
  shape.spread(learned, table);
  if (!from) {
    const teacher = new Imitation(variants, seed);
    const adam = new Adam(shape.learned);
    while ((await goesOn(WATCHING)) && teacher.watch())
      progress({ stage: 'watching', share: share(), deals: 0, likeness });
    const start = share();
    while (await goesOn(start + IMITATING)) {
      const met = teacher.run(BATCH, table, gradient);
      likeness += (met - likeness) * (likeness === 0 ? 1 : 0.02);
      learn(adam, IMITATION_RATE * (1 - 0.9 * ((share() - start) / IMITATING)), BATCH);
      progress({ stage: 'imitating', share: share(), deals: 0, likeness });
    }
    for (const { rules, state } of variants) state.set(rules.start());
  }
  const play = new SelfPlay(variants, seed);
  const adam = new Adam(shape.learned);
  const start = share();
  const rate = from ? RATE / 2 : RATE; // avoids unlearning at first what the model already knows
  let deals = 0;
  while (await goesOn(1)) {
    play.run(DEALS, gradient);
    deals += DEALS;
    const done = (share() - start) / (1 - start);
    learn(adam, rate * (LAST_RATE / rate) ** done, DEALS);
    progress({ stage: 'self-play', share: share(), deals, likeness });
  }
  return modelOf(game.id, shape, learned, from);
}

/** Adam (Kingma and Ba 2015): steps of about the same length for all weights, however often their features occur. */
const FADE = 0.9;
const FADE_SQUARE = 0.999;

export class Adam {
  private readonly mean: Float64Array;
  private readonly square: Float64Array;
  private steps = 0;

  constructor(size: number) {
    this.mean = new Float64Array(size);
    this.square = new Float64Array(size);
  }

  /**
   * Moves the weights along a gradient (uphill) by about `rate`, and each by the share `pull` of that towards 0: weights that
   * only fluctuate by chance stay at 0, and the model stays small.
   */
  step(weights: Float64Array, gradient: Float64Array, rate: number, pull: number): void {
    this.steps++;
    const scale = rate / (1 - FADE ** this.steps);
    const back = rate * pull;
    const unit = 1 / (1 - FADE_SQUARE ** this.steps);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i];
      this.mean[i] = FADE * this.mean[i] + (1 - FADE) * g;
      this.square[i] = FADE_SQUARE * this.square[i] + (1 - FADE_SQUARE) * g * g;
      if (this.square[i] === 0) continue;
      const moved = weights[i] + (scale * this.mean[i]) / (Math.sqrt(this.square[i] * unit) + 1e-6);
      weights[i] = moved > back ? moved - back : moved < -back ? moved + back : 0;
    }
  }
}
