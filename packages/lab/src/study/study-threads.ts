/** Runs studies on the cores of this machine. */
import { fileURLToPath } from 'node:url';
import type { ChunkRunner } from '@followsuit/study';
import { openPool, runInOrder } from '../ordered-jobs.ts';
import { playStudyChunk } from './study-chunks.ts';

/** A runner, and what ends its threads. */
export interface StudyRunner {
  readonly run: ChunkRunner;
  close(): Promise<void>;
}

/**
 * Threads for studies; the same seed gives the same numbers on any number of them.
 *
 * @example const { run, close } = studyThreads(2, signal); await runStudy(study, rules, run); await close();
 */
export function studyThreads(jobs: number, signal?: AbortSignal): StudyRunner {
  const worker = fileURLToPath(new URL('../../dist/study/worker.js', import.meta.url));
  const pool = openPool(worker, jobs);
  return {
    run: (study, chunks, take) =>
      runInOrder(
        {
          first: 0,
          last: chunks.length,
          task: (i) => ({ study, chunk: chunks[i] }),
          run: playStudyChunk,
          worker,
          jobs,
          pool,
          signal,
        },
        take,
      ),
    close: () => pool.destroy(),
  };
}
