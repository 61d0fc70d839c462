// A worker in a process of its own, with the script of its threads given.
// biome-ignore lint/style/noRestrictedImports: it runs the build
import { runWorker } from '../../dist/workers/run-worker.js';

const { REDIS_URL: url, THREADS, SCRIPT } = process.env;
const log = (_what, text) => process.stderr.write(`${text}\n`);
const script = SCRIPT ? new URL(SCRIPT) : undefined;
await runWorker({ url, threads: Number(THREADS), log: { info: log, warn: log }, script });
process.exit(0);
