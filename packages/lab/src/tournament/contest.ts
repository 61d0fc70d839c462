/** What tournaments of all kinds share: a game, bots, and numbered deals from a seed. */
import type { Budget } from '@followsuit/bots';
import { type Options, Rules } from '@followsuit/engine';
import { rulesFor } from '@followsuit/games';
import { closeOutsideBots, type OutsideSettings } from '@followsuit/outside-bots';
import { type LabExecutor, type LabJobs, type LabResult, type LabWork, runLabJobs } from '../lab-jobs.ts';

export interface Contest {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** The contestants. */
  readonly bots: readonly string[];
  /** The kind of contest: single hands from the middle of games, whole games, or hands of which only bids count. */
  readonly play: 'hands' | 'games' | 'bids';
  readonly budget: Budget;
  readonly seed: string;
}

/** One deal of a contest, counted from 0. */
export interface Nth<C extends Contest> {
  readonly contest: C;
  readonly i: number;
  /** Needed if there are outside bots. */
  readonly outside?: OutsideSettings;
}

/** The seed of a deal. */
export const dealSeed = ({ contest, i }: Nth<Contest>): string => `${contest.seed}:${i + 1}`;

/** Reuses the rules for every deal: bots cache what they have prepared for them. */
export function rulesOf({ game, players, options }: Contest): Rules {
  const rules = rulesFor(game, players, options);
  if (!(rules instanceof Rules)) throw new Error(`${game} is no game of tricks.`);
  return rules;
}

/** Which deals of a contest to play, in how many threads or by whom, and a signal that stops them. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly jobs: number | LabExecutor;
  readonly signal?: AbortSignal;
  readonly outside?: OutsideSettings;
}

/** Plays deals and passes on their results in order, until `take` returns false. */
export async function playDeals<K extends 'tournament' | 'bids'>(
  kind: K,
  contest: LabJobs[K][0]['contest'],
  run: LabWork<K>['run'],
  { outside, ...stretch }: Stretch,
  take: (result: LabResult<K>) => boolean,
): Promise<void> {
  const task = (i: number): LabJobs[K][0] => ({ contest, i, ...(outside && { outside }) }) as LabJobs[K][0];
  try {
    await runLabJobs({ ...stretch, kind, task, run }, take);
  } finally {
    await closeOutsideBots(outside);
  }
}
