/** What a thread of the pool runs: each message is a question to a bot. */
import { parentPort } from 'node:worker_threads';
import { prepare, type Question, think, type WarmUp } from './think.ts';
import type { Reply } from './threads.ts';

function reply(question: Question | WarmUp): Reply<number> {
  try {
    return { answer: 'warmUp' in question ? prepare(question) : think(question) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (question: Question | WarmUp) => parentPort?.postMessage(reply(question)));
