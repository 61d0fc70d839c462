// npm run honesty: sets everything up, then runs a program that asks bots about positions with hidden cards: npm run honesty 10000
import { ready } from './ready.mjs';

ready();
await import('../packages/lab/dist/honesty/main.js');
