/** The script of the bots' threads: each message is a question to a bot. */
import { parentPort } from 'node:worker_threads';
import { answerQuestion, answerWarmUp, type Question, type WarmUp } from './bot-questions.ts';
import type { Reply } from './thread-pool.ts';

function reply(question: Question | WarmUp): Reply {
  try {
    return { answer: 'warmUp' in question ? answerWarmUp(question) : answerQuestion(question) };
  } catch (error) {
    return { error: (error as Error).message };
  }
}

parentPort?.on('message', (question: Question | WarmUp) => parentPort?.postMessage(reply(question)));
