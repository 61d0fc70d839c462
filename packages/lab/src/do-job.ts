/** Does the jobs of the laboratory. */

import type { LabJob, LabJobKind, LabJobs, LabResult } from './lab-jobs.ts';
import { playChunk } from './simulate.ts';
import { playStudyChunk } from './study/study-chunks.ts';
import { playSelfPlay } from './study/training.ts';
import { bidsInDeal } from './tournament/bids.ts';
import { playNth } from './tournament/tournament.ts';

const DOES: { readonly [K in LabJobKind]: (task: LabJobs[K][0]) => LabResult<K> | Promise<LabResult<K>> } = {
  study: playStudyChunk,
  simulate: playChunk,
  tournament: playNth,
  bids: bidsInDeal,
  gradient: playSelfPlay,
};

/** @example await doLabJob({ job: 'simulate', task: { simulation, first: 0, last: 10 } }) */
export const doLabJob = async <K extends LabJobKind>({ job, task }: LabJob<K>): Promise<LabResult<K>> =>
  (DOES[job] as (task: unknown) => LabResult<K> | Promise<LabResult<K>>)(task);
