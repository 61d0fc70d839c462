// npm run build: builds what is stale and records it, so that the next command builds nothing.
import { ready } from './ready.mjs';

ready({ web: true });
process.stderr.write('Followsuit is built.\n');
