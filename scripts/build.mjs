// npm run build: builds what is stale, and leaves word of it, so that whoever runs Followsuit next builds nothing.
import { ready } from './ready.mjs';

ready({ web: true });
process.stderr.write('Followsuit is built.\n');
