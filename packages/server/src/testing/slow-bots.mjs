// A thread of bots of which one, `random`, blocks it for seconds.
import { parentPort } from 'node:worker_threads';
// biome-ignore lint/style/noRestrictedImports: threads run the build
import { answerQuestion } from '../../dist/bots/bot-questions.js';

parentPort.on('message', (question) => {
  if (question.bot === 'random') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 8000);
  parentPort.postMessage({ answer: answerQuestion(question) });
});
