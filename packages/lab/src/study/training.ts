/** Trains policies in threads, or wherever jobs of the laboratory run. */
import type { Model } from '@followsuit/bots';
import { trickGames } from '@followsuit/games';
import {
  type GradientResult,
  type GradientTask,
  type RelearningMeans,
  SelfPlay,
  type Training,
  type TrainingProgress,
  train,
} from '@followsuit/study';
import { type LabExecutor, runLabJobs } from '../lab-jobs.ts';

let key = '';
let selfPlay: SelfPlay | undefined;

/** Plays a piece of self-play in this thread; what the last training needed is kept. */
export function playSelfPlay(task: GradientTask): GradientResult {
  const name = JSON.stringify([task.game, task.setups]);
  if (!selfPlay || name !== key) {
    const game = trickGames.find(({ id }) => id === task.game);
    if (!game) throw new Error(`There is no game of tricks ${task.game}.`);
    selfPlay = new SelfPlay(game, task.setups);
    key = name;
  }
  return selfPlay.play(task);
}

export interface TrainingOptions {
  /** How many threads, or who does the work; by default this thread. */
  readonly jobs?: number | LabExecutor;
  readonly progress?: (now: TrainingProgress) => void;
  readonly signal?: AbortSignal | undefined;
  /** The clock, in milliseconds; a test passes its own, so that it learns as much on a busy machine. */
  readonly now?: () => number;
}

/**
 * Trains a policy. Stopped by the signal, it returns what it has learned so far.
 *
 * @example const model = await trainPolicy({ game: coralon, seed: '1', until: { seconds: 300 } }, { jobs: threads });
 */
export const trainPolicy = (
  training: Training,
  { jobs = inThisThread, signal, now = () => performance.now(), ...more }: TrainingOptions = {},
): Promise<Model> =>
  train(training, {
    ...more,
    now,
    signal,
    pause: () => new Promise((resolve) => setImmediate(resolve)),
    async play(tasks) {
      const results: GradientResult[] = [];
      await runLabJobs(
        { kind: 'gradient', first: 0, last: tasks.length, task: (i) => tasks[i], run: playSelfPlay, jobs, signal },
        (result) => void results.push(result),
      );
      return results.length < tasks.length ? null : results;
    },
  });

const inThisThread: LabExecutor = {
  run: async ({ task }) => playSelfPlay(task as GradientTask),
  width: () => 1,
};

/** Trains the players of `relearn`. @example await relearn(stones, study, { deals: 20_000 }, { train: trainerOf({ jobs: threads }), play }) */
export const trainerOf =
  (options: TrainingOptions): RelearningMeans['train'] =>
  (training, progress) =>
    trainPolicy(training, { ...options, progress });
