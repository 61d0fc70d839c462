// npm run review-check: sets everything up, then measures what reviews promise: npm run review-check luck 100
import { ready } from './ready.mjs';

ready();
await import('../packages/lab/dist/review/main.js');
