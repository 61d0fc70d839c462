/** Does jobs on the workers at the other end of some ports, and passes on their results in order. */
import type { ChunkRunner, ChunkSums, GradientResult, GradientTask } from '@followsuit/study';
import type { PlayJob, PlayJobs, PlayReply, PlayRequest } from './messages.ts';

/** Jobs that each worker has at a time, so that none waits. */
const AHEAD = 2;

interface Waiting {
  readonly resolve: (result: PlayJobs[keyof PlayJobs][1]) => void;
  readonly reject: (error: Error) => void;
}

/** Whatever plays for the conductor. */
export interface PortPool {
  /** @example await runStudy(study, rules, pool.run(() => stopped)) */
  readonly run: (isStopped: () => boolean) => ChunkRunner;
  /** Plays the pieces of a step of training. */
  readonly play: (tasks: readonly GradientTask[]) => Promise<readonly GradientResult[]>;
}

/** One pool for all studies: answers to a study that was stopped are told from those to the next by their numbers. */
export function openPorts(ports: readonly MessagePort[]): PortPool {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  for (const port of ports)
    port.onmessage = ({ data: { n, result, fault } }: MessageEvent<PlayReply>) => {
      const asked = waiting.get(n);
      waiting.delete(n);
      if (result) asked?.resolve(result);
      else asked?.reject(new Error(fault));
    };
  const ask = <T extends PlayJobs[keyof PlayJobs][1]>(i: number, job: PlayJob): Promise<T> =>
    new Promise((resolve, reject) => {
      const n = ++last;
      waiting.set(n, { resolve: (result) => resolve(result as T), reject });
      ports[i % ports.length].postMessage({ n, job } satisfies PlayRequest);
    });
  return {
    run: (isStopped) => async (study, chunks, take) => {
      const running: Promise<ChunkSums>[] = [];
      for (let next = 0, taken = 0; taken < chunks.length && !isStopped(); taken++) {
        for (; next < chunks.length && running.length < ports.length * AHEAD; next++) {
          const piece = ask<ChunkSums>(next, { job: 'deals', task: { study, range: chunks[next] } });
          piece.catch(() => {}); // it is awaited later, or not at all
          running.push(piece);
        }
        if (!take(await (running.shift() as Promise<ChunkSums>))) return;
      }
    },
    play: (tasks) => Promise.all(tasks.map((task, i) => ask<GradientResult>(i, { job: 'gradient', task }))),
  };
}
