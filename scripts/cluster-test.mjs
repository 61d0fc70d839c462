// npm run cluster-test: sets everything up, then breaks a cluster in every way: npm run cluster-test -- --only kill --rounds 10

import { inOwnNetwork } from './networks.mjs';
import { wantPostgres } from './postgres.mjs';
import { ready } from './ready.mjs';
import { wantRedis } from './redis.mjs';

ready();
wantPostgres();
wantRedis();
const code = process.argv.includes('--help') ? null : await inOwnNetwork();
if (code === null) await import('../packages/server/dist/cluster-test/main.js');
else process.exitCode = code;
