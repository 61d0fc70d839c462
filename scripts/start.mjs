// npm start: all set-up, then `followsuit serve`, which says where the tables are.
import { ready } from './ready.mjs';

ready({ web: true });
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/followsuit.mjs');
