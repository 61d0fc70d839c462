// npm run puzzles: sets everything up, then finds puzzles for the app, or checks them: npm run puzzles -- --check
import { ready } from './ready.mjs';

ready();
await import('../packages/lab/dist/puzzles/main.js');
