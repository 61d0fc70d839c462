// A thread of bots that never choose: `club` has an error, `expert` ends the thread, `master` answers with no legal move.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', ({ bot }) => {
  if (bot === 'expert') process.exit(1);
  parentPort.postMessage(bot === 'club' ? { error: 'no idea' } : { answer: -1 });
});
