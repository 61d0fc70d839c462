/** Runs chunks on the workers at the other end of some ports, and passes on their sums in order. */
import type { ChunkRunner, ChunkSums } from '@followsuit/study';
import type { PlayReply, PlayRequest } from './messages.ts';

/** Chunks that each worker has at a time, so that none waits. */
const AHEAD = 2;

interface Waiting {
  readonly resolve: (sums: ChunkSums) => void;
  readonly reject: (error: Error) => void;
}

/** @example await runStudy(study, rules, portRunner(ports, () => stopped)) */
export function portRunner(ports: readonly MessagePort[], isStopped: () => boolean): ChunkRunner {
  const waiting = new Map<number, Waiting>();
  let last = 0;
  for (const port of ports)
    port.onmessage = ({ data: { n, sums, fault } }: MessageEvent<PlayReply>) => {
      const asked = waiting.get(n);
      waiting.delete(n);
      if (sums) asked?.resolve(sums);
      else asked?.reject(new Error(fault));
    };
  return async (study, chunks, take) => {
    const ask = (i: number): Promise<ChunkSums> =>
      new Promise((resolve, reject) => {
        const n = ++last;
        waiting.set(n, { resolve, reject });
        ports[i % ports.length].postMessage({ n, study, range: chunks[i] } satisfies PlayRequest);
      });
    const running: Promise<ChunkSums>[] = [];
    for (let next = 0, taken = 0; taken < chunks.length && !isStopped(); taken++) {
      for (; next < chunks.length && running.length < ports.length * AHEAD; next++) {
        const piece = ask(next);
        piece.catch(() => {}); // it is awaited later, or not at all
        running.push(piece);
      }
      if (!take(await (running.shift() as Promise<ChunkSums>))) return;
    }
  };
}
