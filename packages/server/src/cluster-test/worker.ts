/** A worker of the cluster test: thinks for bots, and ends with its parent. */
import { runWorker } from '../workers/run-worker.ts';

process.on('disconnect', () => process.exit(1));
const log = { info: () => {}, warn: () => {} };
await runWorker({ url: process.env.REDIS_URL as string, threads: 1, log });
process.exit(0);
