// npm run load: sets everything up, then runs a load test of the server: npm run load acts 2000 20
import { ready } from './ready.mjs';

ready();
await import('../packages/server/dist/load/main.js');
