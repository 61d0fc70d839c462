// npm run load: all set-up, then a program that measures the server: npm run load acts 2000 20
import { ready } from './ready.mjs';

ready();
await import('../packages/server/dist/load/main.js');
