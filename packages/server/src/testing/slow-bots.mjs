// A thread of bots of which one, `expert`, blocks it for good.
import { parentPort } from 'node:worker_threads';
// biome-ignore lint/style/noRestrictedImports: threads run the build
import { answerQuestion } from '../../dist/bots/bot-questions.js';

parentPort.on('message', (question) => {
  if (question.warmUp) return parentPort.postMessage({ answer: -1 });
  if (question.bot === 'expert') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  parentPort.postMessage({ answer: answerQuestion(question) });
});
