// npm start: sets everything up, then runs `followsuit serve`, which prints the address of the tables.
import { ready } from './ready.mjs';

ready({ web: true });
process.argv.splice(2, 0, 'serve');
await import('../packages/cli/bin/followsuit.mjs');
