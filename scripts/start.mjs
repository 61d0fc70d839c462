// npm start: all set-up, then `followsuit start`.
import { ready } from './ready.mjs';

ready();
process.argv.splice(2, 0, 'start');
await import('../packages/cli/bin/followsuit.mjs');
