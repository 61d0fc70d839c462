// npm run nothing-changed: sets everything up, then runs studies in which nothing changed: npm run nothing-changed 200 250
import { ready } from './ready.mjs';

ready();
await import('../packages/lab/dist/study/nothing-changed.js');
