/** What a thread of the pool runs: each message is a question to a bot. */
import { parentPort } from 'node:worker_threads';
import { type Question, think } from './think.ts';
import type { Reply } from './threads.ts';

function reply(question: Question): Reply<number> {
  try {
    return { answer: think(question) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (question: Question) => parentPort?.postMessage(reply(question)));
