/** Trains the policy of a game: first with a teacher, then by self-play, until so many deals are played or the time is up. */
import { learnedFrom, type Model, modelOf } from '@followsuit/bots';
import type { TrickGame } from '@followsuit/engine';
import { Adam } from './adam.ts';
import { Imitation } from './imitation.ts';
import { type GradientResult, type GradientTask, nextSquare } from './self-play.ts';
import { type TrainingSetup, trainingSetups, trainingVariants } from './training-variants.ts';

export interface Training {
  readonly game: TrickGame;
  readonly seed: string;
  /** Until when: so many deals, which give the same weights again, or so many seconds. */
  readonly until: { readonly deals: number } | { readonly seconds: number };
  /** A model to continue from, instead of a teacher. */
  readonly from?: Model | undefined;
  /** The players and options to learn; by default all that change how the game is played. */
  readonly setups?: readonly TrainingSetup[] | undefined;
}

/** What training needs from outside. */
export interface TrainingMeans {
  /** The clock, in milliseconds. */
  readonly now: () => number;
  /** Plays the pieces of a step, anywhere; null if somebody stops it. */
  readonly play: (tasks: readonly GradientTask[]) => Promise<readonly GradientResult[] | null>;
  /** Lets others have the thread for a moment. */
  readonly pause: () => Promise<void>;
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly progress?: ((now: TrainingProgress) => void) | undefined;
}

export interface TrainingProgress {
  /** The current stage, and the share of all the work that is done. */
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
/** The same by deals of self-play: hands to watch, and batches to learn from them. */
const WATCHED_PER_DEAL = 0.15;
const BATCHES_PER_DEAL = 0.025;
const BATCH = 512;
const IMITATION_RATE = 0.02;
/** The deals of a step, and of a piece of one: at most 48 / 6 pieces are played at a time. */
const DEALS = 48;
const PIECE = 6;
const RATE = 0.02;
const LAST_RATE = 0.002;
const PULL = 0.06;

/**
 * Trains a policy. Stops when it is done or `signal` is aborted, and returns what it has learned so far.
 *
 * @example const model = await train({ game: coralon, seed: '1', until: { deals: 20_000 } }, means);
 */
export async function train(training: Training, means: TrainingMeans): Promise<Model> {
  const { game, seed, until, from, setups = trainingSetups(game) } = training;
  const { now, pause, signal, progress = () => {} } = means;
  const variants = trainingVariants(game, setups);
  const { shape, table } = variants[0].policy;
  const learned = from ? learnedFrom(from, shape) : new Float64Array(shape.learned);
  const begin = now();
  const passed = (): number => ('seconds' in until ? (now() - begin) / (until.seconds * 1000) : 0);
  let likeness = 0;
  if (!from) {
    const teacher = new Imitation(variants, seed);
    const adam = new Adam(shape.learned);
    const gradient = new Float64Array(shape.size);
    const gathered = new Float64Array(shape.learned);
    /** Counts the rounds of a stage, and returns its share until it is done. */
    const stage = (rounds: number, time: number): (() => Promise<number>) => {
      const start = passed();
      let n = -1;
      return async () => {
        n++;
        await pause();
        return signal?.aborted ? 1 : 'deals' in until ? n / rounds : (passed() - start) / time;
      };
    };
    const deals = 'deals' in until ? until.deals : 0;
    const watched = stage(Math.ceil(deals * WATCHED_PER_DEAL), WATCHING);
    while ((await watched()) < 1 && teacher.watch())
      progress({ stage: 'watching', share: passed(), deals: 0, likeness });
    const imitated = stage(Math.ceil(deals * BATCHES_PER_DEAL), IMITATING);
    for (let done = await imitated(); done < 1 && teacher.log.size > 0; done = await imitated()) {
      shape.spread(learned, table);
      gradient.fill(0);
      const met = teacher.run(BATCH, table, gradient);
      likeness += (met - likeness) * (likeness === 0 ? 1 : 0.02);
      gradient[0] = 0; // index 0 is no feature
      shape.gather(gradient, gathered);
      adam.climb(learned, gathered, BATCH, IMITATION_RATE * (1 - 0.9 * done), PULL);
      progress({ stage: 'imitating', share: passed(), deals: 0, likeness });
    }
  }
  const start = passed();
  const adam = new Adam(shape.learned);
  const rate = from ? RATE / 2 : RATE; // avoids unlearning at first what the model already knows
  /** Games in progress: each deal of a step continues another one. */
  const games = Array.from({ length: variants.length * Math.ceil(DEALS / variants.length) }, (_, i) =>
    Array.from(variants[i % variants.length].rules.start()),
  );
  const squares: number[] = Array(variants.length).fill(0);
  let deals = 0;
  for (;;) {
    await pause();
    const done = 'deals' in until ? deals / until.deals : (passed() - start) / (1 - start);
    if (signal?.aborted || done >= 1) break;
    const n = 'deals' in until ? Math.min(DEALS, until.deals - deals) : DEALS;
    const tasks = piecesOf(deals, deals + n).map(([first, last]): GradientTask => {
      const states = Array.from({ length: last - first }, (_, n) => games[(first + n) % games.length]);
      return { game: game.id, setups, seed, weights: learned, squares, first, states };
    });
    const results = await means.play(tasks);
    if (results === null) break;
    const gradient = new Float64Array(shape.learned);
    for (const { gradient: part, squares: found, states } of results) {
      for (let i = 0; i < gradient.length; i++) gradient[i] += part[i];
      for (const [at, state] of states.entries()) {
        const which = deals % variants.length;
        squares[which] = nextSquare(squares[which], found[at]);
        games[deals++ % games.length] = [...state];
      }
    }
    adam.climb(learned, gradient, n, rate * (LAST_RATE / rate) ** done, PULL);
    progress({ stage: 'self-play', share: 'deals' in until ? deals / until.deals : passed(), deals, likeness });
  }
  return modelOf(game.id, shape, learned, from);
}

/** The pieces of a step: the first deal of each, and the one after the last. */
function piecesOf(first: number, last: number): [number, number][] {
  const pieces: [number, number][] = [];
  for (let at = first; at < last; at += PIECE) pieces.push([at, Math.min(at + PIECE, last)]);
  return pieces;
}
