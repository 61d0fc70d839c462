/** Runs studies in threads, or wherever jobs of the laboratory run. */
import type { ChunkRunner } from '@followsuit/study';
import { type LabExecutor, runLabJobs } from '../lab-jobs.ts';
import { playStudyChunk } from './study-chunks.ts';

/**
 * Plays the chunks of studies; the same seed gives the same numbers everywhere.
 *
 * @example await runStudy(study, rules, studyRunner(openLabThreads(2), signal))
 */
export const studyRunner =
  (jobs: number | LabExecutor, signal?: AbortSignal): ChunkRunner =>
  (study, chunks, take) => {
    const task = (i: number) => ({ study, chunk: chunks[i] });
    return runLabJobs({ kind: 'study', first: 0, last: chunks.length, task, run: playStudyChunk, jobs, signal }, take);
  };
