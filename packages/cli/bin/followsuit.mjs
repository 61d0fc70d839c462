#!/usr/bin/env node
import { ready } from '../../../scripts/ready.mjs';

// A reader that has seen enough, such as `followsuit games | head -1`, is no error.
process.stdout.on('error', (error) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

ready({ install: 'missing', web: process.argv[2] === 'serve' });
const { main } = await import('../dist/main.js');
process.exitCode = await main(process.argv.slice(2));
